import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

private final class SpecialLabel: UILabel {}
private final class Card: UIView {}
private final class Page: UIViewController {}

/// Records its text color when it is added to its window.
private final class ObservingLabel: UILabel {
    var seen: [UIColor?] = []

    override func willMove(toWindow newWindow: UIWindow?) { if newWindow != nil { seen.append(textColor) } }

    override func didMoveToWindow() { if window != nil { seen.append(textColor) } }
}

@MainActor @Suite("UIAppearance", .serialized)
struct AppearanceTests {
    private func onStage(_ body: (Stage) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 100, height: 100)) { stage in try body(stage) }
    }

    @Test("A view gets its class's values when it enters a window, before its callbacks")
    func entering() throws {
        try onStage { stage in
            UILabel.appearance().textColor = .red
            let label = ObservingLabel()

            let before = label.textColor
            stage.window.addSubview(label)

            expectEqual(before, .label)
            expectEqual(label.seen, [.red, .red])
            expectEqual(label.textColor, .red)
        }
    }

    @Test("Views deep inside an added view get them, too")
    func deep() throws {
        try onStage { stage in
            UILabel.appearance().textColor = .red
            let (outer, inner, label) = (UIView(), UIView(), UILabel())
            outer.addSubview(inner)
            inner.addSubview(label)

            stage.window.addSubview(outer)

            expectEqual(label.textColor, .red)
        }
    }

    @Test("A view in a window keeps its values until it is removed and added again")
    func readding() throws {
        try onStage { stage in
            let label = UILabel()
            stage.window.addSubview(label)

            UILabel.appearance().textColor = .red
            let kept = label.textColor
            label.removeFromSuperview()
            stage.window.addSubview(label)

            expectEqual(kept, .label)
            expectEqual(label.textColor, .red)
        }
    }

    @Test("Values that the program has set on a view stay, before and after, also a value equal to the default")
    func ownValues() throws {
        try onStage { stage in
            UILabel.appearance().textColor = .red
            UILabel.appearance().shadowOffset = CGSize(width: 5, height: 5)
            let (first, second) = (UILabel(), UILabel())
            first.textColor = .label
            stage.window.addSubview(first)
            stage.window.addSubview(second)

            second.textColor = .blue
            second.removeFromSuperview()
            stage.window.addSubview(second)

            expectEqual(first.textColor, .label)
            expectEqual(second.textColor, .blue)
            expectEqual(first.shadowOffset, CGSize(width: 5, height: 5))
            expectEqual(second.shadowOffset.width, 5)
        }
    }

    @Test("Values of appearance do not count as the program's: the next value replaces them")
    func replacing() throws {
        try onStage { stage in
            UILabel.appearance().textColor = .red
            let label = UILabel()
            stage.window.addSubview(label)

            UILabel.appearance().textColor = .blue
            label.removeFromSuperview()
            stage.window.addSubview(label)

            expectEqual(label.textColor, .blue)
        }
    }

    @Test("A subclass gets its superclass's values, unless it has its own, in any order")
    func subclasses() throws {
        try onStage { stage in
            SpecialLabel.appearance().textColor = .green
            UILabel.appearance().textColor = .red
            UILabel.appearance().shadowColor = .blue
            let (plain, special) = (UILabel(), SpecialLabel())

            stage.window.addSubview(plain)
            stage.window.addSubview(special)

            expectEqual(plain.textColor, .red)
            expectEqual(special.textColor, .green)
            expectEqual(special.shadowColor, .blue)
        }
    }

    @Test("Containers must contain the view in their order, the innermost first")
    func containers() throws {
        try onStage { stage in
            UILabel.appearance(whenContainedInInstancesOf: [Card.self, UIScreenSizedView.self]).textColor = .red
            let (card, outer) = (Card(), UIScreenSizedView())
            let (inside, outside, reversed) = (UILabel(), UILabel(), UILabel())
            card.addSubview(inside)
            outer.addSubview(card)
            outer.addSubview(outside)
            let (otherCard, otherOuter) = (Card(), UIScreenSizedView())
            otherCard.addSubview(otherOuter)
            otherOuter.addSubview(reversed)

            stage.window.addSubview(outer)
            stage.window.addSubview(otherCard)

            expectEqual(inside.textColor, .red)
            expectEqual(outside.textColor, .label)
            expectEqual(reversed.textColor, .label)
        }
    }

    @Test("The outermost container counts, then the longer list")
    func outermost() throws {
        try onStage { stage in
            UILabel.appearance(whenContainedInInstancesOf: [UIScreenSizedView.self]).textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
            UILabel.appearance(whenContainedInInstancesOf: [UIScreenSizedView.self]).shadowColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Card.self, UIScreenSizedView.self]).shadowColor = .green
            UILabel.appearance().textColor = .blue
            let (card, outer, label) = (Card(), UIScreenSizedView(), UILabel())
            card.addSubview(label)
            outer.addSubview(card)

            stage.window.addSubview(outer)

            expectEqual(label.textColor, .red)
            expectEqual(label.shadowColor, .green)
        }
    }

    @Test("A view controller is a container of its views, its root view's too")
    func controllers() throws {
        try Stage.run(root: Page()) { stage, page in
            UILabel.appearance(whenContainedInInstancesOf: [Page.self]).textColor = .red
            UIView.appearance(whenContainedInInstancesOf: [Page.self]).backgroundColor = .green
            let (inside, outside) = (UILabel(), UILabel())

            page.view.addSubview(inside)
            stage.window.addSubview(outside)
            stage.window.rootViewController = nil
            stage.window.rootViewController = page

            expectEqual(inside.textColor, .red)
            expectEqual(outside.textColor, .label)
            expectEqual(page.view.backgroundColor, .green)
        }
    }

    @Test("Traits choose a proxy, and again when they change")
    func traits() throws {
        try onStage { stage in
            let (light, dark) = (
                UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
            )
            UILabel.appearance(for: light).textColor = .red
            UILabel.appearance(for: dark).textColor = .green
            UILabel.appearance(for: dark, whenContainedInInstancesOf: [Card.self]).shadowColor = .blue
            let (label, card, inside) = (UILabel(), Card(), UILabel())
            card.addSubview(inside)
            stage.window.overrideUserInterfaceStyle = .light
            stage.window.addSubview(label)
            stage.window.addSubview(card)
            let before = (label.textColor, inside.shadowColor)

            stage.window.overrideUserInterfaceStyle = .dark

            expectEqual(before.0, .red)
            expectNil(before.1)
            expectEqual(label.textColor, .green)
            expectNil(label.shadowColor)
            expectEqual(inside.shadowColor, .blue)
        }
    }

    @Test("A proxy is the same each time, and returns its set values")
    func proxy() throws {
        try onStage { _ in
            UILabel.appearance().textColor = .red

            expectIdentical(UILabel.appearance(), UILabel.appearance())
            expectEqual(UILabel.appearance().textColor, .red)
            expectNotIdentical(SpecialLabel.appearance(), UILabel.appearance())
            let contained = UILabel.appearance(whenContainedInInstancesOf: [Card.self])
            expectNotIdentical(contained, UILabel.appearance())
            expectEqual(contained.textColor, .label)
        }
    }

    @Test("Values for states are kept apart")
    func states() throws {
        try onStage { stage in
            UIButton.appearance().setTitleColor(.red, for: .normal)
            UIButton.appearance().setTitleColor(.green, for: .highlighted)
            let button = UIButton()
            button.setTitleColor(.blue, for: .highlighted)

            stage.window.addSubview(button)

            expectEqual(button.titleColor(for: .normal), .red)
            expectEqual(button.titleColor(for: .highlighted), .blue)
        }
    }

    @Test("The tint color and the background of a class's views can be set, and a window's own")
    func views() throws {
        try onStage { stage in
            Card.appearance().tintColor = .red
            Card.appearance().backgroundColor = .green
            UIWindow.appearance().backgroundColor = .blue
            let (card, view) = (Card(), UIView())
            stage.window.addSubview(card)
            stage.window.addSubview(view)
            let window = UIWindow(windowScene: try #require(stage.window.windowScene))
            window.isHidden = false

            expectEqual(card.tintColor, .red)
            expectEqual(card.backgroundColor, .green)
            expectNil(view.backgroundColor)
            expectEqual(window.backgroundColor, .blue)
            window.isHidden = true
        }
    }

    @Test("Values of one stage do not affect the next")
    func stages() throws {
        try onStage { _ in UILabel.appearance().textColor = .red }

        try onStage { stage in
            let label = UILabel()
            stage.window.addSubview(label)

            expectEqual(label.textColor, .label)
        }
    }

    @Test("Setting proxies inside of callbacks of the same move is safe")
    func reentrancy() throws {
        try onStage { stage in
            final class Meddler: UILabel {
                override func willMove(toWindow newWindow: UIWindow?) {
                    UILabel.appearance().textColor = .red
                    UILabel.appearance(whenContainedInInstancesOf: [UIWindow.self]).font = .systemFont(ofSize: 40)
                }
            }
            UILabel.appearance().shadowColor = .blue

            for _ in 0..<3 { stage.window.addSubview(Meddler()) }

            let labels = stage.window.subviews.compactMap { $0 as? Meddler }
            expectEqual(labels.last?.textColor, .red)
            expectEqual(labels.last?.font.pointSize, 40)
        }
    }
}

private final class UIScreenSizedView: UIView {}
