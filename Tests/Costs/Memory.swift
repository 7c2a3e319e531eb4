import CAllocationCount
import Foundation
import IrekoTesting
import UIKit

/// Measures the bytes that an operation leaves on the heap. Foundation on Linux frees attributed strings and timers
/// only in part: if UIKit makes them in a repeated operation, the memory of the program grows.
@MainActor enum Memory {
    /// How many bytes an operation may leave. The smallest attributed string leaves 192.
    static let limit = 64

    /// Prints the name of each operation, the bytes that it leaves, and how many it may leave.
    static func measure(_ isWanted: (String) throws -> Bool) throws {
        for operation in allOperations + memoryOperations where try isWanted(operation.name) {
            print("\(operation.name)\t\(try bytesLeft(by: operation))\t\(limit)")
        }
        // The program's own attributed string may leave as much as it leaves without a label.
        for isMutable in [false, true] {
            let name = isMutable ? "label.mutable" : "label.attributed"
            guard try isWanted(name) else { continue }
            let alone = Operation(name: name) { _, _ in { _ = string(isMutable) } }
            let shown = Operation(name: name) { stage, root in
                let label = added(UILabel(frame: memoryFrame), to: root)
                return repeated { index in
                    label.attributedText = string(isMutable)
                    label.textAlignment = index % 2 == 0 ? .center : .left
                    stage.advance(by: 0.02)
                }
            }
            print("\(name)\t\(try bytesLeft(by: shown))\t\(try bytesLeft(by: alone) + limit)")
        }
    }

    private static func string(_ isMutable: Bool) -> NSAttributedString {
        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
        return isMutable
            ? NSMutableAttributedString(string: "text", attributes: attributes)
            : NSAttributedString(string: "text", attributes: attributes)
    }

    /// The smallest mean of three rounds, after a round that fills tables and caches.
    private static func bytesLeft(by operation: Operation) throws -> Int {
        let size = CGSize(width: 390, height: 844)
        return try Stage.run(size: size, rootViewController: CountingController()) { stage in
            stage.allowsDiagnostics = true
            guard let root = stage.window.rootViewController else { return 0 }
            let body = operation.prepare(stage, root)
            @MainActor func heap(after count: Int) -> Int {
                for _ in 0..<count {
                    body()
                    stage.render()
                }
                // The stage's record of all callbacks.
                stage.timeline.clear()
                stage.advance(by: 0.2)
                stage.timeline.clear()
                return live_bytes()
            }
            var before = heap(after: max(20, operation.warmUps))
            let means = (0..<3).map { _ in
                let after = heap(after: 20)
                defer { before = after }
                return (after - before) / 20
            }
            return means.min() ?? 0
        }
    }
}
