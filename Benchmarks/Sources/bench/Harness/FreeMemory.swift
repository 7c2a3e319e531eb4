import Foundation

/// What the allocator holds and nobody uses.
enum FreeMemory {
    /// Has the allocator return it to the system, so that what is resident is what is used. (`malloc_trim`, which Glibc's module
    /// leaves out.)
    static func giveBack() {
        typealias Function = @convention(c) (Int) -> Int32
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: Function.self)(0)
    }
}
