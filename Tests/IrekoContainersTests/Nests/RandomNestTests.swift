import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Random sequences of calls on nested containers of all kinds, with sheets, popovers, alerts, missing content,
/// windows and scenes, parts of them from a storyboard with segues of all kinds, and edited texts, searches, pickers
/// and collection views. Leaves have their sizes when they appear and keep their margins, bars at rest have their
/// heights, layouts converge, no transition is unfinished, covered controllers are shown unchanged after a
/// presentation, texts and their keyboard are consistent, and callbacks follow the state diagram and all objects are
/// freed, as on every stage. With odd seeds the program also acts inside of callbacks.
@MainActor
@Suite("Random nests of all containers")
struct RandomNestTests {
    @Test("Operations of a program and its user, as seen from outside", arguments: RandomSeeds.batches(200))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds { run(seed: seed) }
    }

    private func run(seed: Int) {
        var actions: [String] = []
        do {
            try Stage.run(rootViewController: UIViewController()) { stage in
                let world = NestWorld(stage: stage, seed: UInt64(seed))
                for _ in 0..<35 where world.faults.isEmpty { world.act() }
                world.rest()
                world.end()
                actions = world.actions
                if let fault = world.faults.first {
                    Issue.record("seed \(seed): \(fault)\n\(actions.joined(separator: "\n"))")
                }
            }
        } catch {
            Issue.record("seed \(seed): \(error)\n\(actions.joined(separator: "\n"))")
        }
    }
}
