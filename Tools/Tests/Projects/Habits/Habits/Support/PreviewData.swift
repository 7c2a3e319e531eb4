import Foundation

// Excluded from the app: only the tests use it.
nonisolated enum PreviewData {
    static let names = ["Read", "Run", "Water plants"]
}
