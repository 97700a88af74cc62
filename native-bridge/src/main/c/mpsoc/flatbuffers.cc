/*
 * FlatBuffers with the tables of structs.fbs, into and out of plain structs. With C2X_VERIFIED a message is verified
 * before it is read; with C2X_NEW_BUILDER each message has a builder of its own, otherwise one is kept.
 */
#include <cstring>

#include "structs_generated.h"

#include "mpsoc/structs.h"

#define C2X_TEXT(text) #text
#define C2X_EXPANDED_TEXT(text) C2X_TEXT(text)
#define LIBRARY                                                                     \
    "FlatBuffers " C2X_EXPANDED_TEXT(FLATBUFFERS_VERSION_MAJOR) "." C2X_EXPANDED_TEXT( \
        FLATBUFFERS_VERSION_MINOR) "." C2X_EXPANDED_TEXT(FLATBUFFERS_VERSION_REVISION)

typedef mpsoc_a object_a;
typedef mpsoc_b object_b;
typedef mpsoc_c object_c;

using flatbuffers::FlatBufferBuilder;
using flatbuffers::Offset;

static Offset<mpsoc::InstrCnt> put(FlatBufferBuilder &out, const mpsoc_b &b) {
    auto name = out.CreateString(b.name);
    return mpsoc::CreateInstrCnt(out, name, b.counters[0], b.counters[1], b.counters[2], b.counters[3], b.counters[4],
                                 b.counters[5], b.counters[6]);
}

static mpsoc::Temperature temperature(const mpsoc_a &a) {
    return mpsoc::Temperature(a.timestamp, a.temp);
}

static void finish(FlatBufferBuilder &out, const mpsoc_a &a) {
    mpsoc::Temperature data = temperature(a);
    out.Finish(mpsoc::CreateTemperatureMessage(out, &data));
}

static void finish(FlatBufferBuilder &out, const mpsoc_b &b) {
    out.Finish(put(out, b));
}

static void finish(FlatBufferBuilder &out, const mpsoc_c &c) {
    Offset<mpsoc::InstrCnt> processors[MPSOC_ELEMENTS];
    mpsoc::Temperature history[MPSOC_ELEMENTS];
    for (int i = 0; i < c.processor_count; i++) {
        processors[i] = put(out, c.processors[i]);
    }
    for (int i = 0; i < c.history_count; i++) {
        history[i] = temperature(c.history[i]);
    }
    mpsoc::Temperature temp = temperature(c.temp);
    auto name = out.CreateString(c.name);
    auto occupancy = out.CreateVector(c.occupancy, c.occupancy_count);
    auto cores = out.CreateVector(processors, c.processor_count);
    auto counts = put(out, c.instr_cnt);
    auto temperatures = out.CreateVectorOfStructs(history, c.history_count);
    out.Finish(mpsoc::CreateAllSensors(out, name, &temp, c.calib, c.cpu_usage, occupancy,
                                       static_cast<mpsoc::TempLevel>(c.temp_level), cores, counts, temperatures));
}

/* What a table says where a component is absent is nothing: no message is without them. */
static bool get(const mpsoc::Temperature *from, mpsoc_a &a) {
    if (from == nullptr) {
        return false;
    }
    a.timestamp = from->timestamp();
    a.temp = from->temp();
    return true;
}

static bool get(const flatbuffers::String *from, char name[MPSOC_NAME]) {
    if (from == nullptr || from->size() >= MPSOC_NAME) {
        return false;
    }
    memcpy(name, from->c_str(), from->size());
    name[from->size()] = '\0';
    return true;
}

static bool get(const mpsoc::InstrCnt *from, mpsoc_b &b) {
    if (from == nullptr || !get(from->name(), b.name)) {
        return false;
    }
    b.counters[0] = from->arith();
    b.counters[1] = from->logical();
    b.counters[2] = from->branch();
    b.counters[3] = from->jump();
    b.counters[4] = from->load();
    b.counters[5] = from->store();
    b.counters[6] = from->nop();
    return true;
}

static bool get(const mpsoc::TemperatureMessage *from, mpsoc_a &a) {
    return get(from->data(), a);
}

static bool get(const mpsoc::AllSensors *from, mpsoc_c &c) {
    auto occupancy = from->occupancy();
    auto processors = from->processors();
    auto history = from->history();
    if (!get(from->name(), c.name) || !get(from->temp(), c.temp) || !get(from->instr_cnt(), c.instr_cnt)
        || occupancy == nullptr || occupancy->size() > MPSOC_OCCUPANCY || processors == nullptr
        || processors->size() > MPSOC_ELEMENTS || history == nullptr || history->size() > MPSOC_ELEMENTS) {
        return false;
    }
    c.calib = from->calib();
    c.cpu_usage = from->cpu_usage();
    c.temp_level = static_cast<uint8_t>(from->temp_level());
    c.occupancy_count = static_cast<uint8_t>(occupancy->size());
    memcpy(c.occupancy, occupancy->data(), occupancy->size());
    c.processor_count = static_cast<uint8_t>(processors->size());
    c.history_count = static_cast<uint8_t>(history->size());
    bool good = true;
    for (unsigned i = 0; good && i < processors->size(); i++) {
        good = get(processors->Get(i), c.processors[i]);
    }
    for (unsigned i = 0; good && i < history->size(); i++) {
        good = get(history->Get(i), c.history[i]);
    }
    return good;
}

template <typename Struct>
static int64_t encode_struct(const Struct *object, uint8_t *octets, size_t capacity) {
#ifdef C2X_NEW_BUILDER
    FlatBufferBuilder out;
#else
    static FlatBufferBuilder out;
    out.Clear();
#endif
    finish(out, *object);
    if (out.GetSize() > capacity) {
        return -1;
    }
    memcpy(octets, out.GetBufferPointer(), out.GetSize());
    return out.GetSize();
}

template <typename Root, typename Struct>
static int64_t decode_struct(Struct *object, const uint8_t *octets, size_t length) {
#ifdef C2X_VERIFIED
    flatbuffers::Verifier verifier(octets, length);
    if (!verifier.VerifyBuffer<Root>(nullptr)) {
        return -1;
    }
#endif
    return get(flatbuffers::GetRoot<Root>(octets), *object) ? static_cast<int64_t>(length) : -1;
}

#define FUNCTIONS(letter, root)                                                                              \
    static inline int64_t encode_##letter(const mpsoc_##letter *object, uint8_t *octets, size_t capacity) {  \
        return encode_struct(object, octets, capacity);                                                      \
    }                                                                                                        \
    static inline int64_t decode_##letter(mpsoc_##letter *object, const uint8_t *octets, size_t length) {    \
        return decode_struct<mpsoc::root>(object, octets, length);                                           \
    }                                                                                                        \
    static inline void fill_##letter(mpsoc_##letter *object, const mpsoc_##letter *value) { *object = *value; }

FUNCTIONS(a, TemperatureMessage)
FUNCTIONS(b, InstrCnt)
FUNCTIONS(c, AllSensors)

#include "mpsoc/codec.h"
