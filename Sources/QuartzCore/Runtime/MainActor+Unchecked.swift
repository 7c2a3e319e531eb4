extension MainActor {
    /// Runs code of the main actor on any thread. It is for methods of Apple's classes that may be called on any
    /// thread while no thread changes the object, such as `copy()`. The caller must only read, and must pass a
    /// function, since a closure checks its actor.
    package nonisolated static func assumeUnchecked<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}
