import Expectations
import IrekoTesting
import RandomSupport
import Testing
import UIKit

@MainActor
@Suite("Random use, and launches", .serialized)
struct RandomRelaunchTests {
    @Test(
        "Whatever its user does, a program is restored unchanged, and the next time as well",
        arguments: RandomSeeds.batches(200))
    func relaunches(seeds: RandomSeeds) throws {
        var kept: [String] = []
        for seed in seeds { kept += try relaunch(seed) }

        // The states are not trivial: some contain presentations and nested pages.
        guard kept.count >= 30 else { return }
        expectTrue(kept.contains { $0.contains(" > ") })
        expectTrue(kept.contains { $0.contains("[] page") })
    }

    /// - Returns: The saved state at each launch.
    private func relaunch(_ seed: Int) throws -> [String] {
        var texts: [String] = []
        var generator = SeededGenerator(seed: UInt64(seed))
        RandomProgram.prepare()
        try Stage.run(application: RootApp.self) { stage in
            stage.allowsDiagnostics = true
            var root: UIViewController? { stage.window.rootViewController }
            var kept = root.map { RandomProgram.text(of: $0) }
            for launch in 0..<3 {
                for _ in 0..<generator.below(12) {
                    RandomProgram.act(on: root, &generator)
                    switch generator.below(4) {
                    case 0: stage.advance(by: 1)
                    case 1: stage.advance(by: generator.number(0, 0.4))
                    case 2: stage.settle()
                    default: break
                    }
                }
                if generator.below(4) == 0 {
                    // State was saved in the background, then changes are lost: the background state is restored.
                    kept = root.map { RandomProgram.expected(of: $0) }
                    stage.sendToBackground()
                    stage.bringToForeground()
                    RandomProgram.act(on: root, &generator)
                    stage.relaunch(afterCrash: true)
                } else if generator.below(4) == 0, kept != nil {
                    stage.relaunch(afterCrash: true)
                } else {
                    kept = root.map { RandomProgram.expected(of: $0) }
                    stage.relaunch()
                }
                stage.advance(by: 1)

                let found = root.map { RandomProgram.text(of: $0) }
                try #require(found == kept, "seed \(seed), launch \(launch)")

                stage.relaunch()
                stage.advance(by: 1)

                let again = root.map { RandomProgram.text(of: $0) }
                try #require(again == kept, "seed \(seed), launch \(launch), twice")
                texts.append(kept ?? "")
            }
        }
        return texts
    }
}
