import Foundation
import UIFoundation

/// Reports errors of snapshots. UIKit raises an exception for them. Snapshots may be created on any thread.
enum SnapshotDiagnostics {
    static let unknownSection =
        "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API (which has O(1) performance)"

    static func raise(_ sentence: String) {
        guard MainThread.isCurrent else { fatalError("*** Terminating: \(sentence)") }
        MainActor.assumeIsolated { Diagnostics.raise(.list, sentence) }
    }
}
