import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Images at text sizes for accessibility")
struct AccessibilityImageTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("An image view that adjusts its image is larger only at accessibility sizes, by the factor of body text")
    func imageView() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (view, plain) = (UIImageView(image: image), UIImageView(image: image))
            stage.window.addSubview(view)
            stage.window.addSubview(plain)
            view.adjustsImageSizeForAccessibilityContentSizeCategory = true

            stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
            stage.settle()
            expectEqual(view.intrinsicContentSize, CGSize(width: 20, height: 10))

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            stage.settle()
            let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection).pointSize
            #expect(abs(view.intrinsicContentSize.width - 20 * body / 17) < 0.2)
            expectEqual(plain.intrinsicContentSize, CGSize(width: 20, height: 10))

            stage.window.traitOverrides.preferredContentSizeCategory = .large
            stage.settle()
            expectEqual(view.intrinsicContentSize, CGSize(width: 20, height: 10))
        }
    }

    @Test("A button's image grows, and the button grows with it")
    func button() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let button = UIButton(type: .custom)
            button.setImage(image, for: .normal)
            stage.window.addSubview(button)
            expectFalse(button.adjustsImageSizeForAccessibilityContentSizeCategory)
            let small = button.intrinsicContentSize

            button.adjustsImageSizeForAccessibilityContentSizeCategory = true
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.settle()

            #expect(button.intrinsicContentSize.width > small.width + 10)
        }
    }

    @Test("A symbol with a point size grows, too; a symbol with a text style grows only with the style")
    func symbols() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            @MainActor func width(_ configuration: UIImage.SymbolConfiguration, adjusts: Bool) -> CGFloat {
                let view = UIImageView(image: UIImage(systemName: "square", withConfiguration: configuration))
                view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
                stage.window.addSubview(view)
                return view.intrinsicContentSize.width
            }
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.settle()

            let points = UIImage.SymbolConfiguration(pointSize: 20)
            #expect(width(points, adjusts: true) > width(points, adjusts: false) * 1.5)
            let style = UIImage.SymbolConfiguration(textStyle: .body)
            expectEqual(width(style, adjusts: true), width(style, adjusts: false))
        }
    }
}
