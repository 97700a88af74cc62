/*
 * The messages that protoc has generated from one family's .proto file; C2X_HEADER declares them, in C2X_NAMESPACE.
 * Decoding makes a new message; with C2X_ARENA its parts lie in an arena, with C2X_REUSED it is one that nobody needs
 * any more.
 */
#include <google/protobuf/arena.h>
#include <google/protobuf/stubs/logging.h>

#include <memory>
#include <new>

#include "codecs/family.h"
#include C2X_HEADER

namespace {

/* Bad input is refused, not talked about on standard error. */
[[maybe_unused]] google::protobuf::LogHandler *const former_handler = google::protobuf::SetLogHandler(nullptr);

/* Octets that the parts of a message take on the heap, roughly. */
constexpr size_t HEAP = 4096;

#if defined(C2X_ARENA)
template <class Message>
class Holder {
  public:
    Holder() : arena(block, HEAP), held(google::protobuf::Arena::CreateMessage<Message>(&arena)) {}

    Message &message() const { return *held; }

  private:
    alignas(16) char block[HEAP];
    google::protobuf::Arena arena;
    Message *held;
};
#elif defined(C2X_REUSED)
template <class Message>
class Holder {
  public:
    Holder() : held(spare ? spare.release() : new Message) {}
    ~Holder() { spare.reset(held); }

    Message &message() const { return *held; }

  private:
    static thread_local std::unique_ptr<Message> spare;

    Message *held;
};

template <class Message>
thread_local std::unique_ptr<Message> Holder<Message>::spare;
#else
template <class Message>
class Holder {
  public:
    Message &message() { return held; }
    const Message &message() const { return held; }

  private:
    Message held;
};
#endif

template <class Message>
int64_t decode(void *object, const uint8_t *octets, size_t length) {
    Holder<Message> *holder = new (object) Holder<Message>;
    if (length <= INT32_MAX && holder->message().ParseFromArray(octets, static_cast<int>(length))) {
        return static_cast<int64_t>(length);
    }
    holder->~Holder();
    return -1;
}

template <class Message>
int64_t encode(const void *object, uint8_t *octets, size_t capacity) {
    const Message &message = static_cast<const Holder<Message> *>(object)->message();
    size_t length = message.ByteSizeLong();
    if (length > capacity) {
        return C2X_CANNOT_ENCODE;
    }
    message.SerializeWithCachedSizesToArray(octets);
    return static_cast<int64_t>(length);
}

template <class Message>
void release(void *object) {
    static_cast<Holder<Message> *>(object)->~Holder();
}

#define TYPE_ENTRY(name, small)                                                                               \
    {C2X_TYPE_NAME(name),         sizeof(Holder<C2X_NAMESPACE::name>), HEAP,   decode<C2X_NAMESPACE::name>, \
     encode<C2X_NAMESPACE::name>, release<C2X_NAMESPACE::name>,        nullptr},

const c2x_type_codec types[] = {C2X_TYPES(TYPE_ENTRY)};

}  // namespace

extern "C" {
extern const c2x_codec C2X_CODEC;
const c2x_codec C2X_CODEC = {C2X_SCHEME, "protobuf", C2X_LIBRARY, C2X_CHECKS_NOTHING, types, C2X_COUNT(types)};
}
