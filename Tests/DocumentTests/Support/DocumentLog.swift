import UIKit

/// The log of the objects of documents, in order. Each test clears it first.
@MainActor
enum DocumentLog {
    static var entries: [String] = []

    /// Runs a test and returns the entries that were logged in it.
    static func run(_ body: () throws -> Void) rethrows -> [String] {
        entries = []
        try body()
        return entries
    }
}
