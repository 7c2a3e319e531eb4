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
    @Test("An empty collection specifies nothing")
    func empty() {
        let traits = UITraitCollection()

        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits == UITraitCollection(userInterfaceStyle: .unspecified))
    }

    @Test("Later collections win where they have a value")
    func merging() {
        let first = UITraitCollection { traits in
            traits.userInterfaceStyle = .light
            traits.horizontalSizeClass = .compact
        }
        let second = UITraitCollection(userInterfaceStyle: .dark)

        let both = UITraitCollection(traitsFrom: [first, second])

        #expect(both.userInterfaceStyle == .dark)
        #expect(both.horizontalSizeClass == .compact)
        #expect(both.containsTraits(in: second))
        #expect(!both.containsTraits(in: first))
        #expect(both.containsTraits(in: nil))
    }

    @Test("Modifying leaves the original alone")
    func modifying() {
        let original = UITraitCollection(displayScale: 2)

        let modified = original.modifyingTraits { $0.displayScale = 3 }
        let replaced = original.replacing(UITraitUserInterfaceStyle.self, value: .dark)

        #expect(original.displayScale == 2)
        #expect(modified.displayScale == 3)
        #expect(replaced.displayScale == 2 && replaced.userInterfaceStyle == .dark)
    }

    @Test("Equality follows values")
    func equality() {
        let first = UITraitCollection(verticalSizeClass: .regular)
        let second = UITraitCollection(verticalSizeClass: .regular)

        #expect(first == second && first.hash == second.hash)
        #expect(first != UITraitCollection(verticalSizeClass: .compact))
    }

    @Test("Custom traits have defaults and are compared")
    func customTraits() {
        let plain = UITraitCollection()

        let festive = plain.replacing(ThemeTrait.self, value: "festive")

        #expect(plain[ThemeTrait.self] == "plain")
        #expect(festive[ThemeTrait.self] == "festive")
        #expect(festive == plain.replacing(ThemeTrait.self, value: "festive"))
        #expect(festive.hasDifferentColorAppearance(comparedTo: plain))
        #expect(festive.changedTraits(from: plain).map { $0.name } == ["ThemeTrait"])
    }

    @Test("Values that cannot be compared count as changed")
    func incomparable() {
        let traits = UITraitCollection(OpaqueTrait.self, value: OpaqueTrait.Value())

        #expect(traits.changedTraits(from: UITraitCollection(OpaqueTrait.self, value: OpaqueTrait.Value())).count == 1)
    }

    @Test("Colour appearance depends on style and contrast, but not on size")
    func colorAppearance() {
        let traits = UITraitCollection(userInterfaceStyle: .light)

        #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits { $0.displayScale = 3 }))
        #expect(
            traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits { $0.accessibilityContrast = .high }))
        #expect(
            UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self })
    }

    @Test("The current traits are restored")
    func currentRestored() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)

        var inside: UITraitCollection?
        dark.performAsCurrent { inside = .current }

        #expect(inside === dark)
        #expect(UITraitCollection.current == before)
    }

    @Test("The current traits are those of their thread")
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

        #expect(other == .light)
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

        #expect(child.userInterfaceStyle == .dark && child.displayScale == 2 && child[ThemeTrait.self] == "festive")
        #expect(!overrides.contains(UITraitUserInterfaceStyle.self) && overrides.contains(ThemeTrait.self))
        #expect(parent.applying(overrides).userInterfaceStyle == .light)
        #expect(parent.applying(UITraitOverrides()) === parent)
    }

    @Test("Content size categories are ordered")
    func categories() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
