//! UPER by the crate that the Rust back end of our schema compiler writes, behind a C ABI. A message is in the storage
//! of the caller, with the memory of its lists and strings.

use std::slice;

/// Octets of storage, as in `codecs/rust.c`.
const OBJECT: usize = 1 << 17;
/// Items of each kind of list, and octets of strings.
const ITEMS: usize = 400;
const OCTETS: usize = 4096;

/// Tells that storage has had a message: it need not be initialised again.
const TAG: u64 = 0x6332_785f_7275_7374;

/// The encoder refuses.
const CANNOT_ENCODE: i64 = -1;

#[repr(C)]
struct Object<T, M> {
    tag: u64,
    value: T,
    memory: M,
}

/// Makes storage a message. What this takes of the stack, no other function should have to ask for.
#[cold]
#[inline(never)]
unsafe fn initialize<T, M: Default>(object: *mut Object<T, M>, value: T) {
    unsafe { object.write(Object { tag: TAG, value, memory: M::default() }) };
}

/// The functions of one type, whose names end with that of its family and its own in small letters.
macro_rules! message {
    ($family:ident, $type:ident, $name:literal) => {
        const _: () = {
            type Message = Object<$family::$type, $family::Memory<ITEMS, OCTETS>>;
            assert!(size_of::<Message>() <= OBJECT);

            #[unsafe(export_name = concat!("c2x_rust_decode_", $name))]
            unsafe extern "C" fn decode(object: *mut Message, octets: *const u8, length: usize) -> i64 {
                if unsafe { (*object).tag } != TAG {
                    unsafe { initialize(object, $family::$type::EMPTY) };
                }
                let message = unsafe { &mut *object };
                let octets = unsafe { slice::from_raw_parts(octets, length) };
                match message.value.decode_uper(octets, &mut message.memory.store()) {
                    Ok(consumed) => consumed as i64,
                    Err(error) => -1 - error.bit as i64,
                }
            }

            #[unsafe(export_name = concat!("c2x_rust_encode_", $name))]
            unsafe extern "C" fn encode(object: *mut Message, buffer: *mut u8, capacity: usize) -> i64 {
                let message = unsafe { &mut *object };
                let buffer = unsafe { slice::from_raw_parts_mut(buffer, capacity) };
                match message.value.encode_uper(&message.memory.store(), buffer) {
                    Ok(written) => written as i64,
                    Err(_) => CANNOT_ENCODE,
                }
            }
        };
    };
}

message!(its_v1, Cam, "v1_cam");
message!(its_v1, Denm, "v1_denm");
