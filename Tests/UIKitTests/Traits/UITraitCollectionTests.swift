import Expectations
import Foundation
import Testing
import UIKit

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}

private struct OpaqueTrait: UITraitDefinition {
    struct Value {}
    static var defaultValue: Value { Value() }
}

@Suite("UITraitCollection")
struct UITraitCollectionTests {
    @Test("An empty collection specifies no traits")
    func empty() {
        let traits = UITraitCollection()

        expectEqual(traits.userInterfaceStyle, .unspecified)
        expectEqual(traits.userInterfaceIdiom, .unspecified)
        expectEqual(traits.displayScale, 0)
        expectEqual(traits.preferredContentSizeCategory, .unspecified)
        expectEqual(traits, UITraitCollection(userInterfaceStyle: .unspecified))
    }

    @Test("Later collections take precedence if they have a value")
    func merging() {
        let first = UITraitCollection { traits in
            traits.userInterfaceStyle = .light
            traits.horizontalSizeClass = .compact
        }
        let second = UITraitCollection(userInterfaceStyle: .dark)

        let both = UITraitCollection(traitsFrom: [first, second])

        expectEqual(both.userInterfaceStyle, .dark)
        expectEqual(both.horizontalSizeClass, .compact)
        expectTrue(both.containsTraits(in: second))
        expectFalse(both.containsTraits(in: first))
        expectTrue(both.containsTraits(in: nil))
    }

    @Test("Modifying does not change the original")
    func modifying() {
        let original = UITraitCollection(displayScale: 2)

        let modified = original.modifyingTraits { $0.displayScale = 3 }
        let replaced = original.replacing(UITraitUserInterfaceStyle.self, value: .dark)

        expectEqual(original.displayScale, 2)
        expectEqual(modified.displayScale, 3)
        expectEqual(replaced.displayScale, 2)
        expectEqual(replaced.userInterfaceStyle, .dark)
    }

    @Test("Equality follows values")
    func equality() {
        let first = UITraitCollection(verticalSizeClass: .regular)
        let second = UITraitCollection(verticalSizeClass: .regular)

        expectEqual(first, second)
        expectEqual(first.hash, second.hash)
        expectNotEqual(first, UITraitCollection(verticalSizeClass: .compact))
    }

    @Test("Custom traits have defaults and are compared")
    func customTraits() {
        let plain = UITraitCollection()

        let festive = plain.replacing(ThemeTrait.self, value: "festive")

        expectEqual(plain[ThemeTrait.self], "plain")
        expectEqual(festive[ThemeTrait.self], "festive")
        expectEqual(festive, plain.replacing(ThemeTrait.self, value: "festive"))
        expectTrue(festive.hasDifferentColorAppearance(comparedTo: plain))
        expectEqual(festive.changedTraits(from: plain).map { $0.name }, ["ThemeTrait"])
    }

    @Test("Values that cannot be compared count as changed")
    func incomparable() {
        let traits = UITraitCollection(OpaqueTrait.self, value: OpaqueTrait.Value())

        expectEqual(
            traits.changedTraits(from: UITraitCollection(OpaqueTrait.self, value: OpaqueTrait.Value())).count, 1)
    }

    @Test("Color appearance depends on style and contrast, but not on size")
    func colorAppearance() {
        let traits = UITraitCollection(userInterfaceStyle: .light)

        expectTrue(traits.hasDifferentColorAppearance(comparedTo: nil))
        expectTrue(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        expectFalse(traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits { $0.displayScale = 3 }))
        expectTrue(
            traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits { $0.accessibilityContrast = .high }))
        expectTrue(
            UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self })
    }

    @Test("The current traits are restored")
    func currentRestored() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)

        var inside: UITraitCollection?
        dark.performAsCurrent { inside = .current }

        expectIdentical(inside, dark)
        expectEqual(UITraitCollection.current, before)
    }

    @Test("Each thread has its own current traits")
    func currentOfThread() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)

        var other = UIUserInterfaceStyle.dark
        dark.performAsCurrent {
            let done = DispatchSemaphore(value: 0)
            nonisolated(unsafe) var style = UIUserInterfaceStyle.dark
            Thread.detachNewThread {
                style = UITraitCollection.current.userInterfaceStyle
                done.signal()
            }
            done.wait()
            other = style
        }

        expectEqual(other, .light)
    }

    @Test("Overrides apply until removed")
    func overrides() {
        let parent = UITraitCollection { traits in
            traits.userInterfaceStyle = .light
            traits.displayScale = 2
        }
        var overrides = UITraitOverrides()

        overrides.userInterfaceStyle = .dark
        overrides[ThemeTrait.self] = "festive"
        let child = parent.applying(overrides)
        overrides.remove(UITraitUserInterfaceStyle.self)

        expectTrue(child.userInterfaceStyle == .dark && child.displayScale == 2 && child[ThemeTrait.self] == "festive")
        #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
        #expect(overrides.contains(ThemeTrait.self))
        expectEqual(parent.applying(overrides).userInterfaceStyle, .light)
        expectIdentical(parent.applying(UITraitOverrides()), parent)
    }

    @Test("Content size categories are ordered")
    func categories() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        expectTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        expectFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        expectFalse(UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
