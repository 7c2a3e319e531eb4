import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

@testable import UIKitCore

/// The expected text after input in any order: a reference model of characters.
private struct TextModel: Equatable {
    var before = ""
    var marked: String?
    var after = ""

    var picture: String { before + (marked.map { "<\($0)|>" } ?? "|") + after }

    mutating func type(_ text: String) {
        before += text
        marked = nil
    }

    mutating func compose(_ text: String) {
        if text.isEmpty { marked = nil } else { marked = text }
    }

    /// Marked text is kept.
    mutating func end() {
        before += marked ?? ""
        marked = nil
    }

    mutating func deleteBackward() {
        if marked != nil { marked = nil } else { _ = before.popLast() }
    }

    mutating func left() {
        end()
        if let last = before.popLast() { after = String(last) + after }
    }

    mutating func right() {
        end()
        if let first = after.first { (before, after) = (before + String(first), String(after.dropFirst())) }
    }
}

@MainActor
@Suite("Random text input", .serialized)
struct RandomTextInputTests {
    @Test("Keys, input methods and focus in any order", arguments: RandomSeeds.batches(60))
    func anyOrder(seeds: RandomSeeds) throws { for seed in seeds { try run(seed) } }

    private func run(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let views = [StringView(""), StringView("")]
            var models = [TextModel(), TextModel()]
            for view in views { root.addSubview(view) }
            var current = 0
            views[0].becomeFirstResponder()
            let pieces = ["a", "é", "😀", "かな", "👨‍👩‍👧", "x y"]

            for step in 0..<60 {
                switch Int.random(in: 0..<10, using: &random) {
                case 0, 1:
                    let text = pieces[Int.random(in: 0..<pieces.count, using: &random)]
                    stage.type(text)
                    models[current].type(text)
                case 2, 3, 4:
                    let text = pieces[Int.random(in: 0..<pieces.count, using: &random)]
                    stage.compose(text)
                    models[current].compose(text)
                case 5:
                    stage.compose("")
                    models[current].compose("")
                case 6:
                    stage.press(.keyboardDeleteOrBackspace)
                    models[current].deleteBackward()
                case 7:
                    stage.press(.keyboardLeftArrow)
                    models[current].left()
                case 8:
                    stage.press(.keyboardRightArrow)
                    models[current].right()
                default:
                    models[current].end()
                    current = 1 - current
                    views[current].becomeFirstResponder()
                }
                expectEqual(
                    views.map(\.picture), models.map(\.picture), "seed \(seed), step \(step)")
                expectNil(views[1 - current].inputDelegate, "seed \(seed), step \(step)")
            }
        }
    }
}
