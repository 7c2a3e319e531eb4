#pragma once

#include <stddef.h>
#include <stdint.h>

/// The path of the program or library that contains an address, and its start in memory; NULL if no file contains the
/// address.
const char *_Nullable FileOfAddress(const void *_Nonnull address, uintptr_t *_Nonnull start);

/// The name of a symbol in Swift's source, which the caller frees; NULL for a symbol of a different language. A
/// function of Swift's runtime.
char *_Nullable swift_demangle(
    const char *_Nonnull name, size_t length, char *_Nullable buffer, size_t *_Nullable bufferSize, uint32_t flags);

/// Calls a Swift class's allocating initializer without arguments; the result is retained for the caller.
///
/// Swift cannot express this: a class object can make an instance only through a `required` initializer.
static inline void *_Nonnull CallAllocatingInitializer(const void *_Nonnull function, const void *_Nonnull metatype) {
    typedef void *(*AllocatingInitializer)(__attribute__((swift_context)) const void *) __attribute__((swiftcall));
    return ((AllocatingInitializer)function)(metatype);
}

/// Calls a Swift class's allocating initializer with an optional string, as its two words. The initializer takes
/// ownership of the string.
static inline void *_Nonnull CallTextInitializer(
    const void *_Nonnull function, const void *_Nonnull metatype, unsigned long first, unsigned long second) {
    typedef void *(*AllocatingInitializer)(unsigned long, unsigned long, __attribute__((swift_context)) const void *)
        __attribute__((swiftcall));
    return ((AllocatingInitializer)function)(first, second, metatype);
}

/// The same with two objects after the string, which the initializer also owns.
static inline void *_Nonnull CallTextAndObjectsInitializer(
    const void *_Nonnull function, const void *_Nonnull metatype, unsigned long first, unsigned long second,
    void *_Nonnull object, void *_Nonnull other) {
    typedef void *(*AllocatingInitializer)(
        unsigned long, unsigned long, void *, void *, __attribute__((swift_context)) const void *)
        __attribute__((swiftcall));
    return ((AllocatingInitializer)function)(first, second, object, other, metatype);
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

/// Calls a Swift class's allocating initializer with a rectangle, as its four numbers.
static inline void *_Nonnull CallFrameInitializer(
    const void *_Nonnull function, const void *_Nonnull metatype, double x, double y, double width, double height) {
    typedef void *(*AllocatingInitializer)(
        double, double, double, double, __attribute__((swift_context)) const void *) __attribute__((swiftcall));
    return ((AllocatingInitializer)function)(x, y, width, height, metatype);
}

/// Calls a Swift class's allocating initializer with a value of any type, which the initializer owns.
static inline void *_Nonnull CallAnyInitializer(
    const void *_Nonnull function, const void *_Nonnull metatype, void *_Nonnull any) {
    typedef void *(*AllocatingInitializer)(void *, __attribute__((swift_context)) const void *)
        __attribute__((swiftcall));
    return ((AllocatingInitializer)function)(any, metatype);
}
