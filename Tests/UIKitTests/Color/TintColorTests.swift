import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIColor: tintColor")
struct TintColorTests {
    private let blue = UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor

    @Test("Outside of views it is the system's blue")
    func outside() {
        let traits = UITraitCollection(userInterfaceStyle: .light)

        expectEqual(UIColor.tintColor.resolvedColor(with: traits).cgColor, blue)
    }

    @Test("A background follows the tint of its view, and of the views above")
    func background() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let view = UIView()
            view.backgroundColor = .tintColor
            expectEqual(view.layer.backgroundColor, blue)

            stage.window.tintColor = .red
            root.addSubview(view)
            expectEqual(view.layer.backgroundColor, UIColor.red.cgColor)
            root.tintColor = .green
            expectEqual(view.layer.backgroundColor, UIColor.green.cgColor)
            view.tintColor = .purple
            expectEqual(view.layer.backgroundColor, UIColor.purple.cgColor)
            view.tintColor = nil
            expectEqual(view.layer.backgroundColor, UIColor.green.cgColor)
        }
    }

    @Test("A tint of tintColor is the system's blue")
    func itself() {
        let view = UIView()

        view.tintColor = .tintColor
        view.backgroundColor = .tintColor

        expectEqual(view.layer.backgroundColor, blue)
    }

    @Test("Dimmed, it is gray, also under a tint of the view's own")
    func dimmed() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let view = UIView()
            view.backgroundColor = .tintColor.withAlphaComponent(1)
            view.tintColor = .red
            root.addSubview(view)

            root.tintAdjustmentMode = .dimmed

            let gray = UIColor.systemGray.resolvedColor(with: view.traitCollection)
            expectEqual(view.layer.backgroundColor, gray.cgColor)
        }
    }

    /// Whether a pixel near the middle of the screen has a color.
    private func shows(_ color: UInt32, on stage: Stage) -> Bool {
        let image = stage.snapshot()
        return (0..<300).contains { image.pixel($0, 130) == color }
    }

    @Test("Drawing and text of a view follow the tint", arguments: [false, true])
    func drawing(isLabel: Bool) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let frame = CGRect(x: 0, y: 100, width: 300, height: 60)
            let view: UIView
            if isLabel {
                let label = UILabel(frame: frame)
                label.attributedText = NSAttributedString(
                    string: "HHHH",
                    attributes: [.foregroundColor: UIColor.tintColor, .font: UIFont.boldSystemFont(ofSize: 48)])
                view = label
            } else {
                view = TintedView(frame: frame)
                view.isOpaque = false
            }
            root.addSubview(view)

            stage.window.tintColor = .red
            expectTrue(shows(0xFFFF_0000, on: stage))
            expectFalse(shows(0xFF00_FF00, on: stage))
            stage.window.tintColor = .green
            expectTrue(shows(0xFF00_FF00, on: stage))
            expectFalse(shows(0xFFFF_0000, on: stage))
        }
    }
}

private final class TintedView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.tintColor.setFill()
        UIRectFill(rect)
    }
}
