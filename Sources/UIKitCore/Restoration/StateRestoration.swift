import Foundation
import StateArchive

/// Restores the application's state, in the order of RESTORATION.md §5.
@MainActor
package enum StateRestoration {
    /// Restores what a launch found: between `willFinishLaunching` and `didFinishLaunching`.
    package static func restore(_ state: ArchivedState, in application: UIApplication) {}
}
