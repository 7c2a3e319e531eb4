extension MainActor {
    /// Runs code of the main actor's on any thread: for methods of Apple's classes that may be called anywhere while no thread
    /// changes the object, such as `copy()`. The caller reads only, and gives a function: a closure checks where it runs.
    package nonisolated static func assumeUnchecked<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}
