import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Values that ended the program.
@MainActor
@Suite("Hostile values in views")
struct HostileValueTests {
    @Test("An underline's style may be any number")
    func underline() throws {
        try Stage.run(size: CGSize(width: 100, height: 100)) { stage in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            stage.window.addSubview(label)

            for style in [Int.max, Int.min, -1] {
                label.attributedText = NSAttributedString(string: "hello", attributes: [.underlineStyle: style])
                stage.render()
            }

            #expect(label.intrinsicContentSize.width > 0)
        }
    }

    @Test("A button's content insets may be non-finite", arguments: [CGFloat.infinity, -.infinity, .nan])
    func insets(value: CGFloat) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: value, leading: value, bottom: value, trailing: value)
        let button = UIButton(configuration: configuration)

        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()

        expectEqual(button.bounds.size, CGSize(width: 100, height: 40))
    }

    @Test("An invalid scale is refused", arguments: [0, -1, -1e308, 1e308, .nan, .infinity])
    func scale(value: CGFloat) throws {
        try Stage.run(size: CGSize(width: 100, height: 100)) { stage in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "hello"
            stage.window.addSubview(label)
            let scale = label.contentScaleFactor

            label.contentScaleFactor = value
            stage.render()

            expectEqual(label.contentScaleFactor, scale)
            expectTrue(stage.diagnostics.contains { $0.message.contains("contentScaleFactor") })
        }
    }

    @Test("A layer's scale may be any number", arguments: [0, -1, -1e308, 1e308])
    func layerScale(value: CGFloat) throws {
        try Stage.run(size: CGSize(width: 100, height: 100)) { stage in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "hello"
            stage.window.addSubview(label)

            label.layer.contentsScale = value
            label.setNeedsDisplay()
            stage.render()

            expectEqual(label.layer.contentsScale, value)
        }
    }

    // Trapped: the controller was not kept.
    @Test("A presentation controller keeps the presented controller, before and after the presentation")
    func presentationController() throws {
        let own = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        weak var presented: UIViewController?
        var kept: UIPresentationController?
        try Stage.run(root: UIViewController()) { stage, root in
            let controller = UIViewController()
            presented = controller
            root.present(controller, animated: false)
            stage.advance(by: 1)
            kept = controller.presentationController
            root.dismiss(animated: false)
            stage.advance(by: 1)

            expectIdentical(kept?.presentedViewController, controller)
            kept = nil
        }

        expectNil(own.presentedViewController.viewIfLoaded)
        expectNil(presented)
    }

    @Test("An unused presentation controller retains no objects")
    func unusedPresentationController() {
        weak var controller: UIViewController?
        do {
            let made = UIViewController()
            controller = made
            expectIdentical(made.presentationController?.presentedViewController, made)
        }

        expectNil(controller)
    }
}
