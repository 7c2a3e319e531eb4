import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

private final class OwnView: UIView {}
private final class OwnLabel: UILabel {}
private final class OwnImageView: UIImageView {}
private final class OwnButton: UIButton {}
private final class OwnStackView: UIStackView {}

/// Makes the same random hierarchy of UIKit's classes, or of subclasses that override no member.
@MainActor
private struct RandomScreen {
    let usesSubclasses: Bool
    var random: SeededGenerator

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    mutating func view(level: Int) -> UIView {
        let kinds = level > 3 ? 3 : 5
        let view = make(Int.random(in: 0..<kinds, using: &random))
        view.frame = CGRect(
            x: Double.random(in: -20..<200, using: &random), y: Double.random(in: -20..<300, using: &random),
            width: Double.random(in: 0..<200, using: &random), height: Double.random(in: 0..<200, using: &random))
        if chance(0.1) { view.isHidden = true }
        if chance(0.1) { view.transform = CGAffineTransform(rotationAngle: 0.3) }
        if chance(0.1) { view.transform = CGAffineTransform(scaleX: 0.5, y: 2) }
        addAccessibility(to: view)
        if !(view is UILabel || view is UIImageView || view is UIButton) {
            for _ in 0..<Int.random(in: 0..<5, using: &random) {
                // Subviews that a stack view does not arrange keep their frames.
                view.addSubview(self.view(level: level + 1))
            }
            if chance(0.1) { view.accessibilityElements = Array(view.subviews.reversed()) }
        }
        return view
    }

    private mutating func make(_ kind: Int) -> UIView {
        switch kind {
        case 0:
            let label = usesSubclasses ? OwnLabel() : UILabel()
            label.text = chance(0.2) ? nil : "Text \(Int.random(in: 0..<100, using: &random))"
            return label
        case 1: return usesSubclasses ? OwnImageView() : UIImageView()
        case 2:
            let button = usesSubclasses ? OwnButton(type: .custom) : UIButton(type: .custom)
            button.setTitle("Button \(Int.random(in: 0..<100, using: &random))", for: .normal)
            button.isEnabled = !chance(0.3)
            button.isSelected = chance(0.3)
            return button
        case 3: return usesSubclasses ? OwnStackView() : UIStackView()
        default: return usesSubclasses ? OwnView() : UIView()
        }
    }

    private mutating func addAccessibility(to view: UIView) {
        if chance(0.1) { view.isAccessibilityElement.toggle() }
        if chance(0.1) { view.accessibilityLabel = "Label" }
        if chance(0.1) { view.accessibilityValue = "Value" }
        if chance(0.1) { view.accessibilityHint = "Hint" }
        if chance(0.1) { view.accessibilityIdentifier = "identifier" }
        if chance(0.1) {
            view.accessibilityTraits = [.button, .notEnabled, .header, .tabBar].randomElement(using: &random) ?? .link
        }
        if chance(0.05) { view.accessibilityElementsHidden = true }
        if chance(0.05) { view.accessibilityViewIsModal = true }
        if chance(0.05) { view.accessibilityLanguage = "fr" }
        if chance(0.05) { view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4) }
        if chance(0.05) { view.accessibilityActivationPoint = CGPoint(x: 5, y: 6) }
        if chance(0.05) { view.accessibilityContainerType = .list }
        if chance(0.05) { view.shouldGroupAccessibilityChildren = true }
        if chance(0.05) { view.accessibilityRespondsToUserInteraction = false }
        if chance(0.05) { view.accessibilityExpandedStatus = .collapsed }
        if chance(0.05) { view.accessibilityLabelBlock = { "Block" } }
        if chance(0.05) {
            view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Act", actionHandler: { _ in true })]
        }
    }
}

@MainActor @Suite("Random trees for screen readers")
struct RandomTreeTests {
    @Test("UIKit's classes have the same nodes as subclasses without overrides", arguments: RandomSeeds.batches(400))
    func classes(_ seeds: RandomSeeds) throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            for seed in seeds {
                let trees = [false, true].map { usesSubclasses in
                    var screen = RandomScreen(
                        usesSubclasses: usesSubclasses, random: SeededGenerator(seed: UInt64(seed)))
                    let view = screen.view(level: 0)
                    root.view.addSubview(view)
                    defer { view.removeFromSuperview() }
                    stage.advance(by: 0)
                    return withoutNumbers(stage.accessibilityTree)
                }
                expectEqual(trees[0], trees[1], "seed \(seed)")
            }
        }
    }

    /// Returns a tree without the numbers of its objects.
    private func withoutNumbers(_ node: AccessibilityNode) -> AccessibilityNode {
        var node = node
        node.id = 0
        node.children = node.children.map(withoutNumbers)
        return node
    }
}
