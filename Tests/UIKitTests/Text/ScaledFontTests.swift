import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Fonts that follow the user's text size")
struct ScaledFontTests {
    @Test("A label keeps a scaled font at the user's size, up to its limit")
    func label() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let (free, limited, fixed) = (UILabel(), UILabel(), UILabel())
            let metrics = UIFontMetrics(forTextStyle: .body)
            free.font = metrics.scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
            limited.font = metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 25)
            fixed.font = .systemFont(ofSize: 20)
            for label in [free, limited, fixed] {
                label.adjustsFontForContentSizeCategory = true
                root.view.addSubview(label)
            }
            stage.settle()
            expectEqual([free, limited, fixed].map(\.font.pointSize), [20, 20, 20])

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            stage.settle()

            let scaled = metrics.scaledValue(for: 20, compatibleWith: free.traitCollection)
            #expect(scaled > 50)
            expectEqual([free, limited, fixed].map(\.font.pointSize), [scaled, 25, 20])
            expectEqual(free.font.fontName, UIFont.systemFont(ofSize: 20, weight: .bold).fontName)

            stage.window.traitOverrides.preferredContentSizeCategory = .large
            stage.settle()
            expectEqual([free, limited, fixed].map(\.font.pointSize), [20, 20, 20])
        }
    }

    @Test("Without traits, metrics follow the application's category, not the current traits (TR14)")
    func categoryOfApplication() throws {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics.default
        try Stage.run(device: .iPhone16Pro, textSize: .extraSmall) { stage in
            expectEqual(UIApplication.shared.preferredContentSizeCategory, .extraSmall)
            let small = metrics.scaledValue(for: 34, compatibleWith: UITraitCollection.current)
            #expect(small < 34)
            traits.performAsCurrent {
                expectEqual(metrics.scaledValue(for: 34), small)
                expectEqual(metrics.scaledFont(for: .systemFont(ofSize: 34)).pointSize, small)
            }
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.settle()
            expectEqual(metrics.scaledValue(for: 34), small)
            #expect(metrics.scaledValue(for: 34, compatibleWith: stage.window.traitCollection) > 34)
        }
        // The next stage has the default category.
        try Stage.run { _ in expectEqual(metrics.scaledValue(for: 34), 34) }
    }

    @Test("A different size of a scaled font is fixed")
    func otherSize() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let label = UILabel()
            label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20)).withSize(30)
            label.adjustsFontForContentSizeCategory = true
            root.view.addSubview(label)

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.settle()

            expectEqual(label.font.pointSize, 30)
        }
    }

    @Test("A list's text with a custom font follows, if it adjusts")
    func listText() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            var content = UIListContentConfiguration.cell()
            content.text = "text"
            content.textProperties.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
            let view = UIListContentView(configuration: content)
            root.view.addSubview(view)
            view.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
            stage.settle()

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            stage.settle()

            let label = view.subviews.compactMap { $0 as? UILabel }.first
            expectEqual(label.map { $0.font.pointSize > 50 }, true)
        }
    }
}
