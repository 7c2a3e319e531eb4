import CAllocationCount
import Foundation
import IrekoTesting
import UIKit

/// The part of the program that is counted. The script gives the name of this function to the profiler.
@_cdecl("ireko_counted_operation")
@inline(never)
func countedOperation() { MainActor.assumeIsolated { Costs.counted() } }

/// Performs each operation once for `Scripts/check-costs`, which counts instructions, and prints the operation's name
/// and its allocations, layouts, callbacks and drawings.
///
///     costs [REGEX]     only the operations whose names contain a match of the expression
///     costs --memory [REGEX]     the bytes that the operations leave on the heap: see `Memory`
@main @MainActor enum Costs {
    fileprivate static var counted: () -> Void = {}

    static func main() throws {
        var arguments = CommandLine.arguments.dropFirst()
        let measuresMemory = arguments.first == "--memory"
        if measuresMemory { arguments.removeFirst() }
        let wanted = try Regex(arguments.first ?? "")
        if measuresMemory { return try Memory.measure { $0.contains(wanted) } }
        for operation in allOperations where operation.name.contains(wanted) {
            try Stage.run(size: CGSize(width: 390, height: 844), rootViewController: CountingController()) { stage in
                guard let root = stage.window.rootViewController else { return }
                let body = operation.prepare(stage, root)
                // The first ones fill caches, which the counted one uses.
                for _ in 0..<operation.warmUps { body() }
                Counters.shared = Counters()
                counted = body
                let allocations = allocation_count()
                countedOperation()
                let requests = allocation_count() - allocations
                counted = {}
                let counters = Counters.shared
                let counts = [Int(requests), counters.layouts, counters.callbacks, counters.drawings]
                print(([operation.name] + counts.map(String.init)).joined(separator: "\t"))
            }
        }
    }
}
