import UIKit

/// What objects of documents have noted, in order. Each test clears it first.
@MainActor
enum DocumentLog {
    static var entries: [String] = []

    /// Runs a test and returns what was noted in it.
    static func run(_ body: () throws -> Void) rethrows -> [String] {
        entries = []
        try body()
        return entries
    }
}
