extension MainActor {
    /// Calls a function of the main actor on any thread. It is for methods of Apple's classes that may be called on
    /// any thread while no thread changes the object, such as `copy()`. The function must only read. Pass a function,
    /// not a closure, since a closure checks its actor at run time.
    package nonisolated static func assumeUnchecked<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}
