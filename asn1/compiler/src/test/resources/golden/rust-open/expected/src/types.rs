//! Values, and the room for those without a small upper bound.

use crate::c2x_runtime::*;

/// Road.Reading.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// 0..255
    pub id: u8,
    pub value_: ReadingValue,
}

impl Reading {
    pub const EMPTY: Self = Reading {
        id: 0,
        value_: ReadingValue::EMPTY,
    };
}

/// Road.Reading.value.
#[derive(Clone, Copy, Debug)]
pub enum ReadingValue {
    /// -500..700
    Temperature(i16),
    Rain(Rain),
    Surface(Surface),
    /// One of a later version.
    Unknown(List<u8>),
}

impl ReadingValue {
    pub const EMPTY: Self = ReadingValue::Temperature(0);
}

/// Road.Report.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    pub place: List<u8>,
    pub readings: Array<Reading, 16>,
}

impl Report {
    pub const EMPTY: Self = Report {
        place: List::EMPTY,
        readings: Array::empty(Reading::EMPTY),
    };
}

/// Road.Report.readings.
/// 0..16 elements.
pub type ReportReadings = Array<Reading, 16>;

/// Road.Rain.
#[derive(Clone, Copy, Debug)]
pub struct Rain {
    /// 0..3000
    pub rate: u16,
    pub snow: bool,
}

impl Rain {
    pub const EMPTY: Self = Rain {
        rate: 0,
        snow: false,
    };
}

/// Road.Surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surface {
    Dry,
    Wet,
    Ice,
    /// One of a later version.
    Unknown,
}

impl Surface {
    pub const EMPTY: Self = Surface::Dry;

    /// The known one at a position, those of the root first.
    pub fn at(position: u64) -> Option<Self> {
        Some(match position {
            0 => Surface::Dry,
            1 => Surface::Wet,
            2 => Surface::Ice,
            _ => return None,
        })
    }
}

/// Where decoders put the items of lists and strings without a small upper bound.
pub struct Store<'m> {
    pub octets: Pool<'m, u8>,
}

impl Store<'_> {
    /// Forgets all items; messages from before have any.
    pub fn clear(&mut self) {
        self.octets.clear();
    }
}

impl Octets for Store<'_> {
    fn octets(&self) -> &Pool<'_, u8> {
        &self.octets
    }

    fn room(&mut self, count: usize) -> Option<(List<u8>, &mut [u8])> {
        self.octets.take_room(count)
    }
}

/// Memory of a store: so many items of each kind, and octets.
pub struct Memory<const ITEMS: usize, const OCTETS: usize> {
    octets: [u8; OCTETS],
}

impl<const ITEMS: usize, const OCTETS: usize> Memory<ITEMS, OCTETS> {
    /// An empty store in this memory.
    pub fn store(&mut self) -> Store<'_> {
        Store {
            octets: Pool::new(&mut self.octets),
        }
    }
}

impl<const ITEMS: usize, const OCTETS: usize> Default for Memory<ITEMS, OCTETS> {
    fn default() -> Self {
        Memory {
            octets: [0; OCTETS],
        }
    }
}
