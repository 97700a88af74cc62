//! UPER.
#![allow(clippy::manual_range_patterns, clippy::needless_late_init, dead_code)]
// what is empty is copied only where it is needed
#![allow(clippy::unnecessary_lazy_evaluations)]

use crate::c2x_runtime::*;
use crate::types::*;

const ALPHABET_1: Alphabet = Alphabet {
    ranges: &[(0, 1114111)],
    width: 8,
    indexed: false,
};

impl Reading {
    /// Encodes a message; returns how many octets it has.
    pub fn encode_uper(&self, store: &Store, buffer: &mut [u8]) -> Result<usize, Error> {
        Writer::message(buffer, store, "Reading", |w| {
            write_reading(self, w)?;
            Ok(())
        })
    }

    /// Decodes a message; returns how many octets it had.
    pub fn decode_uper(&mut self, octets: &[u8], store: &mut Store) -> Result<usize, Error> {
        Reader::message(octets, store, "Reading", |r| {
            read_reading(self, r)?;
            Ok(())
        })
    }
}

impl Report {
    /// Encodes a message; returns how many octets it has.
    pub fn encode_uper(&self, store: &Store, buffer: &mut [u8]) -> Result<usize, Error> {
        Writer::message(buffer, store, "Report", |w| {
            write_report(self, w)?;
            Ok(())
        })
    }

    /// Decodes a message; returns how many octets it had.
    pub fn decode_uper(&mut self, octets: &[u8], store: &mut Store) -> Result<usize, Error> {
        Reader::message(octets, store, "Report", |r| {
            read_report(self, r)?;
            Ok(())
        })
    }
}

fn write_reading(value: &Reading, w: &mut Writer<Store>) -> Done {
    let id = value.id as u64;
    w.put(id, 8);
    match (value.id, &value.value_) {
        (1, ReadingValue::Temperature(temperature)) => {
            let temperature = *temperature;
            let open = w.open();
            let temperature2 = (temperature as u64).wrapping_sub(0xfffffffffffffe0c);
            if temperature2 > 1200 {
                return w.refuse(Kind::OutOfRange, "Reading.value.temperature");
            }
            w.put(temperature2, 11);
            w.close(open, Lengths::Blocks, "Reading.value.temperature")?;
        }
        (2, ReadingValue::Rain(rain)) => {
            let open2 = w.open();
            let has_snow = rain.snow;
            let rate = rain.rate as u64;
            if rate > 3000 {
                return w.refuse(Kind::OutOfRange, "Reading.value.rain.rate");
            }
            w.put((u64::from(has_snow) << 12) | rate, 13);
            if has_snow {
                w.put(u64::from(rain.snow), 1);
            }
            w.close(open2, Lengths::Blocks, "Reading.value.rain")?;
        }
        (7, ReadingValue::Surface(surface)) => {
            let surface = *surface;
            let open3 = w.open();
            let surface2 = surface as u64;
            if surface2 > 2 {
                return w.refuse(Kind::NoEncoding, "Reading.value.surface");
            }
            w.put(surface2, 3);
            w.close(open3, Lengths::Blocks, "Reading.value.surface")?;
        }
        (keys, ReadingValue::Unknown(octets)) if !matches!(keys, 1 | 2 | 7) => {
            w.counted_octets(*octets, Lengths::Blocks, "Reading.value")?;
        }
        _ => return w.refuse(Kind::OutOfRange, "Reading.value"),
    }
    Ok(())
}

fn read_reading(value: &mut Reading, r: &mut Reader<Store>) -> Done {
    let at = r.claim(8, "Reading.id")?;
    let word = r.word(at);
    value.id = (word >> 56) as u8;
    match value.id {
        1 => {
            let temperature;
            let open = r.open(Lengths::Blocks, "Reading.value.temperature")?;
            let at2 = r.claim(11, "Reading.value.temperature")?;
            let word2 = r.word(at2);
            let temperature2 = word2 >> 53;
            if temperature2 > 1200 {
                return r.refuse(Kind::OutOfRange, at2, "Reading.value.temperature");
            }
            temperature = temperature2.wrapping_add(0xfffffffffffffe0c) as i16;
            r.close(open);
            value.value_ = ReadingValue::Temperature(temperature);
        }
        2 => {
            if !matches!(value.value_, ReadingValue::Rain(_)) {
                value.value_ = ReadingValue::Rain(Rain::EMPTY);
            }
            if let ReadingValue::Rain(rain) = &mut value.value_ {
                let open2 = r.open(Lengths::Blocks, "Reading.value.rain")?;
                let at3 = r.claim(13, "Reading.value.rain.snow")?;
                let word3 = r.word(at3);
                let has_snow = (word3 >> 63) != 0;
                let rate = (word3 >> 51) & 0xfff;
                if rate > 3000 {
                    return r.refuse(Kind::OutOfRange, at3 + 1, "Reading.value.rain.rate");
                }
                rain.rate = rate as u16;
                if has_snow {
                    let at4 = r.claim(1, "Reading.value.rain.snow")?;
                    let word4 = r.word(at4);
                    rain.snow = (word4 >> 63) != 0;
                } else {
                    rain.snow = false;
                }
                r.close(open2);
            }
        }
        7 => {
            let surface;
            let open3 = r.open(Lengths::Blocks, "Reading.value.surface")?;
            let at5 = r.claim(1, "Reading.value.surface")?;
            let word5 = r.word(at5);
            let beyond = (word5 >> 63) != 0;
            if beyond {
                let surface2 = u64::from(r.small("Reading.value.surface")?);
                surface = Surface::at(surface2 + 3).unwrap_or(Surface::Unknown);
            } else {
                let at6 = r.claim(2, "Reading.value.surface")?;
                let word6 = r.word(at6);
                let Some(surface3) = Surface::at(word6 >> 62) else {
                    return r.refuse(Kind::OutOfRange, at6, "Reading.value.surface");
                };
                surface = surface3;
            }
            r.close(open3);
            value.value_ = ReadingValue::Surface(surface);
        }
        _ => {
            let octets2 = r.counted_octets(Lengths::Blocks, "Reading.value")?;
            value.value_ = ReadingValue::Unknown(octets2);
        }
    }
    Ok(())
}

fn write_report(value: &Report, w: &mut Writer<Store>) -> Done {
    let place = w.store.octets.get(value.place);
    if !matches!(ALPHABET_1.count(place), Some(1..=40)) {
        return w.refuse(Kind::OutOfRange, "Report.place");
    }
    w.counted(place, Lengths::Blocks, "Report.place")?;
    write_report_readings(value.readings.as_slice(), w)?;
    Ok(())
}

fn read_report(value: &mut Report, r: &mut Reader<Store>) -> Done {
    let count = r.length(Lengths::Blocks, "Report.place")?;
    value.place = r.take(count, None, "Report.place")?;
    if !matches!(ALPHABET_1.count(r.store.octets.get(value.place)), Some(1..=40)) {
        return r.refuse_here(Kind::OutOfRange, "Report.place");
    }
    read_report_readings(&mut value.readings, r)?;
    Ok(())
}

fn write_report_readings(value: &[Reading], w: &mut Writer<Store>) -> Done {
    if !matches!(value.len(), 0..=16) {
        return w.refuse(Kind::OutOfRange, "ReportReadings");
    }
    w.put(value.len() as u64, 5);
    for item in value {
        let id = item.id as u64;
        w.put(id, 8);
        match (item.id, &item.value_) {
            (1, ReadingValue::Temperature(temperature)) => {
                let temperature = *temperature;
                let open = w.open();
                let temperature2 = (temperature as u64).wrapping_sub(0xfffffffffffffe0c);
                if temperature2 > 1200 {
                    return w.refuse(Kind::OutOfRange, "ReportReadings.element.value.temperature");
                }
                w.put(temperature2, 11);
                w.close(open, Lengths::Blocks, "ReportReadings.element.value.temperature")?;
            }
            (2, ReadingValue::Rain(rain)) => {
                let open2 = w.open();
                let has_snow = rain.snow;
                let rate = rain.rate as u64;
                if rate > 3000 {
                    return w.refuse(Kind::OutOfRange, "ReportReadings.element.value.rain.rate");
                }
                w.put((u64::from(has_snow) << 12) | rate, 13);
                if has_snow {
                    w.put(u64::from(rain.snow), 1);
                }
                w.close(open2, Lengths::Blocks, "ReportReadings.element.value.rain")?;
            }
            (7, ReadingValue::Surface(surface)) => {
                let surface = *surface;
                let open3 = w.open();
                let surface2 = surface as u64;
                if surface2 > 2 {
                    return w.refuse(Kind::NoEncoding, "ReportReadings.element.value.surface");
                }
                w.put(surface2, 3);
                w.close(open3, Lengths::Blocks, "ReportReadings.element.value.surface")?;
            }
            (keys, ReadingValue::Unknown(octets)) if !matches!(keys, 1 | 2 | 7) => {
                w.counted_octets(*octets, Lengths::Blocks, "ReportReadings.element.value")?;
            }
            _ => return w.refuse(Kind::OutOfRange, "ReportReadings.element.value"),
        }
    }
    Ok(())
}

fn read_report_readings(value: &mut Array<Reading, 16>, r: &mut Reader<Store>) -> Done {
    let at = r.claim(5, "ReportReadings")?;
    let word = r.word(at);
    let count = (word >> 59) as usize;
    if !matches!(count, 0..=16) {
        return r.refuse(Kind::OutOfRange, at, "ReportReadings");
    }
    r.require(count, 24, "ReportReadings")?;
    let Some(items) = value.resize(count) else {
        return r.refuse_here(Kind::OutOfRange, "ReportReadings");
    };
    for item in items {
        let at2 = r.claim(8, "ReportReadings.element.id")?;
        let word2 = r.word(at2);
        item.id = (word2 >> 56) as u8;
        match item.id {
            1 => {
                let temperature;
                let open = r.open(Lengths::Blocks, "ReportReadings.element.value.temperature")?;
                let at3 = r.claim(11, "ReportReadings.element.value.temperature")?;
                let word3 = r.word(at3);
                let temperature2 = word3 >> 53;
                if temperature2 > 1200 {
                    return r.refuse(Kind::OutOfRange, at3, "ReportReadings.element.value.temperature");
                }
                temperature = temperature2.wrapping_add(0xfffffffffffffe0c) as i16;
                r.close(open);
                item.value_ = ReadingValue::Temperature(temperature);
            }
            2 => {
                if !matches!(item.value_, ReadingValue::Rain(_)) {
                    item.value_ = ReadingValue::Rain(Rain::EMPTY);
                }
                if let ReadingValue::Rain(rain) = &mut item.value_ {
                    let open2 = r.open(Lengths::Blocks, "ReportReadings.element.value.rain")?;
                    let at4 = r.claim(13, "ReportReadings.element.value.rain.snow")?;
                    let word4 = r.word(at4);
                    let has_snow = (word4 >> 63) != 0;
                    let rate = (word4 >> 51) & 0xfff;
                    if rate > 3000 {
                        return r.refuse(Kind::OutOfRange, at4 + 1, "ReportReadings.element.value.rain.rate");
                    }
                    rain.rate = rate as u16;
                    if has_snow {
                        let at5 = r.claim(1, "ReportReadings.element.value.rain.snow")?;
                        let word5 = r.word(at5);
                        rain.snow = (word5 >> 63) != 0;
                    } else {
                        rain.snow = false;
                    }
                    r.close(open2);
                }
            }
            7 => {
                let surface;
                let open3 = r.open(Lengths::Blocks, "ReportReadings.element.value.surface")?;
                let at6 = r.claim(1, "ReportReadings.element.value.surface")?;
                let word6 = r.word(at6);
                let beyond = (word6 >> 63) != 0;
                if beyond {
                    let surface2 = u64::from(r.small("ReportReadings.element.value.surface")?);
                    surface = Surface::at(surface2 + 3).unwrap_or(Surface::Unknown);
                } else {
                    let at7 = r.claim(2, "ReportReadings.element.value.surface")?;
                    let word7 = r.word(at7);
                    let Some(surface3) = Surface::at(word7 >> 62) else {
                        return r.refuse(Kind::OutOfRange, at7, "ReportReadings.element.value.surface");
                    };
                    surface = surface3;
                }
                r.close(open3);
                item.value_ = ReadingValue::Surface(surface);
            }
            _ => {
                let octets2 = r.counted_octets(Lengths::Blocks, "ReportReadings.element.value")?;
                item.value_ = ReadingValue::Unknown(octets2);
            }
        }
    }
    Ok(())
}

fn write_rain(value: &Rain, w: &mut Writer<Store>) -> Done {
    let has_snow = value.snow;
    let rate = value.rate as u64;
    if rate > 3000 {
        return w.refuse(Kind::OutOfRange, "Rain.rate");
    }
    w.put((u64::from(has_snow) << 12) | rate, 13);
    if has_snow {
        w.put(u64::from(value.snow), 1);
    }
    Ok(())
}

fn read_rain(value: &mut Rain, r: &mut Reader<Store>) -> Done {
    let at = r.claim(13, "Rain.snow")?;
    let word = r.word(at);
    let has_snow = (word >> 63) != 0;
    let rate = (word >> 51) & 0xfff;
    if rate > 3000 {
        return r.refuse(Kind::OutOfRange, at + 1, "Rain.rate");
    }
    value.rate = rate as u16;
    if has_snow {
        let at2 = r.claim(1, "Rain.snow")?;
        let word2 = r.word(at2);
        value.snow = (word2 >> 63) != 0;
    } else {
        value.snow = false;
    }
    Ok(())
}
