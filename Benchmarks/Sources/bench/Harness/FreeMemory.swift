import Foundation

/// The unused memory of the allocator.
enum FreeMemory {
    /// Returns unused memory to the system, so that the resident memory equals the used memory. (`malloc_trim`, which
    /// Glibc's module does not contain.)
    static func giveBack() {
        typealias Function = @convention(c) (Int) -> Int32
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: Function.self)(0)
    }
}
