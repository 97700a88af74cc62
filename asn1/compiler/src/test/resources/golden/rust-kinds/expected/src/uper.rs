//! UPER.
#![allow(clippy::manual_range_patterns, clippy::needless_late_init, dead_code)]
// what is empty is copied only where it is needed
#![allow(clippy::unnecessary_lazy_evaluations)]

use crate::c2x_runtime::*;
use crate::types::*;

const ALPHABET_1: Alphabet = Alphabet {
    ranges: &[(0, 127)],
    width: 7,
    indexed: false,
};

const ALPHABET_2: Alphabet = Alphabet {
    ranges: &[(48, 57)],
    width: 4,
    indexed: true,
};

const ALPHABET_3: Alphabet = Alphabet {
    ranges: &[(48, 57)],
    width: 8,
    indexed: false,
};

const ALPHABET_4: Alphabet = Alphabet {
    ranges: &[(32, 32), (48, 57)],
    width: 4,
    indexed: true,
};

const ALPHABET_5: Alphabet = Alphabet {
    ranges: &[(0, 1114111)],
    width: 8,
    indexed: false,
};

impl Place {
    /// Encodes a message; returns how many octets it has.
    pub fn encode_uper(&self, store: &Store, buffer: &mut [u8]) -> Result<usize, Error> {
        Writer::message(buffer, store, "Place", |w| {
            write_place(self, w)?;
            Ok(())
        })
    }

    /// Decodes a message; returns how many octets it had.
    pub fn decode_uper(&mut self, octets: &[u8], store: &mut Store) -> Result<usize, Error> {
        Reader::message(octets, store, "Place", |r| {
            read_place(self, r)?;
            Ok(())
        })
    }
}

impl Uncommon {
    /// Encodes a message; returns how many octets it has.
    pub fn encode_uper(&self, store: &Store, buffer: &mut [u8]) -> Result<usize, Error> {
        Writer::message(buffer, store, "Uncommon", |w| {
            write_uncommon(self, w)?;
            Ok(())
        })
    }

    /// Decodes a message; returns how many octets it had.
    pub fn decode_uper(&mut self, octets: &[u8], store: &mut Store) -> Result<usize, Error> {
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
        (u64::from(has_key) << 43)
            | (u64::from(has_gear) << 42)
            | (u64::from(has_past) << 41)
            | (u64::from(has_validity) << 40)
            | (number2 << 32)
            | (latitude << 1)
            | u64::from(value.moving),
        44,
    );
    if let Some(gear) = value.gear {
        let gear2 = gear as u64;
        if gear2 > 1 {
            return w.refuse(Kind::NoEncoding, "Place.gear");
        }
        w.put(gear2, 2);
    }
    write_kind(&value.kind, w)?;
    write_place_speeds(value.speeds.as_slice(), w)?;
    if let Some(past) = &value.past {
        write_place_past(past.as_slice(), w)?;
    }
    if !matches!(value.plate.as_slice().len(), 1..=8) {
        return w.refuse(Kind::OutOfRange, "Place.plate");
    }
    w.put(value.plate.as_slice().len() as u64 - 1, 3);
    let plate = value.plate.as_slice();
    w.characters(plate, &ALPHABET_1, "Place.plate")?;
    if value.lights >> 7 != 0 {
        return w.refuse(Kind::OutOfRange, "Place.lights");
    }
    w.put(value.lights as u64, 7);
    if has_validity {
        let validity = value.validity as u64;
        if validity > 86400 {
            return w.refuse(Kind::OutOfRange, "Place.validity");
        }
        w.put(validity, 17);
    }
    if has_key {
        let has_key2 = value.key.is_some();
        w.put(u64::from(has_key2), 8);
        if has_key2 {
            let open = w.open();
            let Some(key) = value.key else {
                return w.refuse(Kind::OutOfRange, "Place.key");
            };
            w.put(number(&key), 64);
            w.close(open, Lengths::Blocks, "Place")?;
        }
    }
    Ok(())
}

fn read_place(value: &mut Place, r: &mut Reader<Store>) -> Done {
    let at = r.claim(44, "Place")?;
    let word = r.word(at);
    let has_key = (word >> 63) != 0;
    let has_gear = ((word >> 62) & 0x1) != 0;
    let has_past = ((word >> 61) & 0x1) != 0;
    let has_validity = ((word >> 60) & 0x1) != 0;
    let number2 = (word >> 52) & 0xff;
    if number2 > 254 {
        return r.refuse(Kind::OutOfRange, at + 4, "Place.number");
    }
    value.number = number2.wrapping_add(0x1) as u8;
    let latitude = (word >> 21) & 0x7fffffff;
    if latitude > 1800000001 {
        return r.refuse(Kind::OutOfRange, at + 12, "Place.latitude");
    }
    value.latitude = latitude.wrapping_add(0xffffffffca5b1700) as i32;
    value.moving = ((word >> 20) & 0x1) != 0;
    if has_gear {
        let gear;
        let at2 = r.claim(1, "Place.gear")?;
        let word2 = r.word(at2);
        let beyond = (word2 >> 63) != 0;
        if beyond {
            let gear2 = u64::from(r.small("Place.gear")?);
            gear = PlaceGear::at(gear2 + 2).unwrap_or(PlaceGear::Unknown);
        } else {
            let at3 = r.claim(1, "Place.gear")?;
            let word3 = r.word(at3);
            let Some(gear3) = PlaceGear::at(word3 >> 63) else {
                return r.refuse(Kind::OutOfRange, at3, "Place.gear");
            };
            gear = gear3;
        }
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
    let at4 = r.claim(3, "Place.plate")?;
    let word4 = r.word(at4);
    let count = (word4 >> 61) as usize + 1;
    if !matches!(count, 1..=8) {
        return r.refuse(Kind::OutOfRange, at4, "Place.plate");
    }
    value.plate = r.array(count, Some(&ALPHABET_1), "Place.plate")?;
    let at5 = r.claim(7, "Place.lights")?;
    let word5 = r.word(at5);
    value.lights = (word5 >> 57) as u8;
    if has_validity {
        let at6 = r.claim(17, "Place.validity")?;
        let word6 = r.word(at6);
        let validity = word6 >> 47;
        if validity > 86400 {
            return r.refuse(Kind::OutOfRange, at6, "Place.validity");
        }
        value.validity = validity as u32;
    } else {
        value.validity = 600;
    }
    if has_key {
        let additions = r.bitmap(Lengths::Blocks, "Place")?;
        if r.has(&additions, 0) {
            let open = r.open(Lengths::Blocks, "Place")?;
            let key;
            let at7 = r.claim(64, "Place.key")?;
            key = octets(r.long(at7, 64));
            value.key = Some(key);
            r.close(open);
        } else {
            value.key = None;
        }
        r.skip_additions(&additions, 1, Lengths::Blocks, "Place")?;
    } else {
        value.key = None;
    }
    Ok(())
}

fn write_place_speeds(value: &[u16], w: &mut Writer<Store>) -> Done {
    if !matches!(value.len(), 0..=4) {
        return w.refuse(Kind::OutOfRange, "PlaceSpeeds");
    }
    w.put(value.len() as u64, 3);
    for &item in value {
        let number2 = item as u64;
        if number2 > 16383 {
            return w.refuse(Kind::OutOfRange, "PlaceSpeeds.element");
        }
        w.put(number2, 14);
    }
    Ok(())
}

fn read_place_speeds(value: &mut Array<u16, 4>, r: &mut Reader<Store>) -> Done {
    let at = r.claim(3, "PlaceSpeeds")?;
    let word = r.word(at);
    let count = (word >> 61) as usize;
    if !matches!(count, 0..=4) {
        return r.refuse(Kind::OutOfRange, at, "PlaceSpeeds");
    }
    r.require(count, 14, "PlaceSpeeds")?;
    let Some(items) = value.resize(count) else {
        return r.refuse_here(Kind::OutOfRange, "PlaceSpeeds");
    };
    for item in items {
        let at2 = r.claim(14, "PlaceSpeeds.element")?;
        let word2 = r.word(at2);
        *item = (word2 >> 50) as u16;
    }
    Ok(())
}

fn write_place_past(value: &[Point], w: &mut Writer<Store>) -> Done {
    if !matches!(value.len(), 0..=40) {
        return w.refuse(Kind::OutOfRange, "PlacePast");
    }
    w.put(value.len() as u64, 6);
    for item in value {
        let x = item.x as u64;
        if x > 4095 {
            return w.refuse(Kind::OutOfRange, "PlacePast.element.x");
        }
        let y = item.y as u64;
        if y > 4095 {
            return w.refuse(Kind::OutOfRange, "PlacePast.element.y");
        }
        w.put((x << 12) | y, 24);
    }
    Ok(())
}

fn read_place_past(value: &mut Array<Point, 40>, r: &mut Reader<Store>) -> Done {
    let at = r.claim(6, "PlacePast")?;
    let word = r.word(at);
    let count = (word >> 58) as usize;
    if !matches!(count, 0..=40) {
        return r.refuse(Kind::OutOfRange, at, "PlacePast");
    }
    r.require(count, 24, "PlacePast")?;
    let Some(items) = value.resize(count) else {
        return r.refuse_here(Kind::OutOfRange, "PlacePast");
    };
    for item in items {
        let at2 = r.claim(24, "PlacePast.element.x")?;
        let word2 = r.word(at2);
        item.x = (word2 >> 52) as u16;
        item.y = ((word2 >> 40) & 0xfff) as u16;
    }
    Ok(())
}

fn write_kind(value: &KindType, w: &mut Writer<Store>) -> Done {
    match value {
        KindType::Car => {
            w.put(0, 2);
        }
        KindType::Lorry(lorry) => {
            let lorry = *lorry;
            let lorry2 = lorry as u64;
            if lorry2 > 7 {
                return w.refuse(Kind::OutOfRange, "Kind.lorry");
            }
            w.put((0x1 << 3) | lorry2, 5);
        }
        KindType::Unknown(unknown) => {
            w.put(1, 1);
            w.small(u64::from(unknown.index));
            w.counted_octets(unknown.octets, Lengths::Blocks, "Kind")?;
        }
    }
    Ok(())
}

fn read_kind(value: &mut KindType, r: &mut Reader<Store>) -> Done {
    let at = r.claim(2, "Kind")?;
    let word = r.word(at);
    let index = word >> 62;
    if index >= 2 {
        r.back(1);
        let later = r.small("Kind")?;
        let octets2 = r.counted_octets(Lengths::Blocks, "Kind")?;
        *value = KindType::Unknown(Unknown { index: later, octets: octets2 });
    } else {
        match index {
            0 => {
                *value = KindType::Car;
            }
            1 => {
                let lorry;
                let at2 = r.claim(3, "Kind.lorry")?;
                let word2 = r.word(at2);
                lorry = (word2 >> 61) as u8;
                *value = KindType::Lorry(lorry);
            }
            _ => {
                return r.refuse_here(Kind::OutOfRange, "Kind");
            }
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
    w.put((x << 12) | y, 24);
    Ok(())
}

fn read_point(value: &mut Point, r: &mut Reader<Store>) -> Done {
    let at = r.claim(24, "Point.x")?;
    let word = r.word(at);
    value.x = (word >> 52) as u16;
    value.y = ((word >> 40) & 0xfff) as u16;
    Ok(())
}

fn write_uncommon(value: &Uncommon, w: &mut Writer<Store>) -> Done {
    w.enter("Uncommon")?;
    if matches!(value.serial, 0..=1208925) {
        let serial = value.serial as u64;
        if serial > 1208925 {
            return w.refuse(Kind::OutOfRange, "Uncommon.serial");
        }
        w.put(serial, 22);
    } else {
        w.put(0x1, 1);
        w.signed(value.serial);
    }
    w.signed(value.any);
    if !is_identifier(w.store.octets.get(value.purpose)) {
        return w.refuse(Kind::OutOfRange, "Uncommon.purpose");
    }
    let purpose = w.store.octets.get(value.purpose);
    w.length(purpose.len(), Lengths::Blocks, "Uncommon.purpose")?;
    w.octets(purpose);
    if matches!(w.store.octets.get(value.digits).len(), 1..=20) {
        w.put(w.store.octets.get(value.digits).len() as u64 - 1, 6);
        let digits = w.store.octets.get(value.digits);
        w.characters(digits, &ALPHABET_2, "Uncommon.digits")?;
    } else {
        w.put(0x1, 1);
        let digits2 = w.store.octets.get(value.digits);
        w.length(digits2.len(), Lengths::Blocks, "Uncommon.digits")?;
        if !ALPHABET_3.allows(digits2) {
            return w.refuse(Kind::OutOfRange, "Uncommon.digits");
        }
        w.characters(digits2, &ALPHABET_4, "Uncommon.digits")?;
    }
    let language = w.store.octets.get(value.language);
    if !matches!(ALPHABET_5.count(language), Some(2)) {
        return w.refuse(Kind::OutOfRange, "Uncommon.language");
    }
    w.counted(language, Lengths::Blocks, "Uncommon.language")?;
    if !matches!(value.flags.significant(1).length, 1..=16) {
        return w.refuse(Kind::OutOfRange, "Uncommon.flags");
    }
    w.put(value.flags.significant(1).length as u64 - 1, 4);
    let bits = value.flags.significant(1);
    if !bits.is_valid() {
        return w.refuse(Kind::OutOfRange, "Uncommon.flags");
    }
    w.short_bits(bits, false);
    let bits2 = w.store.octets.get(value.mask.octets);
    let count = value.mask.length as usize;
    w.length(count, Lengths::Blocks, "Uncommon.mask")?;
    w.long_bits(bits2, value.mask.length, count, false);
    if (value.mode as u64) < 2 {
        let mode = value.mode as u64;
        if mode > 1 {
            return w.refuse(Kind::NoEncoding, "Uncommon.mode");
        }
        w.put(mode, 2);
    } else {
        w.put(0x1, 1);
        let mode2 = value.mode as u64;
        if mode2 >= 3 {
            return w.refuse(Kind::NoEncoding, "Uncommon.mode");
        }
        w.small(mode2 - 2);
    }
    write_uncommon_nested(w.store.uncommon.get(value.nested), w)?;
    w.leave();
    Ok(())
}

fn read_uncommon(value: &mut Uncommon, r: &mut Reader<Store>) -> Done {
    r.enter("Uncommon")?;
    let at = r.claim(1, "Uncommon.serial")?;
    let word = r.word(at);
    let beyond = (word >> 63) != 0;
    if beyond {
        let serial = i128::from(r.signed(Lengths::Blocks, "Uncommon.serial")?);
        if !matches!(serial, -9223372036854775808..=9223372036854775807) {
            return r.refuse_here(Kind::OutOfRange, "Uncommon.serial");
        }
        value.serial = serial as i64;
    } else {
        let at2 = r.claim(21, "Uncommon.serial")?;
        let word2 = r.word(at2);
        let serial2 = word2 >> 43;
        if serial2 > 1208925 {
            return r.refuse(Kind::OutOfRange, at2, "Uncommon.serial");
        }
        value.serial = serial2 as i64;
    }
    let any = i128::from(r.signed(Lengths::Blocks, "Uncommon.any")?);
    if !matches!(any, -9223372036854775808..=9223372036854775807) {
        return r.refuse_here(Kind::OutOfRange, "Uncommon.any");
    }
    value.any = any as i64;
    let count = r.length(Lengths::Blocks, "Uncommon.purpose")?;
    value.purpose = r.take(count, None, "Uncommon.purpose")?;
    if !is_identifier(r.store.octets.get(value.purpose)) {
        return r.refuse_here(Kind::OutOfRange, "Uncommon.purpose");
    }
    let at3 = r.claim(1, "Uncommon.digits")?;
    let word3 = r.word(at3);
    let beyond2 = (word3 >> 63) != 0;
    if beyond2 {
        let count2 = r.length(Lengths::Blocks, "Uncommon.digits")?;
        value.digits = r.take(count2, Some(&ALPHABET_4), "Uncommon.digits")?;
        if !ALPHABET_3.allows(r.store.octets.get(value.digits)) {
            return r.refuse_here(Kind::OutOfRange, "Uncommon.digits");
        }
    } else {
        let at4 = r.claim(5, "Uncommon.digits")?;
        let word4 = r.word(at4);
        let count3 = (word4 >> 59) as usize + 1;
        if !matches!(count3, 1..=20) {
            return r.refuse(Kind::OutOfRange, at4, "Uncommon.digits");
        }
        value.digits = r.take(count3, Some(&ALPHABET_2), "Uncommon.digits")?;
    }
    let count4 = r.length(Lengths::Blocks, "Uncommon.language")?;
    value.language = r.take(count4, None, "Uncommon.language")?;
    if !matches!(ALPHABET_5.count(r.store.octets.get(value.language)), Some(2)) {
        return r.refuse_here(Kind::OutOfRange, "Uncommon.language");
    }
    let at5 = r.claim(4, "Uncommon.flags")?;
    let word5 = r.word(at5);
    let count5 = (word5 >> 60) as usize + 1;
    if !matches!(count5, 1..=16) {
        return r.refuse(Kind::OutOfRange, at5, "Uncommon.flags");
    }
    value.flags = r.short_bits(count5, false, "Uncommon.flags")?;
    let count6 = r.length(Lengths::Blocks, "Uncommon.mask")?;
    value.mask = r.long_bits(count6, false, "Uncommon.mask")?;
    let at6 = r.claim(1, "Uncommon.mode")?;
    let word6 = r.word(at6);
    let beyond3 = (word6 >> 63) != 0;
    if beyond3 {
        let mode = u64::from(r.small("Uncommon.mode")?);
        value.mode = UncommonMode::at(mode + 2).unwrap_or(UncommonMode::Unknown);
    } else {
        let at7 = r.claim(1, "Uncommon.mode")?;
        let word7 = r.word(at7);
        let position = word7 >> 63;
        if position > 1 {
            return r.refuse(Kind::OutOfRange, at7, "Uncommon.mode");
        }
        let Some(mode2) = UncommonMode::at(position) else {
            return r.refuse(Kind::OutOfRange, at7, "Uncommon.mode");
        };
        value.mode = mode2;
    }
    value.nested = read_uncommon_nested(r)?;
    r.leave();
    Ok(())
}

fn write_uncommon_nested(value: &[Uncommon], w: &mut Writer<Store>) -> Done {
    w.enter("UncommonNested")?;
    let count = value.len();
    w.length(count, Lengths::Blocks, "UncommonNested")?;
    for item in value {
        write_uncommon(item, w)?;
    }
    w.leave();
    Ok(())
}

fn read_uncommon_nested(r: &mut Reader<Store>) -> Result<List<Uncommon>, Stop> {
    let value;
    r.enter("UncommonNested")?;
    let count = r.length(Lengths::Blocks, "UncommonNested")?;
    r.require(count, 81, "UncommonNested")?;
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
