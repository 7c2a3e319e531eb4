#pragma once

/// Calls a Swift class's allocating initializer without arguments; the result is retained for the caller.
///
/// Swift cannot express this: a class object can make an instance only through a `required` initializer.
static inline void *_Nonnull CallAllocatingInitializer(const void *_Nonnull function, const void *_Nonnull metatype) {
    typedef void *(*AllocatingInitializer)(__attribute__((swift_context)) const void *) __attribute__((swiftcall));
    return ((AllocatingInitializer)function)(metatype);
}
