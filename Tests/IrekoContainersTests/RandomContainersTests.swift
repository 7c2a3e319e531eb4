import Foundation
import IrekoContainers
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Random sequences of calls, also inside the containers' and their children's callbacks: each controller's appearance
/// callbacks follow the state diagram, finally exactly the controllers have appeared whose views are in the visible
/// window, no presentation state remains, no rule is broken, and all objects are freed.
@MainActor
@Suite("Random sequences of containers")
struct RandomContainersTests {
    @Test("Operations one after the other, or also inside callbacks", arguments: RandomSeeds.batches(400))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed: seed, insideCallbacks: seed % 2 != 0) }
    }

    private func run(seed: Int, insideCallbacks: Bool) throws {
        var actions: [String] = []
        do {
            try Stage.run(size: CGSize(width: 300, height: 500)) { stage in
                let world = RandomWorld(stage: stage, seed: UInt64(seed), insideCallbacks: insideCallbacks)
                var broken = world.brokenCallbacks()
                for _ in 0..<30 where broken == nil {
                    world.act()
                    broken = world.brokenCallbacks() ?? stage.diagnostics.first?.description
                }
                if broken == nil {
                    world.rest()
                    broken =
                        world.brokenCallbacks() ?? stage.diagnostics.first?.description ?? world.inconsistencyWhenIdle()
                }
                world.end()
                actions = world.actions
                if let broken {
                    Issue.record("seed \(seed): \(broken)\n\(actions.joined(separator: "\n"))\n\(stage.timeline)")
                }
            }
        } catch {
            Issue.record("seed \(seed): \(error)\n\(actions.joined(separator: "\n"))")
        }
    }
}
