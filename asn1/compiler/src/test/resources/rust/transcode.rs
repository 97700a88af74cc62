//! Decodes messages and encodes them again, for tests. A request is: number of the type, what it comes in (0 UPER,
//! 2 OER), what it goes to, length in four octets, octets. The answer: 0 or what failed (1 decoding, 2 encoding), the
//! code of the error, then length in four octets and either the octets or the path. Arguments are how many damaged forms
//! of each message are decoded and encoded as well, for they must not end the program, and a seed for these.

use std::io::{self, Read, Write};

const BUFFER: usize = 300_000;

type Answer = Result<usize, (u8, u8, &'static str)>;

macro_rules! transcode {
    ($type:ty, $store:expr, $from:expr, $to:expr, $octets:expr, $buffer:expr) => {{
        $store.clear();
        let mut value = Box::new(<$type>::EMPTY);
        let read = match $from {
            0 => value.decode_uper($octets, $store),
            _ => value.decode_oer($octets, $store),
        };
        let written = match $to {
            0 => value.encode_uper($store, $buffer),
            _ => value.encode_oer($store, $buffer),
        };
        match (read, written) {
            (Err(error), _) => Err((1, error.kind as u8 + 1, error.path)),
            (_, Err(error)) => Err((2, error.kind as u8 + 1, error.path)),
            (Ok(_), Ok(length)) => {
                let mut exact = vec![0; length];
                let again = match $to {
                    0 => value.encode_uper($store, &mut exact),
                    _ => value.encode_oer($store, &mut exact),
                };
                assert_eq!(again.ok(), Some(length), "exact buffer");
                assert_eq!(exact, &$buffer[..length], "same octets");
                let full = match $to {
                    0 => value.encode_uper($store, &mut exact[1..]),
                    _ => value.encode_oer($store, &mut exact[1..]),
                };
                assert!(full.is_err(), "small buffer");
                Ok(length)
            }
        }
    }};
}

fn main() {
    // the stores are on the stack
    let run = std::thread::Builder::new().stack_size(1 << 30).spawn(|| run().unwrap());
    run.unwrap().join().unwrap();
}

fn run() -> io::Result<()> {
    let mut buffer = vec![0; BUFFER];
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let arguments: Vec<String> = std::env::args().collect();
    let damages: u64 = arguments.get(1).map_or(0, |count| count.parse().unwrap());
    let mut chance: u64 = arguments.get(2).map_or(1, |seed| seed.parse().unwrap());
    MEMORY
    let mut transcode = |number: u8, from: u8, to: u8, octets: &[u8], buffer: &mut [u8]| -> Answer {
        match number {
            TYPES
            _ => panic!("no such type"),
        }
    };
    let mut head = [0; 7];
    while input.read_exact(&mut head).is_ok() {
        let mut octets = vec![0; u32::from_be_bytes(head[3..].try_into().unwrap()) as usize];
        input.read_exact(&mut octets)?;
        for _ in 0..damages {
            let damaged = damage(&octets, &mut chance);
            let _ = transcode(head[0], head[1], head[2], &damaged, &mut buffer);
        }
        let answer = match transcode(head[0], head[1], head[2], &octets, &mut buffer) {
            Ok(length) => ([0, 0], &buffer[..length]),
            Err((failure, code, path)) => ([failure, code], path.as_bytes()),
        };
        output.write_all(&answer.0)?;
        output.write_all(&(answer.1.len() as u32).to_be_bytes())?;
        output.write_all(answer.1)?;
        output.flush()?;
    }
    Ok(())
}

/// Flips bits, changes octets, cuts off or adds some.
fn damage(octets: &[u8], chance: &mut u64) -> Vec<u8> {
    let mut next = |below: usize| {
        *chance ^= *chance << 13;
        *chance ^= *chance >> 7;
        *chance ^= *chance << 17;
        (*chance % below.max(1) as u64) as usize
    };
    let mut damaged = octets.to_vec();
    for _ in 0..=next(4) {
        let at = next(damaged.len());
        match next(5) {
            0 => damaged.truncate(at),
            1 => damaged.insert(at, next(256) as u8),
            2 if !damaged.is_empty() => damaged[at] = next(256) as u8,
            3 if !damaged.is_empty() => damaged[at] = [0, 0x7f, 0x80, 0xff][next(4)],
            _ if !damaged.is_empty() => damaged[at] ^= 1 << next(8),
            _ => {}
        }
    }
    damaged
}
