import BookDemo
import ClockDemo
import ContainersDemo
import Foundation
import GalleryPages
import IrekoTesting
import MailDemo
import RandomSupport
import Testing
import UIKit

/// The examples with random use for a simulated day: no program stops, no objects leak, and memory does not grow. Each
/// tenth of the inputs begins with a new root controller. In the usual suite, inputs are made for a second each.
/// `make random` makes ten thousand (`IREKO_SOAK`), in an optimized build, and compares the memory after the last
/// tenth with the memory after the first; it is not compared in a short run.
@MainActor
@Suite("Examples used at random", .serialized)
struct RandomSoakTests {
    enum Example: String, CaseIterable, CustomTestStringConvertible {
        case clock, book, mail, gallery, containers
        var testDescription: String { rawValue }

        @MainActor
        func makeRoot() -> UIViewController {
            switch self {
            case .clock: ClockInterface.root(store: ClockStore(), countdowns: CountdownStore())
            case .book: ReaderViewController(book: .alice)
            case .mail: MailInterface.root(store: MailStore())
            case .gallery: GalleryViewController()
            case .containers: DemoViewController()
            }
        }
    }

    private static let long = ProcessInfo.processInfo.environment["IREKO_SOAK"].flatMap(Int.init)

    @Test("A day with random input", arguments: Example.allCases)
    func day(example: Example) throws {
        let count = Self.long ?? 200
        let seed = UInt64(ProcessInfo.processInfo.environment["IREKO_FIRST_SEED"].flatMap(Int.init) ?? 0)
        var random = SeededGenerator(seed: seed)
        var memory: [Int] = []
        try Stage.run(rootViewController: example.makeRoot()) { stage in
            let pause = 86_400 / 10_000.0
            // No files are picked or written.
            stage.files = []
            // The delegate that makes the windows of the mail example.
            if example == .mail { UIApplication.shared.delegate = MailApp() }
            for step in RandomSeeds.steps(count, isLimited: Self.long == nil) {
                input(stage, &random)
                for _ in 0..<30 {
                    stage.advance(by: 1.0 / 60)
                    stage.render()
                }
                stage.advance(by: pause - 0.5)
                // Windows that were opened are closed after some inputs.
                if step % 20 == 0 { for scene in stage.scenes.dropFirst() { stage.close(scene) } }
                // The record of all callbacks is the test's, and grows.
                if step % 100 == 0 { stage.timeline.clear() }
                if (step + 1) % max(1, count / 10) == 0 {
                    // The user's content (600 nested pages, laps, cities) belongs to the program, and is released with
                    // its root. Other memory, except for a new root, has leaked.
                    stage.window.rootViewController = example.makeRoot()
                    memory.append(memoryAtRest(stage))
                }
            }
            // Diagnostics of a program under random input (a menu without elements, for example) are no failure here.
            _ = stage.diagnostics
        }
        guard Self.long != nil, let first = memory.first, let last = memory.last else { return }
        print("\(example.rawValue): \(memory.map { "\($0 / 1024) MB" }.joined(separator: ", "))")
        #expect(last <= first + 2048, "seed \(seed): memory in kB after each tenth \(memory)")
    }

    private func input(_ stage: Stage, _ random: inout SeededGenerator) {
        let bounds = stage.window.bounds
        func point() -> CGPoint { CGPoint(x: random.number(0, bounds.width), y: random.number(0, bounds.height)) }
        switch random.below(100) {
        case 0..<50: stage.tap(at: point())
        case 50..<70: stage.drag(from: point(), to: point(), duration: random.number(0.05, 0.5))
        case 70..<75:
            let place = point()
            stage.touchDown(at: place)
            stage.advance(by: random.number(0.3, 1.2))
            stage.touchUp(at: place)
        case 75..<80:
            // Two fingers, together or apart.
            let places = [point(), point()]
            for (finger, place) in places.enumerated() { stage.touchDown(at: place, finger: finger + 1) }
            for _ in 0..<5 {
                for finger in 0..<2 { stage.touchMove(to: point(), finger: finger + 1) }
                stage.advance(by: 0.03)
            }
            for (finger, place) in places.enumerated() { stage.touchUp(at: place, finger: finger + 1) }
        case 80..<92:
            stage.press(
                random.pick([
                    .keyboardTab, .keyboardDownArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow,
                    .keyboardReturnOrEnter, .keyboardEscape, .keyboardSpacebar, .keyboardPageDown,
                ]), modifiers: random.below(5) == 0 ? .alternate : [])
        case 92..<97:
            stage.resize(
                to: random.pick([
                    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 834, height: 1194),
                    CGSize(width: 1366, height: 768), CGSize(width: 320, height: 480),
                ]))
        case 97: stage.sendMemoryWarning()
        case 98:
            stage.window.overrideUserInterfaceStyle = random.pick([.light, .dark])
        default:
            stage.window.traitOverrides.preferredContentSizeCategory = random.pick([
                .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
            ])
        }
    }

    /// The memory of the process, in kB, in a window of constant size, style and text size, and without caches that a
    /// memory warning frees.
    private func memoryAtRest(_ stage: Stage) -> Int {
        stage.resize(to: CGSize(width: 390, height: 844))
        stage.window.overrideUserInterfaceStyle = .unspecified
        stage.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        stage.advance(by: 1)
        stage.render()
        stage.sendMemoryWarning()
        stage.advance(by: 1)
        giveBackFreeMemory()
        guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8) else { return 0 }
        let line = text.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    /// Makes the allocator return free memory, so that only used memory counts. (`malloc_trim`, which Glibc's module
    /// omits.)
    private func giveBackFreeMemory() {
        typealias Trim = @convention(c) (Int) -> Int32
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }
}
