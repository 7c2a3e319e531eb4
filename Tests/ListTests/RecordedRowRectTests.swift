import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// `indexPathsForRows(in:)` as it was recorded on iOS 26.1: rows of 44 points, 320 points wide.
@MainActor @Suite("Rows in a rectangle, as recorded")
struct RecordedRowRectTests {
    @Test(
        "The rows in a rectangle (TB4 to TB7)",
        arguments: [
            (CGRect(x: 0, y: 44, width: 320, height: 44), [1]), (CGRect(x: 0, y: 43.5, width: 320, height: 1), [0]),
            (CGRect(x: 0, y: 43.5, width: 320, height: 1.5), [0, 1]),
            (CGRect(x: 0, y: 10, width: 320, height: 34.99), [0]),
            (CGRect(x: 0, y: 10, width: 320, height: 35), [0, 1]),
            (CGRect(x: 0, y: 88, width: 320, height: 0), [2]), (CGRect(x: 0, y: 44, width: 0, height: 44), [1, 2]),
            (CGRect.zero, [0]), (CGRect(x: 400, y: 0, width: 10, height: 10), []),
            (CGRect(x: 320, y: 0, width: 10, height: 10), []), (CGRect(x: -10, y: 0, width: 10, height: 10), []),
            (CGRect(x: 0, y: 5000, width: 320, height: 10), []), (CGRect(x: 0, y: -50, width: 320, height: 60), [0]),
            (CGRect.null, []), (CGRect.infinite, Array(0..<20)),
        ])
    func rows(rect: CGRect, rows: [Int]) throws {
        try Stage.runTable(source: RecordedSource([20])) { _, table in
            expectEqual(table.indexPathsForRows(in: rect)?.map(\.row), rows)
        }
    }
}
