import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

@testable import InterfaceDocuments
@testable import UIKitCore

/// The example's documents with random changes: each is refused with a sentence, or shown, in bounded time and memory.
/// 1,000 here, 100,000 in `make random`.
@MainActor
@Suite("Random documents", .serialized)
struct RandomDocumentTests {
    private static let documents: [String] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/Recipes/RecipesDemo/Documents/Base.lproj")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }.compactMap
        { try? String(contentsOf: $0, encoding: .utf8) }
    }()

    @Test("Bytes, attributes, elements and identifiers changed", arguments: RandomSeeds.batches(1000))
    func changed(seeds: RandomSeeds) throws {
        #expect(Self.documents.count > 1)
        // Each of them may create retain cycles, depending on its outlets.
        var seeds = seeds.makeIterator()
        var next = seeds.next()
        while let first = next {
            var last = first
            do {
                try Stage.run { stage in
                    stage.allowsDiagnostics = true
                    // The example's classes trap without their outlets, as programs do.
                    UIContext.current.documentMaking.usesProgramClasses = false
                    while let seed = next, seed < first + 10 {
                        last = seed
                        show(seed: seed, on: stage)
                        next = seeds.next()
                    }
                }
            } catch StageFailure.leakedControllers {
                // A moved outlet may create a retain cycle between controllers, as on iOS.
            } catch {
                Issue.record("seeds \(first) to \(last): \(error)")
            }
        }
    }

    private func show(seed: Int, on stage: Stage) {
        var random = SeededGenerator(seed: UInt64(seed))
        var text = Array(random.pick(Self.documents).utf8)
        for _ in 0...random.below(5) { change(&text, &random) }
        do {
            let loaded = try DocumentLibrary.document(data: Data(text), name: "Random.storyboard", bundle: nil)
            if loaded.document.kind == .storyboard {
                let storyboard = UIStoryboard(loaded)
                let controllers =
                    [storyboard.instantiateInitialViewController()]
                    + Self.identifiers(in: text).prefix(3).map {
                        storyboard.instantiateViewController(withIdentifier: $0)
                    }
                for controller in controllers.compactMap(\.self) where controller.parent == nil {
                    stage.window.rootViewController = controller
                    stage.advance(by: 0.05)
                    use(controller, Self.values(of: "identifier", in: text), &random, on: stage)
                }
            } else {
                let objects = UINib(loaded, name: "Random").instantiate(withOwner: nil)
                for case let view as UIView in objects.prefix(3) where view.superview == nil && !(view is UIWindow) {
                    stage.window.addSubview(view)
                    stage.advance(by: 0.05)
                    view.removeFromSuperview()
                }
            }
        } catch {
            expectTrue(!error.description.isEmpty && !error.description.contains("\n"), "seed \(seed)")
        }
        stage.window.rootViewController = nil
        stage.advance(by: 0.4)
    }

    private static func identifiers(in text: [UInt8]) -> [String] { values(of: "storyboardIdentifier", in: text) }

    /// The values of an attribute, in document order.
    private static func values(of attribute: String, in text: [UInt8]) -> [String] {
        String(decoding: text, as: UTF8.self).components(separatedBy: " \(attribute)=\"").dropFirst()
            .compactMap { $0.split(separator: "\"").first.map(String.init) }
    }

    /// Performs segues, presses buttons and changes the size classes, also during a transition.
    private func use(
        _ controller: UIViewController, _ segues: [String], _ random: inout SeededGenerator, on stage: Stage
    ) {
        for _ in 0..<3 {
            switch random.below(3) {
            case 0 where !segues.isEmpty:
                let sources = [controller] + controller.children
                random.pick(sources).performSegue(withIdentifier: random.pick(segues), sender: nil)
            case 1:
                let buttons = VisibleViews.inside(stage.window) { $0 is UIButton }.compactMap { $0 as? UIButton }
                if !buttons.isEmpty { random.pick(buttons).sendActions(for: .primaryActionTriggered) }
            default:
                stage.window.traitOverrides.horizontalSizeClass = random.below(2) == 0 ? .compact : .regular
            }
            stage.advance(by: 0.1)
        }
    }

    // MARK: Changes

    private static let values = [
        "", "0", "-1", "1e308", "-1e308", "nan", "inf", "999999999999999999999", "YES", "NO", "0.5", "x", "UIView",
        "UIViewController",
        "UITableView", "&#0;", "../../etc/passwd", "self", "\u{1F4E6}", "system", "wC hC", "leading", "trailing",
        "height",
    ]

    private func change(_ text: inout [UInt8], _ random: inout SeededGenerator) {
        guard text.count > 100 else { return }
        switch random.below(10) {
        case 0: text[random.below(text.count)] = UInt8(random.below(256))
        case 1: text.removeSubrange(cut(text.count, most: 40, &random))
        case 2, 3, 4: replaceValue(&text, &random)
        case 5, 6: replaceIdentifier(&text, &random)
        // One or more elements are duplicated, moved or removed.
        case 7: move(&text, &random, keeps: true)
        case 8: move(&text, &random, keeps: false)
        default: text.removeSubrange(lines(text, &random))
        }
    }

    private func cut(_ count: Int, most: Int, _ random: inout SeededGenerator) -> Range<Int> {
        let start = random.below(count)
        return start..<min(count, start + 1 + random.below(most))
    }

    /// Whole lines, at least one.
    private func lines(_ text: [UInt8], _ random: inout SeededGenerator) -> Range<Int> {
        let start = text[..<random.below(text.count)].lastIndex(of: 10).map { $0 + 1 } ?? 0
        var end = start
        for _ in 0...random.below(30) { end = text[end...].firstIndex(of: 10).map { $0 + 1 } ?? text.count }
        return start..<end
    }

    private func quoted(_ text: [UInt8], _ random: inout SeededGenerator) -> Range<Int>? {
        guard let start = text[random.below(text.count)...].firstIndex(of: 34),
            let end = text[(start + 1)...].firstIndex(of: 34)
        else { return nil }
        return start + 1..<end
    }

    private func replaceValue(_ text: inout [UInt8], _ random: inout SeededGenerator) {
        guard let range = quoted(text, &random) else { return }
        text.replaceSubrange(range, with: Array(random.pick(Self.values).utf8))
    }

    /// Replaces an identifier by a random one of the document, so that elements refer to others, to themselves, or
    /// share one.
    private func replaceIdentifier(_ text: inout [UInt8], _ random: inout SeededGenerator) {
        let identifiers = String(decoding: text, as: UTF8.self).components(separatedBy: " id=\"").dropFirst()
            .compactMap { $0.split(separator: "\"").first.map(String.init) }
        guard !identifiers.isEmpty, let range = quoted(text, &random) else { return }
        text.replaceSubrange(range, with: Array(random.pick(identifiers).utf8))
    }

    private func move(_ text: inout [UInt8], _ random: inout SeededGenerator, keeps: Bool) {
        let range = lines(text, &random)
        let moved = Array(text[range])
        if !keeps { text.removeSubrange(range) }
        guard !text.isEmpty, text.count < 1 << 20 else { return }
        let place = text[..<random.below(text.count)].lastIndex(of: 10).map { $0 + 1 } ?? 0
        text.insert(contentsOf: moved, at: place)
    }
}
