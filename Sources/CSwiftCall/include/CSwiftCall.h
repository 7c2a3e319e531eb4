#pragma once

/// Calls a Swift class's allocating initializer without arguments; the result is retained for the caller.
///
/// Swift cannot express this: a class object can make an instance only through a `required` initializer.
static inline void *_Nonnull CallAllocatingInitializer(const void *_Nonnull function, const void *_Nonnull metatype) {
    typedef void *(*AllocatingInitializer)(__attribute__((swift_context)) const void *) __attribute__((swiftcall));
    return ((AllocatingInitializer)function)(metatype);
}

/// Calls a Swift class's allocating initializer with an optional string, which it takes over, as its two words.
static inline void *_Nonnull CallTextInitializer(
    const void *_Nonnull function, const void *_Nonnull metatype, unsigned long first, unsigned long second) {
    typedef void *(*AllocatingInitializer)(unsigned long, unsigned long, __attribute__((swift_context)) const void *)
        __attribute__((swiftcall));
    return ((AllocatingInitializer)function)(first, second, metatype);
}

/// The same with the number of an enumeration's case before the string.
static inline void *_Nonnull CallStyleInitializer(
    const void *_Nonnull function, const void *_Nonnull metatype, unsigned char style, unsigned long first,
    unsigned long second) {
    typedef void *(*AllocatingInitializer)(
        unsigned char, unsigned long, unsigned long, __attribute__((swift_context)) const void *)
        __attribute__((swiftcall));
    return ((AllocatingInitializer)function)(style, first, second, metatype);
}
