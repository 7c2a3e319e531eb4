import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Sizes as printed by Apple's UIKit, and edge insets.
@MainActor
@Suite("A button without configuration")
struct UIButtonWithoutConfigurationTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    private func button(_ title: String?, _ image: UIImage? = nil, size: CGSize = .zero) -> UIButton {
        let button = UIButton(type: .custom)
        if let title { button.setTitle(title, for: .normal) }
        if let image { button.setImage(image, for: .normal) }
        button.frame.size = size
        button.layoutIfNeeded()
        return button
    }

    @Test("An empty button is 30 by 34 points")
    func empty() {
        let button = UIButton(type: .custom)

        button.sizeToFit()

        expectEqual(button.bounds.size, CGSize(width: 30, height: 34))
    }

    @Test("A title has 6 points above and below it")
    func title() throws {
        let button = button("Title")
        let label = try #require(button.titleLabel)

        label.font = .systemFont(ofSize: 12)

        expectEqual(button.intrinsicContentSize.height, label.intrinsicContentSize.height + 12)
        expectEqual(button.intrinsicContentSize.width, label.intrinsicContentSize.width)
    }

    @Test("An image alone is the button's size; beside a title the higher one counts")
    func images() throws {
        let alone = button(nil, image(80, 80))
        let (high, low) = (button("Title", image(20, 80)), button("Title", image(20, 4)))
        let text = try #require(low.titleLabel).intrinsicContentSize

        expectEqual(alone.intrinsicContentSize, CGSize(width: 80, height: 80))
        expectEqual(high.intrinsicContentSize, CGSize(width: 20 + text.width, height: 80))
        expectEqual(low.intrinsicContentSize, CGSize(width: 20 + text.width, height: text.height + 12))
    }

    @Test("Title and image are aligned separately")
    func vertical() throws {
        let button = button("Title", image(20, 40), size: CGSize(width: 200, height: 100))
        let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))

        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        let top = (title.frame.minY, image.frame.minY)
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()

        #expect(top == (0, 0))
        expectEqual(title.frame.maxY, 100)
        expectEqual(image.frame.maxY, 100)
    }

    @Test("Insets of the content count for the size, and replace the space around a title")
    func contentInsets() throws {
        let button = button("Title", size: CGSize(width: 200, height: 100))
        let label = try #require(button.titleLabel)

        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()

        let text = label.intrinsicContentSize
        expectEqual(button.intrinsicContentSize, CGSize(width: text.width + 24, height: text.height + 4))
        expectEqual(label.frame.origin, CGPoint(x: 20, y: 1))
        expectEqual(button.contentRect(forBounds: button.bounds), CGRect(x: 20, y: 1, width: 176, height: 96))
    }

    @Test("Insets of title and image move them, and do not count for the size")
    func partInsets() throws {
        let button = button("Title", image(20, 20), size: CGSize(width: 200, height: 50))
        let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
        let (size, before) = (button.intrinsicContentSize, (title.frame.minX, image.frame.minX))

        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 12)
        button.layoutIfNeeded()

        // In the middle, so half of the inset.
        expectEqual(title.frame.minX, before.0 + 5)
        expectEqual(image.frame.minX, before.1 - 6)
        expectEqual(image.frame.midY, 21)
        expectEqual(button.intrinsicContentSize, size)
    }

    @Test("From right to left the image is at the right")
    func mirrored() throws {
        let button = button("Title", image(20, 20), size: CGSize(width: 200, height: 50))

        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()

        let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
        #expect(title.frame.maxX <= image.frame.minX)
        #expect(image.frame.maxX - title.frame.minX <= title.frame.width + 21)
    }
}
