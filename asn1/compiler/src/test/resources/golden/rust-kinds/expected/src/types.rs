//! Values, and the room for those without a small upper bound.

use crate::c2x_runtime::*;

/// Kinds.Place.
/// Where a vehicle is.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// 1..255
    pub number: u8,
    /// -900000000..900000001
    pub latitude: i32,
    pub moving: bool,
    pub gear: Option<PlaceGear>,
    pub kind: KindType,
    pub speeds: Array<u16, 4>,
    pub past: Option<Array<Point, 40>>,
    pub plate: Array<u8, 8>,
    pub lights: u8,
    /// 0..86400
    pub validity: u32,
    pub key: Option<[u8; 8]>,
}

impl Place {
    pub const EMPTY: Self = Place {
        number: 0,
        latitude: 0,
        moving: false,
        gear: None,
        kind: KindType::EMPTY,
        speeds: Array::empty(0),
        past: None,
        plate: Array::empty(0),
        lights: 0,
        validity: 600,
        key: None,
    };
}

/// Kinds.Place.number.
pub mod place_number {
    pub const FIRST: u8 = 1;
}

/// Kinds.Place.gear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceGear {
    Park,
    Drive,
    /// One of a later version.
    Unknown,
}

impl PlaceGear {
    pub const EMPTY: Self = PlaceGear::Park;

    /// The known one at a position, those of the root first.
    pub fn at(position: u64) -> Option<Self> {
        Some(match position {
            0 => PlaceGear::Park,
            1 => PlaceGear::Drive,
            _ => return None,
        })
    }
}

/// Kinds.Place.speeds.
/// 0..4 elements.
pub type PlaceSpeeds = Array<u16, 4>;

/// Kinds.Place.past.
/// 0..40 elements.
pub type PlacePast = Array<Point, 40>;

/// Kinds.Place.lights.
pub mod place_lights {
    pub const LOW: u8 = 0x40;
    pub const HIGH: u8 = 0x20;
}

/// Kinds.Kind.
#[derive(Clone, Copy, Debug)]
pub enum KindType {
    Car,
    /// 0..7
    Lorry(u8),
    /// One of a later version.
    Unknown(Unknown),
}

impl KindType {
    pub const EMPTY: Self = KindType::Car;
}

/// Kinds.Point.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// 0..4095
    pub x: u16,
    /// 0..4095
    pub y: u16,
}

impl Point {
    pub const EMPTY: Self = Point {
        x: 0,
        y: 0,
    };
}

/// Kinds.Uncommon.
/// What few messages have.
#[derive(Clone, Copy, Debug)]
pub struct Uncommon {
    /// 0..1208925, ...
    pub serial: i64,
    /// MIN..MAX
    pub any: i64,
    pub purpose: List<u8>,
    pub digits: List<u8>,
    pub language: List<u8>,
    pub flags: ShortBits,
    pub mask: LongBits,
    pub mode: UncommonMode,
    pub nested: List<Uncommon>,
}

impl Uncommon {
    pub const EMPTY: Self = Uncommon {
        serial: 0,
        any: 0,
        purpose: List::EMPTY,
        digits: List::EMPTY,
        language: List::EMPTY,
        flags: ShortBits::EMPTY,
        mask: LongBits::EMPTY,
        mode: UncommonMode::EMPTY,
        nested: List::EMPTY,
    };
}

/// Kinds.Uncommon.flags.
pub mod uncommon_flags {
    pub const LOW: usize = 0;
}

/// Kinds.Uncommon.mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UncommonMode {
    Off,
    On,
    Later,
    /// One of a later version.
    Unknown,
}

impl UncommonMode {
    pub const EMPTY: Self = UncommonMode::Off;

    /// The known one at a position, those of the root first.
    pub fn at(position: u64) -> Option<Self> {
        Some(match position {
            0 => UncommonMode::Off,
            1 => UncommonMode::On,
            2 => UncommonMode::Later,
            _ => return None,
        })
    }
}

/// Kinds.Uncommon.nested.
/// 0..MAX elements.
pub type UncommonNested = List<Uncommon>;

/// Where decoders put the items of lists and strings without a small upper bound.
pub struct Store<'m> {
    pub octets: Pool<'m, u8>,
    pub uncommon: Pool<'m, Uncommon>,
}

impl Store<'_> {
    /// Forgets all items; messages from before have any.
    pub fn clear(&mut self) {
        self.octets.clear();
        self.uncommon.clear();
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
    uncommon: [Uncommon; ITEMS],
}

impl<const ITEMS: usize, const OCTETS: usize> Memory<ITEMS, OCTETS> {
    /// An empty store in this memory.
    pub fn store(&mut self) -> Store<'_> {
        Store {
            octets: Pool::new(&mut self.octets),
            uncommon: Pool::new(&mut self.uncommon),
        }
    }
}

impl<const ITEMS: usize, const OCTETS: usize> Default for Memory<ITEMS, OCTETS> {
    fn default() -> Self {
        Memory {
            octets: [0; OCTETS],
            uncommon: [Uncommon::EMPTY; ITEMS],
        }
    }
}
