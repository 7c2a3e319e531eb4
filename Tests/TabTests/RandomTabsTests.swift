import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Nested tabs, pages, stacks and split views, also under presentations, outside and inside of callbacks: each
/// controller gets a sequence that the diagram of `AppearanceState` permits (the stage checks every timeline); at
/// rest, exactly the visible controllers have appeared, models and views are consistent, and all removed controllers
/// are freed.
@MainActor
@Suite("Random sequences of tabs, pages, stacks and split views")
struct RandomTabsTests {
    @Test("Every sequence ends with the models' state", arguments: RandomSeeds.batches(600))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds { run(seed: seed) }
    }

    private func run(seed: Int) {
        let world = RandomTabWorld(seed: UInt64(seed), actsInside: seed % 3 != 0, hasSplits: seed % 4 == 3)
        do {
            try Stage.run(size: world.size, rootViewController: world.makeRoot()) { stage in
                world.stage = stage
                for step in 0..<24 {
                    world.act()
                    guard step % 8 == 7 else { continue }
                    world.rest()
                    if let wrong = world.wrongAtRest() {
                        record(seed, "settled: \(wrong)\n\(world.story)\n\(stage.timeline)")
                        break
                    }
                }
                let expected = ["presentation", "childOfItself"]
                // More shows its list if a split view is chosen.
                let unexpected = stage.diagnostics.filter {
                    !expected.contains($0.rule) && !$0.message.hasPrefix("Split View Controllers cannot be pushed")
                }
                if !unexpected.isEmpty {
                    record(seed, "\(unexpected)\n\(world.story)\n\(stage.timeline)")
                }
                world.stage = nil
            }
        } catch {
            record(seed, "\(error)\n\(world.story)")
        }
    }

    private func record(_ seed: Int, _ text: String) { Issue.record("seed \(seed): \(text)") }
}
