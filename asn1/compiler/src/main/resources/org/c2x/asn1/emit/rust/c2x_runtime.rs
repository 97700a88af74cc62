//! Run time of codecs that c2x generates: what values consist of, errors, room for lists, and the bits that generated
//! code reads and writes. No heap, no unsafe code; whatever the input is, nothing panics.
// not every schema needs all of it
#![allow(dead_code)]

use core::cmp::Ordering;
use core::fmt;
use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};

/// How deep values of recursive types may be nested.
pub const MAX_DEPTH: u32 = 100;

/// What can go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// The input ends within the component.
    Truncated,
    /// A number, size, index, tag or character is none that may be there.
    OutOfRange,
    /// The buffer is too small for the encoding.
    BufferFull,
    /// The store is too small for the lists and long strings of the message.
    StoreFull,
    /// Values are nested deeper than [`MAX_DEPTH`].
    TooDeep,
    /// The value came with a later version, or the encoding has no place for it.
    NoEncoding,
    /// This code does not do it: numbers of more than 64 bits, or of more octets than an [`Integer`] has; strings, lists
    /// and open types of 16384 items or more.
    NotSupported,
}

/// What went wrong, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    pub kind: Kind,
    /// Offset in the encoding, in bits.
    pub bit: usize,
    /// Type and component; of fields that are read together the first one.
    pub path: &'static str,
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?} at bit {}: {}", self.kind, self.bit, self.path)
    }
}

impl core::error::Error for Error {}

/// An error has been noted.
#[derive(Clone, Copy, Debug)]
pub struct Stop;

pub type Done = Result<(), Stop>;

/// Type and component, for errors.
type Path = &'static str;

// Values

/// Up to `N` items.
#[derive(Clone, Copy)]
pub struct Array<T, const N: usize> {
    items: [T; N],
    count: usize,
}

impl<T: Copy, const N: usize> Array<T, N> {
    /// No items; `fill` is what the unused room has.
    pub const fn empty(fill: T) -> Self {
        Array { items: [fill; N], count: 0 }
    }

    /// The items, if there is room for all of them.
    pub fn of(items: &[T]) -> Option<Self> {
        let mut array = Self::empty(*items.first()?);
        array.resize(items.len())?.copy_from_slice(items);
        Some(array)
    }

    /// The items.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        self.items.get(..self.count).unwrap_or_default()
    }

    /// Room for so many items, which may be any; none if there is not enough.
    #[inline]
    pub fn resize(&mut self, count: usize) -> Option<&mut [T]> {
        let items = self.items.get_mut(..count)?;
        self.count = count;
        Some(items)
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Array<T, N> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(out)
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Array<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

/// Where the items of a list or string are in the [`Pool`] of a store.
#[derive(Clone, Copy, Debug)]
pub struct List<T> {
    first: u32,
    count: u32,
    of: PhantomData<T>,
}

impl<T> List<T> {
    /// Without items.
    pub const EMPTY: Self = List { first: 0, count: 0, of: PhantomData };

    /// How many items there are.
    pub fn len(&self) -> usize {
        self.count as usize
    }

    /// True if there are no items.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

/// Room of the caller for the items of lists.
pub struct Pool<'m, T> {
    items: &'m mut [T],
    used: usize,
}

impl<'m, T: Copy> Pool<'m, T> {
    /// An empty pool.
    pub fn new(items: &'m mut [T]) -> Self {
        Pool { items, used: 0 }
    }

    /// Forgets all items; lists from before have any.
    pub fn clear(&mut self) {
        self.used = 0;
    }

    /// The items of a list that has them in this pool.
    pub fn get(&self, list: List<T>) -> &[T] {
        let first = list.first as usize;
        self.items.get(first..first.saturating_add(list.len())).unwrap_or_default()
    }

    /// Adds items, if there is room for them.
    pub fn add(&mut self, items: &[T]) -> Option<List<T>> {
        let list = self.take(items.len())?;
        self.room(list).copy_from_slice(items);
        Some(list)
    }

    pub(crate) fn take(&mut self, count: usize) -> Option<List<T>> {
        let first = u32::try_from(self.used).ok()?;
        let end = self.used.checked_add(count).filter(|end| *end <= self.items.len())?;
        self.used = end;
        Some(List { first, count: u32::try_from(count).ok()?, of: PhantomData })
    }

    fn room(&mut self, list: List<T>) -> &mut [T] {
        let first = list.first as usize;
        self.items.get_mut(first..first.saturating_add(list.len())).unwrap_or_default()
    }

    pub(crate) fn set(&mut self, list: List<T>, index: usize, item: T) {
        if let Some(to) = self.room(list).get_mut(index) {
            *to = item;
        }
    }
}

/// BIT STRING of variable size up to 64 bits: the last bit is bit 0 of the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortBits {
    pub bits: u64,
    pub length: u8,
}

impl ShortBits {
    pub const EMPTY: Self = ShortBits { bits: 0, length: 0 };

    /// Without zeros at the end, but not shorter than so many bits.
    pub(crate) fn significant(mut self, least: u8) -> Self {
        while self.length > least && self.bits & 1 == 0 {
            self.bits >>= 1;
            self.length -= 1;
        }
        if self.length < least && self.is_valid() {
            self.bits <<= least - self.length;
            self.length = least;
        }
        self
    }

    pub(crate) fn is_valid(&self) -> bool {
        self.length >= 64 || self.bits >> self.length == 0
    }
}

/// Longer BIT STRING: the first bit is bit 7 of the first octet.
#[derive(Clone, Copy, Debug)]
pub struct LongBits {
    pub octets: List<u8>,
    /// In bits.
    pub length: u32,
}

impl LongBits {
    pub const EMPTY: Self = LongBits { octets: List::EMPTY, length: 0 };
}

/// The length of a string of bits without zeros at the end.
pub(crate) fn significant_bits(octets: &[u8], length: u32) -> u32 {
    let bit = |i: u32| octets.get(i as usize >> 3).is_some_and(|octet| octet & (0x80 >> (i & 7)) != 0);
    (0..length).rev().find(|i| bit(*i)).map_or(0, |i| i + 1)
}

/// An alternative of a later version, as it came.
#[derive(Clone, Copy, Debug)]
pub struct Unknown {
    /// Among the additions, from 0.
    pub index: u32,
    pub octets: List<u8>,
}

impl Unknown {
    pub const EMPTY: Self = Unknown { index: 0, octets: List::EMPTY };
}

/// What a store has in any case.
pub trait Octets {
    /// The octets of strings.
    fn octets(&self) -> &Pool<'_, u8>;
    /// Room for octets.
    fn room(&mut self, count: usize) -> Option<(List<u8>, &mut [u8])>;
}

impl Pool<'_, u8> {
    pub(crate) fn take_room(&mut self, count: usize) -> Option<(List<u8>, &mut [u8])> {
        let list = self.take(count)?;
        Some((list, self.room(list)))
    }
}

/// INTEGER of more than 64 bits: two's complement in `N` octets, the most significant one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Integer<const N: usize>(pub [u8; N]);

impl<const N: usize> Integer<N> {
    /// Zero.
    pub const EMPTY: Self = Integer([0; N]);

    /// The number that octets have in two's complement, if there is room for it.
    pub fn of(octets: &[u8]) -> Option<Self> {
        Self::gather(sign(*octets.first()?), octets.iter().rev().copied())
    }

    /// In the fewest octets, at least one.
    pub fn octets(&self) -> &[u8] {
        let sign = self.sign();
        let extends = |two: &&[u8]| matches!(two, [one, next] if *one == sign && self::sign(*next) == sign);
        self.0.get(self.0.windows(2).take_while(extends).count()..).unwrap_or_default()
    }

    /// The same number, if it has 64 bits at most.
    pub fn to_i64(&self) -> Option<i64> {
        let octets = self.octets();
        let from = i64::from(self.sign() as i8);
        (octets.len() <= 8).then(|| octets.iter().fold(from, |all, octet| all << 8 | i64::from(*octet)))
    }

    /// Octets of all ones if it is negative, else zeros.
    fn sign(&self) -> u8 {
        self.0.first().map_or(0, |first| sign(*first))
    }

    /// Octets, the last one first, and before them as many as there is room for of the sign.
    fn gather(sign: u8, octets: impl Iterator<Item = u8>) -> Option<Self> {
        let number = Self::gather_unsigned(sign, octets)?;
        (number.sign() == sign).then_some(number)
    }

    /// The same, but the first bit is no sign.
    fn gather_unsigned(fill: u8, octets: impl Iterator<Item = u8>) -> Option<Self> {
        let mut number = Integer([fill; N]);
        let mut room = number.0.iter_mut().rev();
        for octet in octets {
            match room.next() {
                Some(to) => *to = octet,
                None if octet != fill => return None,
                None => {}
            }
        }
        Some(number)
    }

    /// The sum or the difference, modulo two to the number of bits.
    fn plus(mut self, other: &Self, minus: bool) -> Self {
        let mut sum = u16::from(minus);
        for (to, octet) in self.0.iter_mut().zip(&other.0).rev() {
            sum += u16::from(*to) + u16::from(if minus { !octet } else { *octet });
            *to = sum as u8;
            sum >>= 8;
        }
        self
    }
}

fn sign(first: u8) -> u8 {
    ((first as i8) >> 7) as u8
}

/// For 8 octets and more.
impl<const N: usize> From<i64> for Integer<N> {
    fn from(number: i64) -> Self {
        Self::of(&number.to_be_bytes()).unwrap_or(Self::EMPTY)
    }
}

impl<const N: usize> PartialOrd for Integer<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Ord for Integer<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        (other.sign(), self.0).cmp(&(self.sign(), other.0))
    }
}

/// Octets as a number, the most significant one first.
#[inline(always)]
pub(crate) fn number<const N: usize>(octets: &[u8; N]) -> u64 {
    octets.iter().fold(0, |number, octet| (number << 8) | u64::from(*octet))
}

/// The last octets of a number.
#[inline(always)]
pub(crate) fn octets<const N: usize>(number: u64) -> [u8; N] {
    let mut octets = [0; N];
    let mut rest = number;
    for octet in octets.iter_mut().rev() {
        *octet = rest as u8;
        rest >>= 8;
    }
    octets
}

// Characters

/// The permitted alphabet of a character string type.
pub(crate) struct Alphabet {
    pub ranges: &'static [(u32, u32)],
    /// Bits of a character.
    pub width: u32,
    /// Positions are coded, not values.
    pub indexed: bool,
}

impl Alphabet {
    fn code(&self, character: u32) -> Option<u32> {
        let mut position = 0;
        for (first, last) in self.ranges {
            if (*first..=*last).contains(&character) {
                return Some(if self.indexed { position + (character - first) } else { character });
            }
            position += last - first + 1;
        }
        None
    }

    fn character(&self, code: u32) -> Option<u32> {
        if !self.indexed {
            return self.code(code);
        }
        let mut rest = code;
        for (first, last) in self.ranges {
            if rest <= last - first {
                return Some(first + rest);
            }
            rest -= last - first + 1;
        }
        None
    }

    /// True if all octets are characters that are permitted.
    pub fn allows(&self, octets: &[u8]) -> bool {
        octets.iter().all(|octet| self.code(u32::from(*octet)).is_some())
    }

    /// The same of text in UTF-8; how many characters there are.
    pub fn count(&self, octets: &[u8]) -> Option<usize> {
        let mut count = 0;
        for character in core::str::from_utf8(octets).ok()?.chars() {
            self.code(u32::from(character))?;
            count += 1;
        }
        Some(count)
    }
}

/// True for the contents octets of an OBJECT IDENTIFIER or RELATIVE-OID.
pub(crate) fn is_identifier(octets: &[u8]) -> bool {
    let mut before = 0;
    for octet in octets {
        if before < 0x80 && *octet == 0x80 {
            return false;
        }
        before = *octet;
    }
    (1..=4096).contains(&octets.len()) && before < 0x80
}

/// How lengths are coded that have no bound.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lengths {
    /// In 8 bits, of which the first is 0, or in 16, of which the first two are 10.
    Blocks,
    /// In an octet of which the first bit is 0, or in as many octets as the one before them says.
    Octets,
}

/// Lengths from here on are coded in blocks.
const BLOCK: usize = 1 << 14;

fn octets_of(bits: usize) -> usize {
    (bits >> 3) + usize::from(bits & 7 != 0)
}

fn octets_of_number(number: u64) -> u32 {
    (u64::BITS - (number | 1).leading_zeros()).div_ceil(8)
}

const NO_ERROR: Error = Error { kind: Kind::NotSupported, bit: 0, path: "" };

// Writing

/// Writes bits; `at` grows even where there is no room.
pub(crate) struct Writer<'a, S> {
    pub store: &'a S,
    buffer: &'a mut [u8],
    at: usize,
    /// The last `at % 64` bits, left-aligned.
    gathered: u64,
    depth: u32,
    error: Error,
}

impl<'a, S: Octets> Writer<'a, S> {
    /// Writes a message; returns how many octets it has.
    #[inline(always)]
    pub fn message(
        buffer: &'a mut [u8],
        store: &'a S,
        path: Path,
        write: impl FnOnce(&mut Self) -> Done,
    ) -> Result<usize, Error> {
        let mut w = Writer { store, buffer, at: 0, gathered: 0, depth: 0, error: NO_ERROR };
        match write(&mut w).and_then(|()| w.end(path)) {
            Ok(length) => Ok(length),
            Err(Stop) => Err(w.error),
        }
    }

    /// Even the encoding of a value without bits has an octet (X.691 clause 11.1.3).
    #[inline(always)]
    fn end(&mut self, path: Path) -> Result<usize, Stop> {
        if self.at == 0 {
            self.put(0, 8);
        }
        self.spill();
        if octets_of(self.at) > self.buffer.len() {
            return self.refuse(Kind::BufferFull, path);
        }
        Ok(octets_of(self.at))
    }

    #[cold]
    #[inline(never)]
    pub fn refuse<T>(&mut self, kind: Kind, path: Path) -> Result<T, Stop> {
        self.error = Error { kind, bit: self.at, path };
        Err(Stop)
    }

    pub fn enter(&mut self, path: Path) -> Done {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.refuse(Kind::TooDeep, path);
        }
        Ok(())
    }

    pub fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Writes the low bits of a word, 1 to 64; the others must be 0.
    #[inline(always)]
    pub fn put(&mut self, bits: u64, width: u32) {
        let end = (self.at & 63) as u32 + width;
        if end < 64 {
            self.gathered |= bits << (64 - end);
        } else {
            let left = end - 64;
            let word = self.gathered | (bits >> left);
            let index = (self.at >> 6) << 3;
            if let Some(to) = self.buffer.get_mut(index..index + 8) {
                to.copy_from_slice(&word.to_be_bytes());
            }
            // two shifts, for one by all bits is none
            self.gathered = (bits << 1) << (63 - left);
        }
        self.at += width as usize;
    }

    /// Brings the bits after the last word into the buffer.
    #[inline(always)]
    fn spill(&mut self) {
        let index = (self.at >> 6) << 3;
        let octets = self.gathered.to_be_bytes();
        if let Some(to) = self.buffer.get_mut(index..index + 8) {
            to.copy_from_slice(&octets);
        } else {
            let end = octets_of(self.at & 63);
            let rest = self.buffer.get_mut(index..).unwrap_or_default();
            for (to, from) in rest.iter_mut().zip(octets.iter().take(end)) {
                *to = *from;
            }
        }
    }

    /// Gathers them from there.
    fn gather(&mut self) {
        let index = (self.at >> 6) << 3;
        let mut octets = [0; 8];
        let from = self.buffer.get(index..octets_of(self.at)).unwrap_or_default();
        for (to, from) in octets.iter_mut().zip(from) {
            *to = *from;
        }
        self.gathered = u64::from_be_bytes(octets);
    }

    /// Zero bits up to the next octet.
    fn align(&mut self) {
        if self.at & 7 != 0 {
            self.put(0, 8 - (self.at & 7) as u32);
        }
    }

    pub fn length(&mut self, length: usize, lengths: Lengths, path: Path) -> Done {
        if length < 0x80 {
            self.put(length as u64, 8);
        } else if lengths == Lengths::Octets {
            let octets = octets_of_number(length as u64);
            self.put(u64::from(0x80 | octets), 8);
            self.put(length as u64, 8 * octets);
        } else if length < BLOCK {
            self.put(0x8000 | length as u64, 16);
        } else {
            return self.refuse(Kind::NotSupported, path);
        }
        Ok(())
    }

    /// A number without a sign in the fewest octets, after their number.
    pub fn unsigned(&mut self, number: u64) {
        let octets = octets_of_number(number);
        self.put(u64::from(octets), 8);
        self.put(number, 8 * octets);
    }

    /// The same in two's complement.
    pub fn signed(&mut self, number: i64) {
        self.signed_after(8, number);
    }

    fn signed_after(&mut self, width: u32, number: i64) {
        let magnitude = (number ^ (number >> 63)) as u64;
        let octets = octets_of_number(magnitude << 1 | magnitude >> 63 << 63);
        self.put(u64::from(octets), width);
        self.put(number as u64 & (u64::MAX >> (64 - 8 * octets)), 8 * octets);
    }

    /// What a number exceeds a lower bound by, in so many bits.
    pub fn wide<const N: usize>(&mut self, width: usize, number: &Integer<N>, lower: &Integer<N>) {
        let above = number.plus(lower, true);
        let mut rest = width;
        for octet in above.0.iter().skip(N - octets_of(width).min(N)) {
            let bits = (rest - 1) % 8 + 1;
            self.put(u64::from(*octet), bits as u32);
            rest -= bits;
        }
    }

    /// The same in the fewest octets, or without a lower bound the number in two's complement, after their length.
    pub fn wide_after_length<const N: usize>(
        &mut self,
        number: &Integer<N>,
        lower: Option<&Integer<N>>,
        lengths: Lengths,
        path: Path,
    ) -> Done {
        let Some(lower) = lower else {
            return self.counted(number.octets(), lengths, path);
        };
        let above = number.plus(lower, true);
        let zeros = above.0.iter().take_while(|octet| **octet == 0).count();
        self.counted(above.0.get(zeros.min(N - 1)..).unwrap_or_default(), lengths, path)
    }

    /// A number that is small in most messages.
    pub fn small(&mut self, number: u64) {
        if number < 64 {
            self.put(number, 7);
        } else {
            self.put(1, 1);
            self.unsigned(number);
        }
    }

    /// The number of an enumeral: an octet, or the length of the number with the first bit set, then the number.
    #[inline]
    pub fn enumeral(&mut self, number: i64) {
        if (0..0x80).contains(&number) {
            self.put(number as u64, 8);
        } else {
            self.put(1, 1);
            self.signed_after(7, number);
        }
    }

    pub fn octets(&mut self, octets: &[u8]) {
        let mut words = octets.chunks_exact(8);
        for word in &mut words {
            self.put(word.iter().fold(0, |bits, octet| (bits << 8) | u64::from(*octet)), 64);
        }
        for octet in words.remainder() {
            self.put(u64::from(*octet), 8);
        }
    }

    pub fn characters(&mut self, text: &[u8], alphabet: &Alphabet, path: Path) -> Done {
        for character in text {
            let Some(code) = alphabet.code(u32::from(*character)) else {
                return self.refuse(Kind::OutOfRange, path);
            };
            if alphabet.width > 0 {
                self.put(u64::from(code), alphabet.width);
            }
        }
        Ok(())
    }

    /// The length in octets of so many bits, and how many bits of the last octet are unused.
    pub fn bit_count(&mut self, count: usize, path: Path) -> Done {
        self.length(1 + octets_of(count), Lengths::Octets, path)?;
        self.put((octets_of(count) * 8 - count) as u64, 8);
        Ok(())
    }

    pub fn short_bits(&mut self, string: ShortBits, padded: bool) {
        if string.length > 0 {
            self.put(string.bits, u32::from(string.length));
        }
        if padded {
            self.align();
        }
    }

    /// So many bits, zeros for those that the string does not have.
    pub fn long_bits(&mut self, octets: &[u8], length: u32, count: usize, padded: bool) {
        let own = count.min(length as usize);
        let mut rest = own;
        for octet in octets.iter().take(octets_of(own)) {
            let width = rest.min(8);
            self.put(u64::from(*octet >> (8 - width)), width as u32);
            rest -= width;
        }
        let mut zeros = count - own + rest;
        while zeros > 0 {
            self.put(0, zeros.min(64) as u32);
            zeros -= zeros.min(64);
        }
        if padded {
            self.align();
        }
    }

    /// Octets after their length.
    pub fn counted_octets(&mut self, list: List<u8>, lengths: Lengths, path: Path) -> Done {
        let store = self.store;
        self.counted(store.octets().get(list), lengths, path)
    }

    pub fn counted(&mut self, octets: &[u8], lengths: Lengths, path: Path) -> Done {
        self.length(octets.len(), lengths, path)?;
        self.octets(octets);
        Ok(())
    }

    /// The octets of a tag; a number of 63 or more is in groups of seven bits.
    pub fn tag(&mut self, tag: u32) {
        self.put(u64::from(tag), 8 * octets_of_number(u64::from(tag)));
    }

    /// Begins whole octets whose length is known at their end.
    pub fn open(&mut self) -> usize {
        self.put(0, 8);
        self.at
    }

    pub fn close(&mut self, begin: usize, lengths: Lengths, path: Path) -> Done {
        if lengths == Lengths::Blocks && self.at == begin {
            // even an empty content has an octet
            self.put(0, 8);
        }
        let over = (self.at - begin) & 7;
        if over != 0 {
            self.put(0, 8 - over as u32);
        }
        let octets = (self.at - begin) >> 3;
        if octets >= 0x80 {
            return self.close_long(lengths, begin, octets, path);
        }
        let word = (begin - 8) >> 6;
        if word == self.at >> 6 && (begin - 1) >> 6 == word {
            self.gathered |= (octets as u64) << (64 - (begin - (word << 6)));
        } else {
            self.spill();
            self.overwrite(begin - 8, &[octets as u8]);
            self.gather();
        }
        Ok(())
    }

    #[cold]
    fn close_long(&mut self, lengths: Lengths, begin: usize, octets: usize, path: Path) -> Done {
        if lengths == Lengths::Blocks && octets >= BLOCK {
            return self.refuse(Kind::NotSupported, path);
        }
        let more = match lengths {
            Lengths::Blocks => 1,
            Lengths::Octets => octets_of_number(octets as u64) as usize,
        };
        let end = octets_of(self.at);
        self.spill();
        for _ in 0..more {
            self.put(0, 8);
        }
        self.spill();
        let first = begin >> 3;
        if let Some(room) = self.buffer.get_mut(first..end + more) {
            room.copy_within(..end - first, more);
        }
        match lengths {
            Lengths::Blocks => self.overwrite(begin - 8, &(0x8000 | octets as u16).to_be_bytes()),
            Lengths::Octets => {
                self.overwrite(begin - 8, &[0x80 | more as u8]);
                for i in 0..more {
                    self.overwrite(begin + 8 * i, &[(octets >> (8 * (more - 1 - i))) as u8]);
                }
            }
        }
        self.gather();
        Ok(())
    }

    /// Writes octets into the buffer, over what is there.
    fn overwrite(&mut self, at: usize, octets: &[u8]) {
        let over = (at & 7) as u32;
        for (i, octet) in octets.iter().enumerate() {
            let bits = u16::from(*octet) << (8 - over);
            let mask = 0xff00 >> over;
            let room = self.buffer.get_mut((at >> 3) + i..).unwrap_or_default();
            for (to, shift) in room.iter_mut().zip([8, 0]) {
                *to = (*to & !((mask >> shift) as u8)) | (bits >> shift) as u8;
            }
        }
    }
}

// Reading

/// Octets of an open type: where it ends, and where the bits around it do.
pub(crate) struct Open {
    end: usize,
    outer: usize,
}

/// Which additions there are.
pub(crate) struct Bitmap {
    at: usize,
    count: usize,
}

/// The bits that are read.
pub(crate) struct Input<'a> {
    octets: &'a [u8],
    at: usize,
    /// After the last bit that may be read.
    end: usize,
    depth: u32,
    error: Error,
}

impl Input<'_> {
    #[cold]
    #[inline(never)]
    pub fn refuse<T>(&mut self, kind: Kind, bit: usize, path: Path) -> Result<T, Stop> {
        self.error = Error { kind, bit, path };
        Err(Stop)
    }

    pub fn enter(&mut self, path: Path) -> Done {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.refuse(Kind::TooDeep, self.at, path);
        }
        Ok(())
    }

    pub fn leave(&mut self) {
        self.depth -= 1;
    }

    #[cold]
    #[inline(never)]
    pub fn refuse_here<T>(&mut self, kind: Kind, path: Path) -> Result<T, Stop> {
        self.refuse(kind, self.at, path)
    }

    /// Claims bits; where they begin.
    #[inline(always)]
    pub fn claim(&mut self, width: usize, path: Path) -> Result<usize, Stop> {
        let at = self.at;
        if self.end - at < width {
            return self.refuse(Kind::Truncated, at, path);
        }
        self.at = at + width;
        Ok(at)
    }

    /// Refuses so many items, of so many bits at least each, if there are fewer bits.
    #[inline]
    pub fn require(&mut self, count: usize, least: usize, path: Path) -> Done {
        match (self.end - self.at).checked_div(least) {
            Some(most) if most < count => self.refuse(Kind::Truncated, self.at, path),
            _ => Ok(()),
        }
    }

    /// At least 57 bits from a position that has been claimed, left-aligned; after the input zeros.
    #[inline(always)]
    pub fn word(&self, at: usize) -> u64 {
        let index = at >> 3;
        // one comparison: the end of the range cannot overflow
        match self.octets.get(index..index + 8).and_then(|octets| octets.first_chunk()) {
            Some(octets) => u64::from_be_bytes(*octets) << (at & 7),
            None => self.last_word(at),
        }
    }

    /// As `word`, of a position that is claimed together with the eight octets from its own on.
    #[inline(always)]
    pub fn inner_word(&self, at: usize) -> u64 {
        let index = at >> 3;
        let octets = self.octets.get(index..index + 8).and_then(|octets| octets.first_chunk());
        octets.map_or(0, |octets| u64::from_be_bytes(*octets) << (at & 7))
    }

    /// Near the end the last eight octets hold what is left.
    #[inline(never)]
    fn last_word(&self, at: usize) -> u64 {
        let octets = self.octets.last_chunk().copied().unwrap_or_default();
        let after = (at + 64).saturating_sub(8 * self.octets.len());
        u64::from_be_bytes(octets).checked_shl(after as u32).unwrap_or(0)
    }

    /// 1 to 64 bits that have been claimed.
    #[inline]
    pub fn long(&self, at: usize, width: u32) -> u64 {
        if width <= 57 {
            return self.word(at) >> (64 - width);
        }
        (self.word(at) >> 32 << (width - 32)) | (self.word(at + 32) >> (96 - width))
    }

    /// Claims and reads 1 to 57 bits.
    #[inline(always)]
    pub fn bits(&mut self, width: u32, path: Path) -> Result<u64, Stop> {
        let at = self.claim(width as usize, path)?;
        Ok(self.word(at) >> (64 - width))
    }

    /// Goes back over bits that have been claimed.
    #[inline(always)]
    pub fn back(&mut self, width: usize) {
        self.at -= width;
    }

    #[inline(always)]
    pub fn bit(&mut self, path: Path) -> Result<bool, Stop> {
        Ok(self.bits(1, path)? != 0)
    }

    /// Goes to the next octet; an input ends with one.
    fn align(&mut self) {
        self.at = (self.at + 7) & !7;
    }

    pub fn length(&mut self, lengths: Lengths, path: Path) -> Result<usize, Stop> {
        let at = self.at;
        let first = self.bits(8, path)?;
        if first < 0x80 {
            return Ok(first as usize);
        }
        if lengths == Lengths::Octets {
            let length = self.number((first & 0x7f) as usize, false, path)?;
            if length > (self.end - self.at) as u64 >> 3 {
                return self.refuse(Kind::Truncated, at, path);
            }
            return Ok(length as usize);
        }
        if first < 0xc0 {
            return Ok(((first & 0x3f) << 8 | self.bits(8, path)?) as usize);
        }
        let blocks = (1..=4).contains(&(first & 0x3f));
        self.refuse(if blocks { Kind::NotSupported } else { Kind::OutOfRange }, at, path)
    }

    /// A number of so many octets; leading ones that do not count are allowed.
    fn number(&mut self, octets: usize, signed: bool, path: Path) -> Result<u64, Stop> {
        let at = self.at;
        if octets == 0 {
            return self.refuse(Kind::OutOfRange, at, path);
        }
        self.require(octets, 8, path)?;
        let fill = if signed && self.word(at) >> 63 != 0 { u64::MAX } else { 0 };
        let mut number = fill;
        for _ in 0..octets {
            if number >> 56 != fill >> 56 {
                return self.refuse(Kind::NotSupported, at, path);
            }
            number = (number << 8) | self.bits(8, path)?;
        }
        if signed && number >> 63 != fill >> 63 {
            return self.refuse(Kind::NotSupported, at, path);
        }
        Ok(number)
    }

    pub fn unsigned(&mut self, lengths: Lengths, path: Path) -> Result<u64, Stop> {
        let octets = self.length(lengths, path)?;
        self.number(octets, false, path)
    }

    pub fn signed(&mut self, lengths: Lengths, path: Path) -> Result<i64, Stop> {
        let octets = self.length(lengths, path)?;
        Ok(self.number(octets, true, path)? as i64)
    }

    /// A lower bound and so many bits, or without one the number that these are in two's complement.
    pub fn wide<const N: usize>(
        &mut self,
        width: usize,
        lower: Option<&Integer<N>>,
        path: Path,
    ) -> Result<Integer<N>, Stop> {
        let at = self.claim(width, path)?;
        let bits = |i: usize| (width - 8 * i).min(8);
        let octet = |i| self.long(at + width - 8 * i - bits(i), bits(i) as u32) as u8;
        let octets = (0..octets_of(width)).map(octet);
        let number = match lower {
            None => Integer::gather(sign(self.long(at, 8) as u8), octets),
            Some(lower) => Integer::gather_unsigned(0, octets)
                .map(|above| above.plus(lower, false))
                .filter(|number| number >= lower),
        };
        number.map_or_else(|| self.refuse(Kind::NotSupported, at, path), Ok)
    }

    /// The same in octets after their length.
    pub fn wide_after_length<const N: usize>(
        &mut self,
        lower: Option<&Integer<N>>,
        lengths: Lengths,
        path: Path,
    ) -> Result<Integer<N>, Stop> {
        let at = self.at;
        match self.length(lengths, path)? {
            0 => self.refuse(Kind::OutOfRange, at, path),
            octets => self.wide(8 * octets, lower, path),
        }
    }

    /// A number that is small in most messages.
    pub fn small(&mut self, path: Path) -> Result<u32, Stop> {
        let at = self.at;
        if !self.bit(path)? {
            return Ok(self.bits(6, path)? as u32);
        }
        let number = self.unsigned(Lengths::Blocks, path)?;
        if number > i32::MAX as u64 {
            return self.refuse(Kind::OutOfRange, at, path);
        }
        Ok(number as u32)
    }

    /// The number of an enumeral.
    #[inline]
    pub fn enumeral(&mut self, path: Path) -> Result<i64, Stop> {
        let first = self.bits(8, path)?;
        if first < 0x80 {
            return Ok(first as i64);
        }
        Ok(self.number((first & 0x7f) as usize, true, path)? as i64)
    }

    /// How many items a list has: a number after its length.
    pub fn quantity(&mut self, lengths: Lengths, path: Path) -> Result<usize, Stop> {
        let at = self.at;
        let number = self.unsigned(lengths, path)?;
        if number > i32::MAX as u64 {
            return self.refuse(Kind::NotSupported, at, path);
        }
        Ok(number as usize)
    }

    /// The octets of a tag.
    #[inline]
    pub fn tag(&mut self, path: Path) -> Result<u32, Stop> {
        let first = self.bits(8, path)? as u32;
        if first & 0x3f != 0x3f {
            return Ok(first);
        }
        self.long_tag(first, path)
    }

    #[cold]
    fn long_tag(&mut self, first: u32, path: Path) -> Result<u32, Stop> {
        let at = self.at - 8;
        let mut tag = first;
        let mut group = 0;
        loop {
            if tag > 0xff_ffff {
                return self.refuse(Kind::NotSupported, at, path);
            }
            let octet = self.bits(8, path)? as u32;
            if tag == first && octet == 0x80 {
                return self.refuse(Kind::OutOfRange, at, path);
            }
            group = group << 7 | octet & 0x7f;
            tag = tag << 8 | octet;
            if octet < 0x80 {
                break;
            }
        }
        // smaller numbers are in the first octet
        if group < 0x3f {
            return self.refuse(Kind::OutOfRange, at, path);
        }
        Ok(tag)
    }

    // Strings

    fn fill(&mut self, room: &mut [u8], alphabet: Option<&Alphabet>, path: Path) -> Done {
        let width = alphabet.map_or(8, |alphabet| alphabet.width);
        let Some(bits) = room.len().checked_mul(width as usize) else {
            return self.refuse(Kind::Truncated, self.at, path);
        };
        let mut at = self.claim(bits, path)?;
        for to in room {
            let code = if width == 0 { 0 } else { (self.word(at) >> (64 - width)) as u32 };
            let character = alphabet.map_or(Some(code), |alphabet| alphabet.character(code));
            let Some(character) = character else {
                return self.refuse(Kind::OutOfRange, at, path);
            };
            *to = character as u8;
            at += width as usize;
        }
        Ok(())
    }

    /// A string of octets, or of characters of an alphabet, of one size.
    pub fn fixed<const N: usize>(&mut self, alphabet: Option<&Alphabet>, path: Path) -> Result<[u8; N], Stop> {
        let mut octets = [0; N];
        self.fill(&mut octets, alphabet, path)?;
        Ok(octets)
    }

    /// The same up to a small size.
    pub fn array<const N: usize>(
        &mut self,
        count: usize,
        alphabet: Option<&Alphabet>,
        path: Path,
    ) -> Result<Array<u8, N>, Stop> {
        let mut array = Array::empty(0);
        match array.resize(count) {
            Some(octets) => self.fill(octets, alphabet, path)?,
            None => return self.refuse(Kind::OutOfRange, self.at, path),
        }
        Ok(array)
    }

    /// The number of bits in octets after the length of these; the last octet may have unused bits.
    pub fn bit_count(&mut self, path: Path) -> Result<usize, Stop> {
        let at = self.at;
        let length = self.length(Lengths::Octets, path)?;
        if length == 0 {
            return self.refuse(Kind::OutOfRange, at, path);
        }
        let unused = self.bits(8, path)? as usize;
        if unused > 7 || length == 1 && unused > 0 {
            return self.refuse(Kind::OutOfRange, self.at - 8, path);
        }
        if (self.end - self.at) >> 3 < length - 1 {
            return self.refuse(Kind::Truncated, at, path);
        }
        Ok(8 * (length - 1) - unused)
    }

    pub fn short_bits(&mut self, count: usize, padded: bool, path: Path) -> Result<ShortBits, Stop> {
        if count > 64 {
            return self.refuse(Kind::OutOfRange, self.at, path);
        }
        let at = self.claim(if padded { 8 * octets_of(count) } else { count }, path)?;
        let bits = if count == 0 { 0 } else { self.long(at, count as u32) };
        Ok(ShortBits { bits, length: count as u8 })
    }

    // Open types and additions

    /// Enters whole octets after their length.
    pub fn open(&mut self, lengths: Lengths, path: Path) -> Result<Open, Stop> {
        let octets = self.length(lengths, path)?;
        self.require(octets, 8, path)?;
        let open = Open { end: self.at + 8 * octets, outer: self.end };
        self.end = open.end;
        Ok(open)
    }

    pub fn close(&mut self, open: Open) {
        self.at = open.end;
        self.end = open.outer;
    }

    /// Leaves octets that are one encoding, which must have no more of them.
    pub fn close_whole(&mut self, open: Open, path: Path) -> Done {
        if open.end - self.at >= 8 {
            return self.refuse(Kind::OutOfRange, self.at, path);
        }
        self.close(open);
        Ok(())
    }

    /// The bitmap of additions, after its length.
    pub fn bitmap(&mut self, lengths: Lengths, path: Path) -> Result<Bitmap, Stop> {
        let begin = self.at;
        let count = if lengths == Lengths::Octets {
            self.bit_count(path)?
        } else if self.bit(path)? {
            self.length(lengths, path)?
        } else {
            self.bits(6, path)? as usize + 1
        };
        if count == 0 && lengths == Lengths::Blocks {
            return self.refuse(Kind::OutOfRange, begin, path);
        }
        let at = self.claim(count, path)?;
        if lengths == Lengths::Octets {
            self.align();
        }
        Ok(Bitmap { at, count })
    }

    pub fn has(&self, additions: &Bitmap, index: usize) -> bool {
        index < additions.count && self.word(additions.at + index) >> 63 != 0
    }

    /// Skips the additions that are not known.
    pub fn skip_additions(&mut self, additions: &Bitmap, known: usize, lengths: Lengths, path: Path) -> Done {
        for index in known..additions.count {
            if self.has(additions, index) {
                let open = self.open(lengths, path)?;
                self.close(open);
            }
        }
        Ok(())
    }
}

/// Reads messages whose lists and long strings go to a store.
pub(crate) struct Reader<'a, S> {
    pub store: &'a mut S,
    input: Input<'a>,
}

impl<'a, S> Deref for Reader<'a, S> {
    type Target = Input<'a>;

    #[inline(always)]
    fn deref(&self) -> &Input<'a> {
        &self.input
    }
}

impl<S> DerefMut for Reader<'_, S> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.input
    }
}

impl<'a, S: Octets> Reader<'a, S> {
    /// Reads a message; returns how many octets it had, 1 at least.
    #[inline(always)]
    pub fn message(
        octets: &'a [u8],
        store: &'a mut S,
        path: Path,
        read: impl FnOnce(&mut Reader<'_, S>) -> Done,
    ) -> Result<usize, Error> {
        let mut padded = [0; 8];
        let length = octets.len();
        if length == 0 || length > usize::MAX / 16 {
            return Err(Error { kind: Kind::Truncated, bit: 0, path });
        }
        let mut octets = octets;
        if length < 8 {
            for (to, from) in padded.iter_mut().zip(octets) {
                *to = *from;
            }
            octets = &padded;
        }
        let input = Input { octets, at: 0, end: 8 * length, depth: 0, error: NO_ERROR };
        let mut r = Reader { store, input };
        match read(&mut r) {
            Ok(()) => Ok(octets_of(r.at).max(1)),
            Err(Stop) => Err(r.error),
        }
    }

    /// The same of any size.
    pub fn take(&mut self, count: usize, alphabet: Option<&Alphabet>, path: Path) -> Result<List<u8>, Stop> {
        let at = self.at;
        let width = alphabet.map_or(8, |alphabet| alphabet.width);
        self.require(count, width as usize, path)?;
        let Some((list, room)) = self.store.room(count) else {
            return self.refuse(Kind::StoreFull, at, path);
        };
        self.input.fill(room, alphabet, path)?;
        Ok(list)
    }

    /// Octets after their length.
    pub fn counted_octets(&mut self, lengths: Lengths, path: Path) -> Result<List<u8>, Stop> {
        let count = self.length(lengths, path)?;
        self.take(count, None, path)
    }

    pub fn long_bits(&mut self, count: usize, padded: bool, path: Path) -> Result<LongBits, Stop> {
        let at = self.claim(if padded { 8 * octets_of(count) } else { count }, path)?;
        let Some((list, room)) = self.store.room(octets_of(count)) else {
            return self.refuse(Kind::StoreFull, at, path);
        };
        for (i, to) in room.iter_mut().enumerate() {
            let rest = (count - 8 * i).min(8);
            *to = (self.input.word(at + 8 * i) >> (64 - rest) << (8 - rest)) as u8;
        }
        Ok(LongBits { octets: list, length: count as u32 })
    }
}
