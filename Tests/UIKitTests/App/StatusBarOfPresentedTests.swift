import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The controllers that decide about the status bar and the screen's edges during a presentation.
@MainActor
@Suite("The controller that decides about the status bar during a presentation", .serialized)
struct StatusBarOfPresentedTests {
    private final class Styled: UIViewController {
        var style = UIStatusBarStyle.default
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }

    /// The resulting style while a controller that prefers dark content is presented on a root that prefers light
    /// content.
    private func style(
        _ presentation: UIModalPresentationStyle, captures: Bool, size: CGSize = CGSize(width: 390, height: 844)
    ) throws -> UIStatusBarStyle? {
        var style: UIStatusBarStyle?
        try Stage.run(root: Styled(), size: size) { stage, root in
            root.style = .lightContent
            let presented = Styled()
            presented.style = .darkContent
            presented.modalPresentationStyle = presentation
            presented.modalPresentationCapturesStatusBarAppearance = captures
            presented.popoverPresentationController?.sourceView = root.view
            root.present(presented, animated: false)
            stage.advance(by: 1)
            style = stage.window.windowScene?.statusBarManager?.statusBarStyle
            root.dismiss(animated: false)
            stage.advance(by: 1)
            expectEqual(stage.window.windowScene?.statusBarManager?.statusBarStyle, .lightContent)
        }
        return style
    }

    @Test("A presentation over the full screen decides; other styles decide only if they capture the appearance")
    func captures() throws {
        expectFalse(UIViewController().modalPresentationCapturesStatusBarAppearance)
        try expectEqual(style(.fullScreen, captures: false), .darkContent)
        try expectEqual(style(.fullScreen, captures: true), .darkContent)
        for presentation in [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .custom] {
            try expectEqual(style(presentation, captures: false), .lightContent, "\(presentation)")
            try expectEqual(style(presentation, captures: true), .darkContent, "\(presentation)")
        }
        try expectEqual(style(.popover, captures: false, size: CGSize(width: 1024, height: 768)), .lightContent)
    }

    @Test("Home indicator and edges: the defaults, and delegation to a child")
    func children() {
        let controller = UIViewController()

        expectFalse(controller.prefersHomeIndicatorAutoHidden)
        expectNil(controller.childForHomeIndicatorAutoHidden)
        expectEqual(controller.preferredScreenEdgesDeferringSystemGestures, [])
        expectNil(controller.childForScreenEdgesDeferringSystemGestures)
        expectFalse(controller.prefersPointerLocked)
        expectNil(controller.childViewControllerForPointerLock)
    }
}
