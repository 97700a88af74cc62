//! UPER by rasn behind a C ABI. A message is a pointer to what rasn has decoded, in a box of Rust's heap. A panic ends
//! at these functions and is a refusal, as in C it would end the process.

use rasn::{Decode, Encode};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::{ptr, slice};

/// The decoder or the encoder refuses; the decoder does not say at which bit.
const REFUSED: i64 = -1;

/// Octets consumed.
unsafe fn decode<T: Decode>(message: *mut *mut T, octets: *const u8, length: usize) -> i64 {
    let octets = unsafe { slice::from_raw_parts(octets, length) };
    match catch_unwind(|| rasn::uper::decode_with_remainder::<T>(octets)) {
        Ok(Ok((decoded, rest))) => {
            unsafe { message.write(Box::into_raw(Box::new(decoded))) };
            (length - rest.len()) as i64
        }
        Ok(Err(_)) | Err(_) => REFUSED,
    }
}

/// Octets written.
unsafe fn encode<T: Encode>(message: *const T, buffer: *mut u8, capacity: usize) -> i64 {
    let message = unsafe { &*message };
    match catch_unwind(AssertUnwindSafe(|| rasn::uper::encode(message))) {
        Ok(Ok(octets)) if octets.len() <= capacity => {
            unsafe { ptr::copy_nonoverlapping(octets.as_ptr(), buffer, octets.len()) };
            octets.len() as i64
        }
        Ok(_) | Err(_) => REFUSED,
    }
}

/// What rasn-compiler has made of the modules of a family.
macro_rules! family {
    ($family:ident) => {
        mod $family {
            include!(concat!(env!("OUT_DIR"), "/", stringify!($family), ".rs"));
        }
    };
}

/// The functions of one type, whose names end with that of its family and its own in small letters.
macro_rules! message {
    ($type:ty, $name:literal) => {
        const _: () = {
            #[unsafe(export_name = concat!("c2x_rasn_decode_", $name))]
            unsafe extern "C" fn decode(message: *mut *mut $type, octets: *const u8, length: usize) -> i64 {
                unsafe { crate::decode(message, octets, length) }
            }

            #[unsafe(export_name = concat!("c2x_rasn_encode_", $name))]
            unsafe extern "C" fn encode(message: *const $type, buffer: *mut u8, capacity: usize) -> i64 {
                unsafe { crate::encode(message, buffer, capacity) }
            }

            #[unsafe(export_name = concat!("c2x_rasn_release_", $name))]
            unsafe extern "C" fn release(message: *mut $type) {
                drop(unsafe { Box::from_raw(message) });
            }
        };
    };
}

family!(v1);
family!(study);
family!(security);

message!(v1::cam_pdu_descriptions::CAM, "v1_cam");
message!(v1::denm_pdu_descriptions::DENM, "v1_denm");
message!(study::personnel::PersonnelRecord, "study_personnel_record");
message!(security::secured_message::SecuredMessage, "security_secured_message");
