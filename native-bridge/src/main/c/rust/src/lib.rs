//! UPER by the crate that the Rust back end of our schema compiler writes, behind a C ABI. A message is in the storage
//! of the caller, with the memory of its lists and strings and the store over that: a program has one for all messages.

use std::slice;

/// Octets of storage, as in `codecs/rust.c`.
const OBJECT: usize = 1 << 17;
/// Items of each kind of list, and octets of strings.
const ITEMS: usize = 400;
const OCTETS: usize = 4096;

/// Tells, with the storage's address, that it has had a message: it need not be initialised again.
const TAG: u64 = 0x6332_785f_7275_7374;

/// The encoder refuses.
const CANNOT_ENCODE: i64 = -1;

/// The store refers to the memory, so that no reference is ever made to the whole.
#[repr(C)]
struct Object<T, M, S> {
    tag: u64,
    store: S,
    value: T,
    memory: M,
}

fn tag<O>(object: *const O) -> u64 {
    TAG ^ object as u64
}

/// The functions of one type, whose names end with that of its family and its own in small letters.
macro_rules! message {
    ($family:ident, $type:ident, $name:literal) => {
        const _: () = {
            type Message = Object<$family::$type, $family::Memory<ITEMS, OCTETS>, $family::Store<'static>>;
            assert!(size_of::<Message>() <= OBJECT);

            /// Makes storage a message. What this takes of the stack, no other function should have to ask for.
            #[cold]
            #[inline(never)]
            unsafe fn initialize(object: *mut Message) {
                unsafe {
                    (&raw mut (*object).value).write($family::$type::EMPTY);
                    (&raw mut (*object).memory).write($family::Memory::default());
                    (&raw mut (*object).store).write((*&raw mut (*object).memory).store());
                    (&raw mut (*object).tag).write(tag(object));
                }
            }

            #[unsafe(export_name = concat!("c2x_rust_decode_", $name))]
            unsafe extern "C" fn decode(object: *mut Message, octets: *const u8, length: usize) -> i64 {
                if unsafe { (*object).tag } != tag(object) {
                    unsafe { initialize(object) };
                }
                let (value, store) = unsafe { (&mut (*object).value, &mut (*object).store) };
                let octets = unsafe { slice::from_raw_parts(octets, length) };
                store.clear();
                match value.decode_uper(octets, store) {
                    Ok(consumed) => consumed as i64,
                    Err(error) => -1 - error.bit as i64,
                }
            }

            #[unsafe(export_name = concat!("c2x_rust_encode_", $name))]
            unsafe extern "C" fn encode(object: *const Message, buffer: *mut u8, capacity: usize) -> i64 {
                if unsafe { (*object).tag } != tag(object) {
                    return CANNOT_ENCODE;
                }
                let (value, store) = unsafe { (&(*object).value, &(*object).store) };
                let buffer = unsafe { slice::from_raw_parts_mut(buffer, capacity) };
                match value.encode_uper(store, buffer) {
                    Ok(written) => written as i64,
                    Err(_) => CANNOT_ENCODE,
                }
            }
        };
    };
}

message!(its_v1, Cam, "v1_cam");
message!(its_v1, Denm, "v1_denm");
