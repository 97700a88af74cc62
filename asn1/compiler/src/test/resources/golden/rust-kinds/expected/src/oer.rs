//! OER.
#![allow(clippy::manual_range_patterns, clippy::needless_late_init, dead_code)]
// what is empty is copied only where it is needed
#![allow(clippy::unnecessary_lazy_evaluations)]

use crate::c2x_runtime::*;
use crate::types::*;

const ALPHABET_1: Alphabet = Alphabet {
    ranges: &[(0, 127)],
    width: 8,
    indexed: false,
};

const ALPHABET_2: Alphabet = Alphabet {
    ranges: &[(48, 57)],
    width: 8,
    indexed: false,
};

const ALPHABET_3: Alphabet = Alphabet {
    ranges: &[(0, 1114111)],
    width: 8,
    indexed: false,
};

impl Place {
    /// Encodes a message; returns how many octets it has.
    pub fn encode_oer(&self, store: &Store, buffer: &mut [u8]) -> Result<usize, Error> {
        Writer::message(buffer, store, "Place", |w| {
            write_place(self, w)?;
            Ok(())
        })
    }

    /// Decodes a message; returns how many octets it had.
    pub fn decode_oer(&mut self, octets: &[u8], store: &mut Store) -> Result<usize, Error> {
        Reader::message(octets, store, "Place", |r| {
            read_place(self, r)?;
            Ok(())
        })
    }
}

impl Uncommon {
    /// Encodes a message; returns how many octets it has.
    pub fn encode_oer(&self, store: &Store, buffer: &mut [u8]) -> Result<usize, Error> {
        Writer::message(buffer, store, "Uncommon", |w| {
            write_uncommon(self, w)?;
            Ok(())
        })
    }

    /// Decodes a message; returns how many octets it had.
    pub fn decode_oer(&mut self, octets: &[u8], store: &mut Store) -> Result<usize, Error> {
        Reader::message(octets, store, "Uncommon", |r| {
            read_uncommon(self, r)?;
            Ok(())
        })
    }
}

fn write_place(value: &Place, w: &mut Writer<Store>) -> Done {
    let has_key = value.key.is_some();
    let has_gear = value.gear.is_some();
    let has_past = value.past.is_some();
    let has_validity = value.validity != 600;
    let number2 = (value.number as u64).wrapping_sub(0x1);
    if number2 > 254 {
        return w.refuse(Kind::OutOfRange, "Place.number");
    }
    let latitude = (value.latitude as u64).wrapping_sub(0xffffffffca5b1700);
    if latitude > 1800000001 {
        return w.refuse(Kind::OutOfRange, "Place.latitude");
    }
    w.put(
        (u64::from(has_key) << 55)
            | (u64::from(has_gear) << 54)
            | (u64::from(has_past) << 53)
            | (u64::from(has_validity) << 52)
            | ((value.number as u64) << 40)
            | (((value.latitude as u64) & 0xffffffff) << 8)
            | (u64::from(value.moving) * 0xff),
        56,
    );
    if let Some(gear) = value.gear {
        let gear2 = gear as u64;
        if gear2 > 1 {
            return w.refuse(Kind::NoEncoding, "Place.gear");
        }
        w.put(gear2, 8);
    }
    write_kind(&value.kind, w)?;
    write_place_speeds(value.speeds.as_slice(), w)?;
    if let Some(past) = &value.past {
        write_place_past(past.as_slice(), w)?;
    }
    let plate = value.plate.as_slice();
    if !matches!(plate.len(), 1..=8) {
        return w.refuse(Kind::OutOfRange, "Place.plate");
    }
    if !ALPHABET_1.allows(plate) {
        return w.refuse(Kind::OutOfRange, "Place.plate");
    }
    w.counted(plate, Lengths::Octets, "Place.plate")?;
    if value.lights >> 7 != 0 {
        return w.refuse(Kind::OutOfRange, "Place.lights");
    }
    w.put((value.lights as u64) << 1, 8);
    if has_validity {
        let validity = value.validity as u64;
        if validity > 86400 {
            return w.refuse(Kind::OutOfRange, "Place.validity");
        }
        w.put(validity, 32);
    }
    if has_key {
        let has_key2 = value.key.is_some();
        w.put((0x207 << 8) | (u64::from(has_key2) << 7), 24);
        if has_key2 {
            let open = w.open();
            let Some(key) = value.key else {
                return w.refuse(Kind::OutOfRange, "Place.key");
            };
            w.put(number(&key), 64);
            w.close(open, Lengths::Octets, "Place")?;
        }
    }
    Ok(())
}

fn read_place(value: &mut Place, r: &mut Reader<Store>) -> Done {
    let at = r.claim(56, "Place")?;
    let word = r.word(at);
    let has_key = (word >> 63) != 0;
    let has_gear = ((word >> 62) & 0x1) != 0;
    let has_past = ((word >> 61) & 0x1) != 0;
    let has_validity = ((word >> 60) & 0x1) != 0;
    let number2 = ((word >> 48) & 0xff).wrapping_sub(0x1) & 0xff;
    if number2 > 254 {
        return r.refuse(Kind::OutOfRange, at + 8, "Place.number");
    }
    value.number = number2.wrapping_add(0x1) as u8;
    let latitude = ((word >> 16) & 0xffffffff).wrapping_sub(0xffffffffca5b1700) & 0xffffffff;
    if latitude > 1800000001 {
        return r.refuse(Kind::OutOfRange, at + 16, "Place.latitude");
    }
    value.latitude = latitude.wrapping_add(0xffffffffca5b1700) as i32;
    value.moving = ((word >> 8) & 0xff) != 0;
    if has_gear {
        let gear;
        let gear2 = match r.enumeral("Place.gear")? {
            0 => PlaceGear::Park,
            1 => PlaceGear::Drive,
            _ => PlaceGear::Unknown,
        };
        gear = gear2;
        value.gear = Some(gear);
    } else {
        value.gear = None;
    }
    read_kind(&mut value.kind, r)?;
    read_place_speeds(&mut value.speeds, r)?;
    if has_past {
        let past = value.past.get_or_insert_with(|| Array::empty(Point::EMPTY));
        read_place_past(past, r)?;
    } else {
        value.past = None;
    }
    let count = r.length(Lengths::Octets, "Place.plate")?;
    value.plate = r.array(count, None, "Place.plate")?;
    if !matches!(value.plate.as_slice().len(), 1..=8) {
        return r.refuse_here(Kind::OutOfRange, "Place.plate");
    }
    if !ALPHABET_1.allows(value.plate.as_slice()) {
        return r.refuse_here(Kind::OutOfRange, "Place.plate");
    }
    let at2 = r.claim(8, "Place.lights")?;
    let word2 = r.word(at2);
    value.lights = (word2 >> 57) as u8;
    if has_validity {
        let at3 = r.claim(32, "Place.validity")?;
        let word3 = r.word(at3);
        let validity = word3 >> 32;
        if validity > 86400 {
            return r.refuse(Kind::OutOfRange, at3, "Place.validity");
        }
        value.validity = validity as u32;
    } else {
        value.validity = 600;
    }
    if has_key {
        let additions = r.bitmap(Lengths::Octets, "Place")?;
        if r.has(&additions, 0) {
            let open = r.open(Lengths::Octets, "Place")?;
            let key;
            let at4 = r.claim(64, "Place.key")?;
            let word4 = r.inner_word(at4);
            key = octets(word4);
            value.key = Some(key);
            r.close(open);
        } else {
            value.key = None;
        }
        r.skip_additions(&additions, 1, Lengths::Octets, "Place")?;
    } else {
        value.key = None;
    }
    Ok(())
}

fn write_place_speeds(value: &[u16], w: &mut Writer<Store>) -> Done {
    let count = value.len();
    if !matches!(count, 0..=4) {
        return w.refuse(Kind::OutOfRange, "PlaceSpeeds");
    }
    w.unsigned(count as u64);
    for &item in value {
        let number2 = item as u64;
        if number2 > 16383 {
            return w.refuse(Kind::OutOfRange, "PlaceSpeeds.element");
        }
        w.put(number2, 16);
    }
    Ok(())
}

fn read_place_speeds(value: &mut Array<u16, 4>, r: &mut Reader<Store>) -> Done {
    let count = r.quantity(Lengths::Octets, "PlaceSpeeds")?;
    if !matches!(count, 0..=4) {
        return r.refuse_here(Kind::OutOfRange, "PlaceSpeeds");
    }
    r.require(count, 16, "PlaceSpeeds")?;
    let Some(items) = value.resize(count) else {
        return r.refuse_here(Kind::OutOfRange, "PlaceSpeeds");
    };
    for item in items {
        let at = r.claim(16, "PlaceSpeeds.element")?;
        let word = r.word(at);
        let number2 = word >> 48;
        if number2 > 16383 {
            return r.refuse(Kind::OutOfRange, at, "PlaceSpeeds.element");
        }
        *item = number2 as u16;
    }
    Ok(())
}

fn write_place_past(value: &[Point], w: &mut Writer<Store>) -> Done {
    let count = value.len();
    if !matches!(count, 0..=40) {
        return w.refuse(Kind::OutOfRange, "PlacePast");
    }
    w.unsigned(count as u64);
    for item in value {
        let x = item.x as u64;
        if x > 4095 {
            return w.refuse(Kind::OutOfRange, "PlacePast.element.x");
        }
        let y = item.y as u64;
        if y > 4095 {
            return w.refuse(Kind::OutOfRange, "PlacePast.element.y");
        }
        w.put((x << 16) | y, 32);
    }
    Ok(())
}

fn read_place_past(value: &mut Array<Point, 40>, r: &mut Reader<Store>) -> Done {
    let count = r.quantity(Lengths::Octets, "PlacePast")?;
    if !matches!(count, 0..=40) {
        return r.refuse_here(Kind::OutOfRange, "PlacePast");
    }
    r.require(count, 32, "PlacePast")?;
    let Some(items) = value.resize(count) else {
        return r.refuse_here(Kind::OutOfRange, "PlacePast");
    };
    for item in items {
        let at = r.claim(32, "PlacePast.element.x")?;
        let word = r.word(at);
        let x = word >> 48;
        if x > 4095 {
            return r.refuse(Kind::OutOfRange, at, "PlacePast.element.x");
        }
        item.x = x as u16;
        let y = (word >> 32) & 0xffff;
        if y > 4095 {
            return r.refuse(Kind::OutOfRange, at + 16, "PlacePast.element.y");
        }
        item.y = y as u16;
    }
    Ok(())
}

fn write_kind(value: &KindType, w: &mut Writer<Store>) -> Done {
    match value {
        KindType::Car => {
            w.put(0x80, 8);
        }
        KindType::Lorry(lorry) => {
            let lorry = *lorry;
            let lorry2 = lorry as u64;
            if lorry2 > 7 {
                return w.refuse(Kind::OutOfRange, "Kind.lorry");
            }
            w.put((0x81 << 8) | lorry2, 16);
        }
        KindType::Unknown(unknown) => {
            if unknown.index > 60 {
                return w.refuse(Kind::NoEncoding, "Kind");
            }
            w.tag(unknown.index + 130);
            w.counted_octets(unknown.octets, Lengths::Octets, "Kind")?;
        }
    }
    Ok(())
}

fn read_kind(value: &mut KindType, r: &mut Reader<Store>) -> Done {
    let tag = r.tag("Kind")?;
    match tag {
        128 => {
            *value = KindType::Car;
        }
        129 => {
            let lorry;
            let at = r.claim(8, "Kind.lorry")?;
            let word = r.word(at);
            let lorry2 = word >> 56;
            if lorry2 > 7 {
                return r.refuse(Kind::OutOfRange, at, "Kind.lorry");
            }
            lorry = lorry2 as u8;
            *value = KindType::Lorry(lorry);
        }
        _ => {
            if !(130..=190).contains(&tag) {
                return r.refuse_here(Kind::OutOfRange, "Kind");
            }
            let octets2 = r.counted_octets(Lengths::Octets, "Kind")?;
            *value = KindType::Unknown(Unknown { index: tag - 130, octets: octets2 });
        }
    }
    Ok(())
}

fn write_point(value: &Point, w: &mut Writer<Store>) -> Done {
    let x = value.x as u64;
    if x > 4095 {
        return w.refuse(Kind::OutOfRange, "Point.x");
    }
    let y = value.y as u64;
    if y > 4095 {
        return w.refuse(Kind::OutOfRange, "Point.y");
    }
    w.put((x << 16) | y, 32);
    Ok(())
}

fn read_point(value: &mut Point, r: &mut Reader<Store>) -> Done {
    let at = r.claim(32, "Point.x")?;
    let word = r.word(at);
    let x = word >> 48;
    if x > 4095 {
        return r.refuse(Kind::OutOfRange, at, "Point.x");
    }
    value.x = x as u16;
    let y = (word >> 32) & 0xffff;
    if y > 4095 {
        return r.refuse(Kind::OutOfRange, at + 16, "Point.y");
    }
    value.y = y as u16;
    Ok(())
}

fn write_uncommon(value: &Uncommon, w: &mut Writer<Store>) -> Done {
    w.enter("Uncommon")?;
    w.signed(value.serial);
    w.signed(value.any);
    if !is_identifier(w.store.octets.get(value.purpose)) {
        return w.refuse(Kind::OutOfRange, "Uncommon.purpose");
    }
    let purpose = w.store.octets.get(value.purpose);
    w.length(purpose.len(), Lengths::Octets, "Uncommon.purpose")?;
    w.octets(purpose);
    let digits = w.store.octets.get(value.digits);
    if !ALPHABET_2.allows(digits) {
        return w.refuse(Kind::OutOfRange, "Uncommon.digits");
    }
    w.counted(digits, Lengths::Octets, "Uncommon.digits")?;
    let language = w.store.octets.get(value.language);
    if !matches!(ALPHABET_3.count(language), Some(2)) {
        return w.refuse(Kind::OutOfRange, "Uncommon.language");
    }
    w.counted(language, Lengths::Octets, "Uncommon.language")?;
    let bits = value.flags.significant(1);
    if !bits.is_valid() {
        return w.refuse(Kind::OutOfRange, "Uncommon.flags");
    }
    if !matches!(bits.length as usize, 1..=16) {
        return w.refuse(Kind::OutOfRange, "Uncommon.flags");
    }
    w.bit_count(bits.length as usize, "Uncommon.flags")?;
    w.short_bits(bits, true);
    let bits2 = w.store.octets.get(value.mask.octets);
    let count = value.mask.length as usize;
    w.bit_count(count, "Uncommon.mask")?;
    w.long_bits(bits2, value.mask.length, count, true);
    let mode = value.mode as u64;
    if mode > 2 {
        return w.refuse(Kind::NoEncoding, "Uncommon.mode");
    }
    w.put(mode, 8);
    write_uncommon_nested(w.store.uncommon.get(value.nested), w)?;
    w.leave();
    Ok(())
}

fn read_uncommon(value: &mut Uncommon, r: &mut Reader<Store>) -> Done {
    r.enter("Uncommon")?;
    let serial = i128::from(r.signed(Lengths::Octets, "Uncommon.serial")?);
    if !matches!(serial, -9223372036854775808..=9223372036854775807) {
        return r.refuse_here(Kind::OutOfRange, "Uncommon.serial");
    }
    value.serial = serial as i64;
    let any = i128::from(r.signed(Lengths::Octets, "Uncommon.any")?);
    if !matches!(any, -9223372036854775808..=9223372036854775807) {
        return r.refuse_here(Kind::OutOfRange, "Uncommon.any");
    }
    value.any = any as i64;
    let count = r.length(Lengths::Octets, "Uncommon.purpose")?;
    value.purpose = r.take(count, None, "Uncommon.purpose")?;
    if !is_identifier(r.store.octets.get(value.purpose)) {
        return r.refuse_here(Kind::OutOfRange, "Uncommon.purpose");
    }
    let count2 = r.length(Lengths::Octets, "Uncommon.digits")?;
    value.digits = r.take(count2, None, "Uncommon.digits")?;
    if !ALPHABET_2.allows(r.store.octets.get(value.digits)) {
        return r.refuse_here(Kind::OutOfRange, "Uncommon.digits");
    }
    let count3 = r.length(Lengths::Octets, "Uncommon.language")?;
    value.language = r.take(count3, None, "Uncommon.language")?;
    if !matches!(ALPHABET_3.count(r.store.octets.get(value.language)), Some(2)) {
        return r.refuse_here(Kind::OutOfRange, "Uncommon.language");
    }
    let count4 = r.bit_count("Uncommon.flags")?;
    if !matches!(count4, 1..=16) {
        return r.refuse_here(Kind::OutOfRange, "Uncommon.flags");
    }
    value.flags = r.short_bits(count4, true, "Uncommon.flags")?;
    let count5 = r.bit_count("Uncommon.mask")?;
    value.mask = r.long_bits(count5, true, "Uncommon.mask")?;
    let mode = match r.enumeral("Uncommon.mode")? {
        0 => UncommonMode::Off,
        1 => UncommonMode::On,
        2 => UncommonMode::Later,
        _ => UncommonMode::Unknown,
    };
    value.mode = mode;
    value.nested = read_uncommon_nested(r)?;
    r.leave();
    Ok(())
}

fn write_uncommon_nested(value: &[Uncommon], w: &mut Writer<Store>) -> Done {
    w.enter("UncommonNested")?;
    let count = value.len();
    w.unsigned(count as u64);
    for item in value {
        write_uncommon(item, w)?;
    }
    w.leave();
    Ok(())
}

fn read_uncommon_nested(r: &mut Reader<Store>) -> Result<List<Uncommon>, Stop> {
    let value;
    r.enter("UncommonNested")?;
    let count = r.quantity(Lengths::Octets, "UncommonNested")?;
    r.require(count, 120, "UncommonNested")?;
    let Some(list) = r.store.uncommon.take(count) else {
        return r.refuse_here(Kind::StoreFull, "UncommonNested");
    };
    for index in 0..count {
        let mut item = Uncommon::EMPTY;
        read_uncommon(&mut item, r)?;
        r.store.uncommon.set(list, index, item);
    }
    value = list;
    r.leave();
    Ok(value)
}
