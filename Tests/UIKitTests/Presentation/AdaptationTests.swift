import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    var answer = UIModalPresentationStyle.none
    var wraps = false
    var calls: [String] = []
    var reported: UIModalPresentationStyle?
    weak var wrapper: UINavigationController?
    var whenAsked: () -> Void = {}

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        calls.append("style")
        whenAsked()
        return answer
    }
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        calls.append("controller for \(style.rawValue)")
        guard wraps else { return nil }
        let made = UINavigationController(rootViewController: controller.presentedViewController)
        made.title = "Wrapper"
        wrapper = made
        return made
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) { calls.append("prepare") }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        calls.append("willPresent \(style.rawValue)")
        reported = style
    }
}

/// The resulting style for the requested style, the delegate's value and the window.
@MainActor
@Suite("Adaptation of presentations")
struct AdaptationTests {
    private static let styles: [UIModalPresentationStyle] = [
        .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext, .popover,
    ]
    private nonisolated static let windows = [
        CGSize(width: 1024, height: 1366), CGSize(width: 375, height: 667), CGSize(width: 667, height: 375),
        CGSize(width: 736, height: 414),
    ]

    /// The table that was measured on iOS 13: the style in effect, or `none` if the requested style is kept.
    private func reported(
        _ asked: UIModalPresentationStyle, _ answer: UIModalPresentationStyle, isCompact: Bool
    ) -> UIModalPresentationStyle {
        switch (asked, answer) {
        case (.pageSheet, .fullScreen), (.formSheet, .fullScreen), (.popover, .fullScreen): .fullScreen
        case (.pageSheet, .overFullScreen), (.formSheet, .overFullScreen), (.popover, .overFullScreen): .overFullScreen
        case (.pageSheet, .formSheet), (.popover, .formSheet): .formSheet
        case (.popover, .none): .none
        case (.popover, _): isCompact ? .formSheet : .none
        default: .none
        }
    }

    @Test("Every cell of the measured table", arguments: windows)
    func table(size: CGSize) throws {
        for asked in Self.styles where asked != .none {
            for answer in Self.styles {
                try Stage.run(root: controller("Root"), size: size) { stage, root in
                    let isPad = size.width == 1024
                    stage.window.traitOverrides.horizontalSizeClass = size.width > 700 ? .regular : .compact
                    stage.window.traitOverrides.verticalSizeClass = size.height > 420 ? .regular : .compact
                    let (page, adapter) = (controller("Page"), Adapter())
                    adapter.answer = answer
                    page.modalPresentationStyle = asked
                    page.presentationController?.delegate = adapter
                    page.popoverPresentationController?.sourceView = root.view

                    root.present(page, animated: false)
                    stage.advance(by: 1)

                    let expected = reported(asked, answer, isCompact: !isPad)
                    expectEqual(adapter.reported, expected, "\(asked) \(answer) \(size)")
                    let asks = adapter.calls.contains { $0.hasPrefix("controller for") }
                    expectEqual(asks, (expected != .none), "\(asked) \(answer) \(size)")
                    expectEqual(page.modalPresentationStyle, asked)
                    expectEqual(page.presentationController?.presentationStyle, asked)
                    let active = expected == .none ? asked : expected
                    expectEqual(page.activePresentationController?.presentationStyle, active)
                    expectEqual(
                        (page.activePresentationController === page.presentationController), (expected == .none))
                }
            }
        }
    }

    @Test("The delegate is called in order, and not again while the size classes stay")
    func order() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (page, adapter) = (controller("Page"), Adapter())
            adapter.answer = .fullScreen
            page.modalPresentationStyle = .pageSheet
            page.presentationController?.delegate = adapter

            root.present(page, animated: false)
            let inCall = adapter.calls
            stage.advance(by: 1)
            stage.resize(to: CGSize(width: 380, height: 800))
            stage.advance(by: 1)

            expectEqual(inCall, ["style", "controller for 0", "prepare"])
            expectEqual(adapter.calls, inCall + ["willPresent 0"])
            expectEqual(page.view.frame, CGRect(x: 0, y: 0, width: 380, height: 800))
            expectNil(root.view.window)
        }
    }

    @Test("A sheet becomes full screen and a sheet again as the window's size class changes, with balanced callbacks")
    func live() throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 1000, height: 800)) { stage, root in
            let page = controller("Page")
            final class Switching: NSObject, UIAdaptivePresentationControllerDelegate {
                func adaptivePresentationStyle(
                    for controller: UIPresentationController, traitCollection: UITraitCollection
                ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none }
            }
            let delegate = Switching()
            page.modalPresentationStyle = .formSheet
            page.presentationController?.delegate = delegate
            root.present(page, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            stage.resize(to: CGSize(width: 400, height: 800))
            stage.advance(by: 1)
            expectEqual(page.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
            expectEqual(page.view.layer.cornerRadius, 0)
            expectNil(root.view.window)
            expectEqual(stage.timeline.callbacks(of: root), ["viewWillDisappear", "viewDidDisappear"])
            expectEmpty(stage.timeline.callbacks(of: page))

            stage.resize(to: CGSize(width: 1000, height: 800))
            stage.advance(by: 1)
            expectEqual(page.view.frame, CGRect(x: 230, y: 90, width: 540, height: 620))
            expectNotNil(root.view.window)
            expectEqual(root.view.frame, stage.window.bounds)
            expectEqual(
                stage.timeline.callbacks(of: root).suffix(3), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            expectEmpty(stage.timeline.callbacks(of: page))

            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(stage.timeline.callbacks(of: page), ["viewWillDisappear", "viewDidDisappear"])
            expectEqual(stage.window.subviews, [root.view])
        }
    }

    @Test("The delegate's own controller is shown in the other style, and leaves again with it")
    func replacement() throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 1000, height: 800)) { stage, root in
            let (page, adapter) = (controller("Page"), Adapter())
            page.view.backgroundColor = .red
            adapter.answer = .none
            adapter.wraps = true
            page.modalPresentationStyle = .formSheet
            page.presentationController?.delegate = adapter
            root.present(page, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            adapter.answer = .fullScreen
            stage.resize(to: CGSize(width: 400, height: 800))
            stage.advance(by: 1)
            let wrapper = try #require(adapter.wrapper)
            expectIdentical(root.presentedViewController, wrapper)
            expectIdentical(page.navigationController, wrapper)
            expectIdentical(page.presentingViewController, root)
            expectIdentical(wrapper.presentingViewController, root)
            expectTrue(page.view.isDescendant(of: wrapper.view))
            expectNotNil(page.view.window)
            expectEqual(wrapper.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))

            adapter.answer = .none
            stage.resize(to: CGSize(width: 1000, height: 800))
            stage.advance(by: 1)
            expectIdentical(root.presentedViewController, page)
            expectNil(page.parent)
            expectEqual(page.view.frame, CGRect(x: 230, y: 90, width: 540, height: 620))
            expectNil(wrapper.view.window)
            expectEmpty(wrapper.viewControllers)

            root.dismiss(animated: false)
            stage.advance(by: 1)
            expectEqual(stage.timeline.callbacks(of: page).suffix(2), ["viewWillDisappear", "viewDidDisappear"])
            expectEqual(stage.window.subviews, [root.view])
        }
    }

    @Test(
        "A controller that is refused because its delegate has presented a different one is freed",
        arguments: [UIModalPresentationStyle.pageSheet, .popover], windows)
    func refused(style: UIModalPresentationStyle, window: CGSize) throws {
        try Stage.run(root: controller("Root"), size: window) { stage, root in
            let (adapter, other) = (Adapter(), controller("Other"))
            var presented: UIViewController? = controller("Presented")
            weak var refused: UIViewController?
            refused = presented
            presented?.modalPresentationStyle = style
            presented?.popoverPresentationController?.sourceView = root.view
            presented?.presentationController?.delegate = adapter
            adapter.whenAsked = { root.present(other, animated: false) }

            if let presented { root.present(presented, animated: false) }
            presented = nil
            stage.advance(by: 1)

            expectIdentical(root.presentedViewController, other)
            expectNil(refused)
            expectEqual(stage.diagnostics.count, 1)
        }
    }

    @Test("A controller that cannot be shown instead is refused with a log")
    func unusableReplacement() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            final class Giving: NSObject, UIAdaptivePresentationControllerDelegate {
                weak var given: UIViewController?
                func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                    .fullScreen
                }
                func presentationController(
                    _ controller: UIPresentationController,
                    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
                ) -> UIViewController? { given }
            }
            let (page, delegate) = (controller("Page"), Giving())
            delegate.given = root
            page.modalPresentationStyle = .pageSheet
            page.presentationController?.delegate = delegate

            root.present(page, animated: false)
            stage.advance(by: 1)

            expectIdentical(root.presentedViewController, page)
            expectEqual(page.view.frame, stage.window.bounds)
            expectEqual(stage.diagnostics.count, 1)
        }
    }

    @Test("A custom presentation controller adapts to full screen by overriding")
    func custom() throws {
        final class Own: UIPresentationController {
            override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle
            {
                traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
            }
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 10, width: 200, height: 200) }
        }
        final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Own(presentedViewController: presented, presenting: presenting) }
        }
        try Stage.run(root: controller("Root"), size: CGSize(width: 1000, height: 800)) { stage, root in
            let (page, delegate) = (controller("Page"), Transitioning())
            page.modalPresentationStyle = .custom
            page.transitioningDelegate = delegate
            root.present(page, animated: false)
            stage.advance(by: 1)
            expectEqual(page.view.frame, CGRect(x: 10, y: 10, width: 200, height: 200))

            stage.resize(to: CGSize(width: 400, height: 800))
            stage.advance(by: 1)

            expectEqual(page.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
            expectTrue(page.presentationController is Own)
        }
    }

    @Test("Presenting with the style none raises UIKit's exception and presents no controller")
    func noStyle() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let page = controller("Page")
            page.modalPresentationStyle = .none

            root.present(page, animated: false)
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEqual(
                stage.diagnostics.first?.message.contains(
                    "The specified modal presentation style doesn't have a corresponding presentation controller."),
                true)
        }
    }

    @Test("automatic is replaced by its actual style")
    func automatic() {
        let page = UIViewController()

        expectEqual(page.modalPresentationStyle, .formSheet)
        page.modalPresentationStyle = .automatic
        expectEqual(page.modalPresentationStyle, .formSheet)
    }

    @Test("A presented controller gets the traits that its presentation controller overrides")
    func traits() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let page = controller("Page")
            page.modalPresentationStyle = .pageSheet
            let manager = try #require(page.presentationController)
            manager.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
            root.present(page, animated: false)
            stage.advance(by: 1)
            expectEqual(page.traitCollection.userInterfaceStyle, .dark)
            expectEqual(page.traitCollection.userInterfaceLevel, .elevated)

            manager.traitOverrides.userInterfaceStyle = .light
            expectEqual(page.traitCollection.userInterfaceStyle, .light)
            expectEqual(root.traitCollection.userInterfaceStyle, .light)
        }
    }
}
