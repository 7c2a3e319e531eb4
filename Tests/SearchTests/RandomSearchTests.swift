import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Searching, typing, scopes, pushing, popping, scrolling and rotating, in any order: at rest the search's state and
/// the text match the model, and the bar has the required height.
@MainActor
@Suite("Random sequences of searches", .serialized)
struct RandomSearchTests {
    private struct Model {
        var isActive = false
        var text = ""
        var isPushed = false
    }

    @Test("Every sequence ends with the model's state", arguments: RandomSeeds.batches(60))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed: seed) }
    }

    private func run(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let hasLarge = Bool.random(using: &random)
        try withFruit(large: hasLarge) { stage, navigation, list in
            list.search.searchBar.scopeButtonTitles = ["All", "Ripe"]
            var model = Model()
            var story: [String] = []
            for _ in 0..<16 {
                story.append(act(stage, navigation, list, &model, &random))
                stage.advance(by: Bool.random(using: &random) ? 1 : 0.1)
                guard story.count % 4 == 0 else { continue }
                stage.advance(by: 2)
                let height = navigation.navigationBar.frame.height
                let wrong = wrong(list, model, height, stage.window.bounds.width > 500)
                if let wrong { Issue.record("seed \(seed): \(wrong) after \(story)") }
                if wrong != nil { break }
            }
        }
    }

    private func act(
        _ stage: Stage, _ navigation: UINavigationController, _ list: FruitList, _ model: inout Model,
        _ random: inout SeededGenerator
    ) -> String {
        switch Int.random(in: 0..<9, using: &random) {
        case 0 where !model.isPushed:
            stage.advance(by: 1)
            list.tableView.setContentOffset(CGPoint(x: 0, y: -1000), animated: false)
            list.search.beginSearch()
            model.isActive = true
            return "activate"
        case 1 where !model.isPushed:
            list.search.isActive = false
            if model.isActive { model.text = "" }
            model.isActive = false
            // One search after the other.
            stage.advance(by: 1)
            return "cancel"
        case 2 where model.isActive && !model.isPushed && list.search.searchBar.isFirstResponder:
            stage.type("a")
            model.text += "a"
            return "type"
        case 3 where model.isActive && !model.isPushed && list.search.searchBar.isFirstResponder:
            stage.press(.keyboardDeleteOrBackspace)
            model.text = String(model.text.dropLast())
            return "delete"
        case 4:
            list.search.searchBar.selectedScopeButtonIndex = Int.random(in: -1...2, using: &random)
            return "scope"
        case 5 where !model.isPushed:
            navigation.pushViewController(UIViewController(), animated: Bool.random(using: &random))
            model.isPushed = true
            stage.advance(by: 1)
            return "push"
        case 6 where model.isPushed:
            navigation.popViewController(animated: Bool.random(using: &random))
            model.isPushed = false
            stage.advance(by: 1)
            return "pop"
        case 7 where !model.isPushed:
            list.tableView.contentOffset.y = CGFloat.random(in: -300...600, using: &random)
            return "scroll"
        case 8:
            stage.rotate(to: Bool.random(using: &random) ? .portrait : .landscapeRight)
            stage.advance(by: 1)
            return "turn"
        default: return "nothing"
        }
    }

    private func wrong(_ list: FruitList, _ model: Model, _ height: CGFloat, _ isWide: Bool) -> String? {
        if list.search.isActive != model.isActive { return "active is \(list.search.isActive)" }
        if list.search.searchBar.text != model.text { return "the text is \(list.search.searchBar.text ?? "nil")" }
        if list.search.searchBar.showsCancelButton != model.isActive { return "cancel is shown or not" }
        if (list.presentedViewController != nil) != model.isActive {
            return "presented is \(list.presentedViewController as Any)"
        }
        guard model.isActive, !model.isPushed else { return nil }
        return height == 96 ? nil : "the bar is \(height) points high"
    }
}
