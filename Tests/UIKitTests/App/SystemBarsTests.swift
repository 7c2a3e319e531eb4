import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The status bar and the home indicator of a simulated device, by their pixels.
@MainActor
@Suite("Bars of a simulated device")
struct SystemBarsTests {
    private final class Page: UIViewController {
        var (isBarHidden, isIndicatorHidden) = (false, false)
        var style = UIStatusBarStyle.default
        var update = UIStatusBarAnimation.fade
        override var prefersStatusBarHidden: Bool { isBarHidden }
        override var prefersHomeIndicatorAutoHidden: Bool { isIndicatorHidden }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { update }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .gray
        }
    }

    /// The darkest and the lightest of a rectangle's pixels, as white from 0 to 255.
    private func range(_ stage: Stage, _ rect: CGRect) -> ClosedRange<Int> {
        let picture = stage.snapshot()
        let scale = stage.window.traitCollection.displayScale
        var values: [Int] = []
        for y in Int(rect.minY * scale)..<Int(rect.maxY * scale) {
            for x in Int(rect.minX * scale)..<Int(rect.maxX * scale) {
                values.append(Int((picture.pixel(x, y) ?? 0) >> 8 & 0xFF))
            }
        }
        return (values.min() ?? 0)...(values.max() ?? 0)
    }

    private let bar = CGRect(x: 0, y: 0, width: 393, height: 54)
    private let indicator = CGRect(x: 195, y: 840, width: 3, height: 3)

    @Test("Content is dark on light and light on dark, unless the controller prefers a style")
    func style() throws {
        try Stage.run(device: .iPhone15, rootViewController: Page()) { stage in
            let page = try #require(stage.window.rootViewController as? Page)
            expectEqual(range(stage, bar).lowerBound, 0)
            expectEqual(range(stage, indicator), 0...0)

            page.style = .lightContent
            page.setNeedsStatusBarAppearanceUpdate()
            stage.settle()
            expectEqual(range(stage, bar), 128...255)

            page.style = .default
            stage.window.overrideUserInterfaceStyle = .dark
            stage.settle()
            expectEqual(range(stage, bar).upperBound, 255)
            expectEqual(range(stage, indicator), 255...255)
        }
    }

    @Test("The status bar hides on request, at once or inside an animation of views; a desktop has no bars")
    func hidden() throws {
        try Stage.run(device: .iPhone15, rootViewController: Page()) { stage in
            let page = try #require(stage.window.rootViewController as? Page)
            page.isIndicatorHidden = true
            page.isBarHidden = true
            UIView.animate(withDuration: 0.3) { page.setNeedsStatusBarAppearanceUpdate() }
            page.setNeedsUpdateOfHomeIndicatorAutoHidden()
            stage.advance(by: 0.175)
            let midway = range(stage, bar)
            stage.advance(by: 0.3)

            expectTrue(midway.lowerBound > 0 && midway.lowerBound < 127)
            expectEqual(range(stage, bar), 128...128)
            expectEqual(range(stage, indicator), 128...128)
        }
        try Stage.run(size: CGSize(width: 393, height: 852), rootViewController: Page()) { stage in
            expectEqual(range(stage, bar), 128...128)
            expectEqual(range(stage, indicator), 128...128)
        }
    }

    @Test("The bars are in front of presentations, follow them and the window, and take no touches")
    func inFront() throws {
        try Stage.run(device: .iPhone15, rootViewController: Page()) { stage in
            let page = try #require(stage.window.rootViewController as? Page)
            let cover = Page()
            (cover.isBarHidden, cover.modalPresentationStyle) = (true, .fullScreen)
            page.present(cover, animated: true)
            stage.advance(by: 1)
            expectEqual(range(stage, bar), 128...128)
            expectEqual(range(stage, indicator), 0...0)
            expectIdentical(stage.window.hitTest(CGPoint(x: 196, y: 841), with: nil), cover.view)

            cover.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(range(stage, bar).lowerBound, 0)

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            expectEqual(range(stage, CGRect(x: 0, y: 0, width: 852, height: 40)), 128...128)
            expectEqual(range(stage, CGRect(x: 425, y: 381, width: 2, height: 3)), 0...0)
        }
    }
}
