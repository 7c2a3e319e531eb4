import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIImageView", .serialized)
struct UIImageViewTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF

    private func onScreen(_ view: UIView, _ body: (Stage) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 40, height: 40)) { stage in
            stage.window.addSubview(view)
            stage.advance(by: 0.001)
            try body(stage)
        }
    }

    private func view(_ image: UIImage?, _ frame: CGRect) -> UIImageView {
        let view = UIImageView(frame: frame)
        view.image = image
        return view
    }

    @Test("A view is as large as its image")
    func intrinsicSize() {
        let view = UIImageView(image: .make([[red, green], [blue, red]], scale: 2))

        expectEqual(view.bounds.size, CGSize(width: 1, height: 1))
        expectEqual(view.intrinsicContentSize, view.bounds.size)
        expectFalse(view.isUserInteractionEnabled)
        expectEqual(UIImageView().intrinsicContentSize.width, UIView.noIntrinsicMetric)
    }

    @Test("The image fills the bounds")
    func scaleToFill() throws {
        try onScreen(view(.make([[red]]), CGRect(x: 10, y: 10, width: 20, height: 20))) { stage in
            let image = stage.snapshot()

            expectEqual(image.pixel(10, 10), red)
            expectEqual(image.pixel(29, 29), red)
            expectNotEqual(image.pixel(30, 30), red)
        }
    }

    @Test("A content mode keeps the size")
    func contentMode() throws {
        let view = view(.make([[red, red], [red, red]]), CGRect(x: 10, y: 10, width: 20, height: 20))
        view.contentMode = .bottomRight

        try onScreen(view) { stage in
            let image = stage.snapshot()

            expectEqual(image.pixel(28, 28), red)
            expectEqual(image.pixel(29, 29), red)
            expectNotEqual(image.pixel(27, 27), red)
        }
    }

    @Test("A template image takes the tint and follows it")
    func template() throws {
        let image = UIImage.make([[red]]).withRenderingMode(.alwaysTemplate)
        let view = view(image, CGRect(x: 0, y: 0, width: 10, height: 10))
        view.tintColor = .blue

        try onScreen(view) { stage in
            expectEqual(stage.snapshot().pixel(5, 5), blue)

            view.tintColor = .green
            stage.advance(by: 0.02)

            expectEqual(stage.snapshot().pixel(5, 5), green)
        }
    }

    @Test("The highlighted image shows while highlighted")
    func highlighted() throws {
        let view = UIImageView(image: .make([[red]]), highlightedImage: .make([[green]]))

        try onScreen(view) { stage in
            view.isHighlighted = true
            stage.advance(by: 0.02)
            expectEqual(stage.snapshot().pixel(0, 0), green)

            view.isHighlighted = false
            stage.advance(by: 0.02)
            expectEqual(stage.snapshot().pixel(0, 0), red)
        }
    }

    @Test("Caps keep their size")
    func caps() throws {
        let image = UIImage.make([[red, green, blue]])
            .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)

        try onScreen(view(image, CGRect(x: 0, y: 0, width: 30, height: 1))) { stage in
            let shot = stage.snapshot()

            expectEqual(shot.pixel(0, 0), red)
            expectEqual(shot.pixel(1, 0), green)
            expectEqual(shot.pixel(15, 0), green)
            expectEqual(shot.pixel(28, 0), green)
            expectEqual(shot.pixel(29, 0), blue)
        }
    }

    /// A template in a dynamic color kept the light style's pixels in the dark style.
    @Test("A template in a dynamic color follows the style")
    func dynamicTint() throws {
        let view = view(
            .make([[red]]).withRenderingMode(.alwaysTemplate), CGRect(x: 0, y: 0, width: 10, height: 10))
        view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .green }

        try onScreen(view) { stage in
            expectEqual(stage.snapshot().pixel(5, 5), green)

            stage.window.overrideUserInterfaceStyle = .dark

            expectEqual(stage.snapshot().pixel(5, 5), blue)
        }
    }

    @Test("Images are animated by the stage's clock")
    func animation() throws {
        let view = view(.make([[red]]), CGRect(x: 0, y: 0, width: 10, height: 10))
        view.animationImages = [.make([[green]]), .make([[blue]])]
        view.animationDuration = 1
        view.animationRepeatCount = 1

        try onScreen(view) { stage in
            view.startAnimating()
            stage.advance(by: 0.25)
            expectTrue(view.isAnimating)
            expectEqual(stage.snapshot().pixel(5, 5), green)

            stage.advance(by: 0.5)
            expectEqual(stage.snapshot().pixel(5, 5), blue)

            stage.advance(by: 0.5)
            expectFalse(view.isAnimating)
            expectEqual(stage.snapshot().pixel(5, 5), red)
        }
    }

    @Test("An animated image plays in a window until it is replaced")
    func animatedImage() throws {
        let images = [UIImage.make([[green]]), UIImage.make([[blue]])]
        let view = view(nil, CGRect(x: 0, y: 0, width: 10, height: 10))
        view.image = UIImage.animatedImage(with: images, duration: 1)
        expectFalse(view.isAnimating)

        try onScreen(view) { stage in
            stage.advance(by: 0.7)
            expectTrue(view.isAnimating)
            expectEqual(stage.snapshot().pixel(5, 5), blue)

            view.image = .make([[red]])
            stage.advance(by: 0.02)

            expectFalse(view.isAnimating)
            expectEqual(stage.snapshot().pixel(5, 5), red)
        }
    }
}
