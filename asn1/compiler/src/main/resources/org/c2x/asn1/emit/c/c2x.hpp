/*
 * Messages in C++17 over the structs and functions in C that c2x generates. The members have the names of the wrapper
 * that Vanetza puts around asn1c's structs.
 */
#ifndef C2X_HPP
#define C2X_HPP

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "c2x_runtime.h"

namespace c2x {

/* What is wrong, where: "CAM.header.stationID at bit 16: out of range". */
inline std::string text(const c2x_error &error)
{
    return std::string(error.path) + " at bit " + std::to_string(error.bit) + ": " + c2x_code_name(error.code);
}

/* A value that has no encoding. */
class encode_error : public std::runtime_error {
public:
    explicit encode_error(const c2x_error &error) : std::runtime_error(text(error)), code(error.code) {}

    c2x_code code;
};

/*
 * A value with its memory, and the functions that encode and decode it:
 *
 *     using Cam = c2x::message<its_v2_CAM_uper_encode, its_v2_CAM_uper_decode>;
 *
 * It can be moved, not copied: lists and strings without a small upper bound lie in its memory, or where the program
 * that built the value has them.
 */
template <auto Encode, auto Decode>
class message {
    template <typename T>
    static T value_of(std::size_t (*)(const T *, std::uint8_t *, std::size_t, c2x_error *));

public:
    using value_type = decltype(value_of(Encode));

    /* Most octets of memory for lists and strings. A message that needs more is not decoded. */
    static constexpr std::size_t most_memory = 1 << 20;

    message() = default;
    explicit message(const value_type &value) : value(value) {}

    message(message &&other) noexcept : value(other.value), memory(std::move(other.memory)) { other.value = {}; }

    message &operator=(message &&other) noexcept
    {
        std::swap(value, other.value);
        memory.swap(other.memory);
        return *this;
    }

    value_type &operator*() { return value; }
    const value_type &operator*() const { return value; }
    value_type *operator->() { return &value; }
    const value_type *operator->() const { return &value; }
    value_type *content() { return &value; }
    const value_type *content() const { return &value; }

    /* Throws encode_error. */
    std::vector<std::uint8_t> encode() const
    {
        std::uint8_t usual[1024];
        c2x_error error{};
        std::size_t length = Encode(&value, usual, sizeof usual, &error);
        if (length > 0) {
            return {usual, usual + length};
        }
        std::vector<std::uint8_t> octets(sizeof usual);
        while (length == 0 && error.code == C2X_BUFFER_FULL) {
            octets.resize(2 * octets.size());
            length = Encode(&value, octets.data(), octets.size(), &error);
        }
        if (length == 0) {
            throw encode_error(error);
        }
        octets.resize(length);
        return octets;
    }

    /* The length of the encoding. Throws encode_error. */
    std::size_t size() const { return encode().size(); }

    /* Whether all constraints hold, so that the value has an encoding. */
    bool validate() const
    {
        std::string error;
        return validate(error);
    }

    bool validate(std::string &error) const
    {
        try {
            encode();
            return true;
        } catch (const encode_error &e) {
            error = e.what();
            return false;
        }
    }

    /* False, with the reason in `error`, if the octets are no such message; the value is empty then. */
    bool decode(const void *octets, std::size_t length, c2x_error &error)
    {
        for (;;) {
            c2x_arena arena = c2x_arena_of(memory.data(), memory.size() * sizeof memory[0]);
            if (Decode(&value, static_cast<const std::uint8_t *>(octets), length, &arena, &error) > 0) {
                return true;
            }
            std::size_t size = memory.empty() ? 1024 : 2 * arena.size;
            if (error.code != C2X_ARENA_FULL || size > most_memory) {
                value = {};
                return false;
            }
            memory.resize(size / sizeof memory[0]);
        }
    }

    bool decode(const void *octets, std::size_t length)
    {
        c2x_error error;
        return decode(octets, length, error);
    }

    bool decode(const std::vector<std::uint8_t> &octets) { return decode(octets.data(), octets.size()); }

private:
    value_type value{};
    std::vector<std::uint64_t> memory;
};

} // namespace c2x

#endif
