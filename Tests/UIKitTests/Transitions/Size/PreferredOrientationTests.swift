import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// A controller that prefers an orientation.
private final class Preferring: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var preferred: UIInterfaceOrientation?
    var autorotates = true

    convenience init(_ preferred: UIInterfaceOrientation?) {
        self.init(nibName: nil, bundle: nil)
        self.preferred = preferred
        modalPresentationStyle = .fullScreen
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { autorotates }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
    }
}

@MainActor
@Suite("The orientation for presentation", .serialized)
struct PreferredOrientationTests {
    private func present(
        _ presented: @autoclosure () -> Preferring, turnedTo orientation: UIInterfaceOrientation = .portrait,
        _ body: (Stage, Preferring, () -> UIInterfaceOrientation?) throws -> Void
    ) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.rotate(to: orientation)
            stage.advance(by: 1)
            let presented = presented()
            stage.window.rootViewController?.present(presented, animated: true)
            stage.advance(by: 2)
            try body(stage, presented) { [unowned stage] in stage.window.windowScene?.interfaceOrientation }
        }
    }

    @Test(
        "The preferred one, though the current one is supported, until the device is rotated", arguments: [true, false])
    func preferred(autorotates: Bool) throws {
        let make = {
            let presented = Preferring(.landscapeLeft)
            presented.autorotates = autorotates
            return presented
        }
        try present(make()) { stage, presented, orientation in
            expectEqual(orientation(), .landscapeLeft)
            expectEqual(stage.window.bounds.width, 844)
            presented.setNeedsUpdateOfSupportedInterfaceOrientations()
            stage.advance(by: 1)
            expectEqual(orientation(), .landscapeLeft)

            stage.rotate(to: .landscapeRight)
            stage.advance(by: 1)
            expectEqual(orientation(), autorotates ? .landscapeRight : .landscapeLeft)
            stage.rotate(to: .portrait)
            presented.dismiss(animated: true)
            stage.advance(by: 2)

            expectEqual(orientation(), .portrait)
        }
    }

    @Test("Without a preference the interface stays as it is")
    func none() throws {
        try present(Preferring(nil), turnedTo: .landscapeRight) { _, presented, orientation in
            expectEqual(orientation(), .landscapeRight)
            expectEqual(presented.preferredInterfaceOrientationForPresentation, .landscapeRight)
        }
    }

    @Test("Presentations that do not fill the window have no preference")
    func sheet() throws {
        let make = {
            let sheet = Preferring(.landscapeLeft)
            sheet.modalPresentationStyle = .pageSheet
            return sheet
        }
        try present(make()) { _, _, orientation in
            expectEqual(orientation(), .portrait)
        }
    }

    @Test("A preference that the controller does not support is an error, in UIKit's words")
    func unsupported() throws {
        let make = {
            let presented = Preferring(.landscapeRight)
            presented.mask = [.portrait, .landscapeLeft]
            return presented
        }
        try present(make()) { stage, _, orientation in
            let messages = stage.diagnostics.map(\.message)
            expectEqual(messages.count, 1)
            expectEqual(
                messages.first?.hasPrefix(
                    "preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported interface orientation: "
                        + "'portrait, landscapeLeft'!"), true)
            expectEqual(orientation(), .portrait)
        }
    }

    @Test(
        "Orientations that the application excludes are an error, except for controllers that do not rotate",
        arguments: [true, false])
    func nothingInCommon(autorotates: Bool) throws {
        let make = {
            let presented = Preferring(nil)
            (presented.mask, presented.autorotates) = (.portraitUpsideDown, autorotates)
            return presented
        }
        try present(make()) { stage, _, orientation in
            let messages = stage.diagnostics.map(\.message)
            expectEqual(messages.isEmpty, !autorotates)
            expectTrue(
                messages.allSatisfy {
                    $0.hasPrefix("Supported orientations has no common orientation with the application, and [")
                        && $0.contains("shouldAutorotate] is returning YES")
                })
            expectEqual(orientation(), .portrait)
        }
    }
}
