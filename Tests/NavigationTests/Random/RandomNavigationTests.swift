import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Random calls of a navigation controller, outside or inside of callbacks: at rest the stack, its children, the
/// views, the bars, the appearance of each page and the delegate's calls are consistent, and removed objects are
/// freed.
@MainActor
@Suite("Random sequences of navigation")
struct RandomNavigationTests {
    @Test("Every sequence ends with the state of the stack", arguments: RandomSeeds.batches(200))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds {
            try run(seed: seed, actsInside: seed % 4 != 0, isInTabs: seed % 5 == 4)
        }
    }

    private func run(seed: Int, actsInside: Bool, isInTabs: Bool) throws {
        let world = NavigationWorld(seed: UInt64(seed), actsInside: actsInside, isInTabs: isInTabs)
        do {
            try Stage.run(
                size: CGSize(width: 390, height: 844), scale: 1,
                safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
                rootViewController: world.makeRoot()
            ) { stage in
                world.stage = stage
                for round in 0..<3 {
                    for _ in 0..<12 { world.act() }
                    world.rest()

                    guard let wrong = world.wrongAtRest() else { continue }
                    Issue.record(
                        "seed \(seed), rest \(round): \(wrong)\n\(world.actions.joined(separator: "\n"))\n\(stage.timeline)"
                    )
                    break
                }
                let unexpected = stage.diagnostics.filter { $0.rule != "presentation" }
                if !unexpected.isEmpty {
                    Issue.record(
                        "seed \(seed): \(unexpected)\n\(world.actions.joined(separator: "\n"))\n\(stage.timeline)")
                }
                world.leave()
            }
        } catch {
            Issue.record("seed \(seed): \(error)\n\(world.actions.joined(separator: "\n"))")
        }
    }
}
