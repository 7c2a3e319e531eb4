import Expectations
import IrekoTesting
import RandomSupport
import Testing
import UIKit

@MainActor
@Suite("Random trees", .serialized)
struct RandomRestorationTests {
    @Test("Objects with a path are restored, in order, with their state", arguments: RandomSeeds.batches(100))
    func trees(seeds: RandomSeeds) throws {
        for seed in seeds {
            try Stage.run { stage in
                stage.allowsDiagnostics = true
                var generator = SeededGenerator(seed: UInt64(seed))
                let tree = RandomTree.root(&generator)
                stage.window.rootViewController = tree.controller()
                stage.settle()
                stage.preserve()
                let delegate = LoggingDelegate()
                delegate.make = { path, _ in
                    guard path.count > 1, path.last?.hasPrefix("gone") == false,
                        let found = tree.node(path[...]), found.above?.kind != .tabs
                    else { return nil }
                    return found.node.skeleton()
                }

                try stage.restore(into: tree.skeleton(), delegate)
                stage.settle()

                let restored = stage.window.rootViewController.map(RandomTree.text(of:))
                expectEqual(restored, tree.restoredText, "seed \(seed)")
            }
        }
    }
}
