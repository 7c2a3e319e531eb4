import Synchronization
import UIKit

/// The kind of the device, for texts that are read on any thread.
enum DeviceIdiom {
    /// The value when the main thread read it last.
    private static let last = Mutex(false)

    /// Whether the device is an iPad.
    static var isPad: Bool {
        guard Thread.isMainThread else { return last.withLock { $0 } }
        let isPad = MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom == .pad }
        last.withLock { $0 = isPad }
        return isPad
    }
}
