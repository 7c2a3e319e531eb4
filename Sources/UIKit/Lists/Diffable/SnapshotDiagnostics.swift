import Foundation
import UIFoundation

/// How snapshots, which may be made on any thread, report what UIKit answers with an exception.
enum SnapshotDiagnostics {
    static let unknownSection =
        "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API (which has O(1) performance)"

    static func raise(_ sentence: String) {
        guard MainThread.isCurrent else { fatalError("*** Terminating: \(sentence)") }
        MainActor.assumeIsolated { Diagnostics.raise(.list, sentence) }
    }
}
