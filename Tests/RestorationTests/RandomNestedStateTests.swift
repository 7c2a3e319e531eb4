import Expectations
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Programs of nested containers (tabs, also under More, stacks, split views, segments, custom containers, presented
/// controllers) are used at random, and then launched up to three times, also before they have appeared.
@MainActor
@Suite("Random nests, and launches", .serialized)
struct RandomNestedStateTests {
    private static let sizes = [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)]

    @Test(
        "Containers, visible pages, and the state of each page when it is shown, are unchanged after any launches",
        arguments: RandomSeeds.batches(300))
    func launches(seeds: RandomSeeds) throws {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            NestedProgram.prepare(.root(&random, tabLimit: 7))
            try Stage.run(application: RootApp.self, size: random.pick(Self.sizes)) { stage in
                stage.allowsDiagnostics = true
                let program = NestedProgram(stage)
                stage.advance(by: 1)
                _ = program.differences()
                for round in 0..<2 {
                    for _ in 0..<random.below(9) { program.act(&random) }
                    program.forgetHiddenSegments()
                    let before = program.text
                    let launches = 1 + random.below(3)
                    for launch in 0..<launches {
                        relaunch(stage, &random)
                        let isLast = launch == launches - 1
                        guard isLast || random.below(2) == 0 else { continue }
                        stage.advance(by: 1)
                        let name = "seed \(seed), round \(round), launch \(launch) of \(launches)"
                        let text = { "\(name)\nexpected \(before)\nfound \(program.text)\n\(program.actionText)" }
                        try #require(program.text == before, "\(text())")
                        var wrong = program.differences()
                        if random.below(3) == 0 {
                            wrong += program.showAll()
                            program.forgetHiddenSegments()
                            try #require(program.text == before, "\(text()), after all were shown")
                        }
                        try #require(wrong.isEmpty, "\(wrong)\n\(text())")
                    }
                }
                let wrong = program.removeAll()
                try #require(wrong.isEmpty, "\(wrong)\nseed \(seed)\n\(program.actionText)")
            }
        }
    }

    /// Ends the program with saved state, or with a crash after the state was saved.
    private func relaunch(_ stage: Stage, _ random: inout SeededGenerator) {
        guard random.below(4) == 0 else { return stage.relaunch() }
        stage.sendToBackground()
        if random.below(2) == 0 { stage.bringToForeground() }
        stage.relaunch(afterCrash: true)
    }

    @Test(
        "The same columns, stacks, tabs and presented controllers in a window of a different width",
        arguments: RandomSeeds.batches(200))
    func widths(seeds: RandomSeeds) throws {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            NestedProgram.prepare(.root(&random, tabLimit: 5))
            try Stage.run(application: RootApp.self, size: random.pick(Self.sizes)) { stage in
                stage.allowsDiagnostics = true
                let program = NestedProgram(stage)
                stage.advance(by: 1)
                for round in 0..<2 {
                    for _ in 0..<random.below(9) { program.act(&random) }
                    let before = program.containers
                    for launch in 0..<(1 + random.below(3)) {
                        stage.sendToBackground()
                        stage.resize(to: random.pick(Self.sizes))
                        stage.relaunch()
                        stage.advance(by: 1)
                        try #require(
                            program.containers == before,
                            """
                            seed \(seed), round \(round), launch \(launch)
                            expected \(before)
                            found \(program.containers)
                            \(program.actionText)
                            """)
                    }
                }
            }
        }
    }
}
