import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Presentations together with rotation, small windows, right-to-left layout and large text.
@MainActor
@Suite("Presentations with rotation, small windows, other directions, large text")
struct PresentationMeetingTests {
    private func sheet(_ name: String, _ style: UIModalPresentationStyle = .formSheet) -> UIViewController {
        let sheet = controller(name)
        sheet.modalPresentationStyle = style
        return sheet
    }

    private func alert(_ title: String = "Alert") -> UIAlertController {
        let alert = UIAlertController(title: title, message: "Text", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        return alert
    }

    private func popover(at source: UIView) -> UIViewController {
        let popover = sheet("Popover", .popover)
        popover.preferredContentSize = CGSize(width: 200, height: 100)
        popover.popoverPresentationController?.sourceView = source
        return popover
    }

    /// Whether the presented view has the frame of its presentation controller.
    private func isInPlace(_ controller: UIViewController) -> Bool {
        guard let active = controller.activePresentationController, let view = active.presentedView else {
            return false
        }
        return view.frame == active.frameOfPresentedViewInContainerView && view.window != nil
    }

    // MARK: Stacks and rotation

    /// Presents the controllers on each other, rotating the device at each step and during each presentation; then
    /// makes the window narrow and wide again.
    private func turn(_ stage: Stage, _ root: UIViewController, _ stack: [UIViewController]) {
        let orientations: [UIInterfaceOrientation] = [.landscapeLeft, .portrait, .landscapeRight, .portrait]
        var presenter = root
        for (index, next) in stack.enumerated() {
            presenter.present(next, animated: true)
            stage.advance(by: 0.1)
            stage.rotate(to: orientations[index % orientations.count])
            stage.advance(by: 1)
            expectTrue(isInPlace(next), "\(next.title ?? "?") in \(stage.window.bounds)")
            presenter = next
        }
        for size in [
            CGSize(width: 400, height: 800), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
        ] {
            stage.resize(to: size)
            stage.advance(by: 1)
            expectTrue(isInPlace(presenter), "\(presenter.title ?? "?") in \(size)")
            #expect(stage.window.bounds.contains(presenter.frameInWindow), "\(presenter.title ?? "?") in \(size)")
        }
        expectTrue(stack.allSatisfy { $0.presentingViewController != nil })
        root.dismiss(animated: true)
        stage.advance(by: 1)
        expectNil(root.presentedViewController)
        expectEqual(stage.window.subviews, [root.view])
        expectEqual(root.view.frame, stage.window.bounds)
        expectEqual(root.view.tintAdjustmentMode, .normal)
        expectEmpty(stage.diagnostics)
    }

    @Test("A sheet over a sheet over a popover over an alert, rotated at each step")
    func sheetsOnTop() throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 820, height: 1180)) { stage, root in
            let alert = alert()
            turn(stage, root, [alert, popover(at: alert.view), sheet("Lower"), sheet("Upper", .pageSheet)])
        }
    }

    @Test("An alert over a popover over a sheet over a sheet, rotated at each step")
    func alertOnTop() throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 820, height: 1180)) { stage, root in
            let upper = sheet("Upper")
            turn(stage, root, [sheet("Lower", .pageSheet), upper, popover(at: upper.view), alert()])
        }
    }

    // MARK: Small windows

    @Test("In a window of 100 by 100 points all presentations are inside, and can be dismissed", arguments: 0..<8)
    func small(kind: Int) throws {
        final class Staying: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .none }
        }
        try Stage.run(root: controller("Root"), size: CGSize(width: 100, height: 100)) { stage, root in
            let delegate = Staying()
            let made: UIViewController
            switch kind {
            case 0: made = alert()
            case 1:
                made = popover(at: root.view)
                made.popoverPresentationController?.delegate = delegate
            default:
                let page = controller("A page with a long title")
                page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
                made = UINavigationController(rootViewController: page)
                made.modalPresentationStyle = kind.isMultiple(of: 2) ? .pageSheet : .formSheet
                let manager = try #require(made.sheetPresentationController)
                manager.detents = [.custom { _ in 30 }, .medium(), .large()]
                manager.prefersGrabberVisible = true
                manager.prefersEdgeAttachedInCompactHeight = kind > 3
                if kind > 5 { stage.window.traitOverrides.verticalSizeClass = .regular }
            }

            root.present(made, animated: true)
            stage.advance(by: 1)
            #expect(stage.window.bounds.contains(made.frameInWindow), "\(made.frameInWindow)")
            stage.tap(at: CGPoint(x: 50, y: 97))
            stage.drag(from: CGPoint(x: 50, y: 75), to: CGPoint(x: 50, y: 10), duration: 0.5)
            stage.advance(by: 1)
            if root.presentedViewController != nil {
                #expect(stage.window.bounds.contains(made.frameInWindow), "\(made.frameInWindow)")
                root.dismiss(animated: true)
                stage.advance(by: 1)
            }
            expectEqual(stage.window.subviews, [root.view])
            expectEmpty(stage.diagnostics)
        }
    }

    // MARK: Right to left

    private func onRightToLeft<Root: UIViewController>(
        _ root: @autoclosure () -> Root, size: CGSize, _ body: (Stage, Root) throws -> Void
    ) throws {
        try Stage.run(root: root(), size: size) { stage, root in
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.advance(by: 0.1)
            try body(stage, root)
        }
    }

    @Test("In right-to-left layouts a card is over a source at the trailing edge, on the left")
    func cardRightToLeft() throws {
        try onRightToLeft(controller("Root"), size: CGSize(width: 1024, height: 768)) { stage, root in
            let source = UIView()
            source.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(source)
            NSLayoutConstraint.activate([
                source.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
                source.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
                source.widthAnchor.constraint(equalToConstant: 40), source.heightAnchor.constraint(equalToConstant: 40),
            ])
            stage.advance(by: 0.1)
            let sheet = sheet("Sheet")
            sheet.preferredContentSize = CGSize(width: 300, height: 200)
            sheet.sheetPresentationController?.sourceView = source

            root.present(sheet, animated: true)
            stage.advance(by: 1)

            expectEqual(source.frame, CGRect(x: 0, y: 728, width: 40, height: 40))
            expectEqual(sheet.view.frame, CGRect(x: 16, y: 552, width: 300, height: 200))
        }
    }

    @Test("Grabber and cards behind are centered in both directions")
    func stackRightToLeft() throws {
        try onRightToLeft(controller("Root"), size: CGSize(width: 390, height: 844)) { stage, root in
            let (lower, upper) = (sheet("Lower"), sheet("Upper"))
            upper.sheetPresentationController?.detents = [.medium(), .large()]
            upper.sheetPresentationController?.prefersGrabberVisible = true
            root.present(lower, animated: true)
            stage.advance(by: 1)
            lower.present(upper, animated: true)
            stage.advance(by: 1)

            stage.tap(at: CGPoint(x: 195, y: 422 + 7))
            stage.advance(by: 1)

            expectEqual(upper.view.frame, CGRect(x: 0, y: 20, width: 390, height: 824))
            expectTrue(abs(root.view.layer.frame.midX - 195) < 0.001 && abs(lower.view.layer.frame.midX - 195) < 0.001)
            expectEqual(upper.traitCollection.layoutDirection, .rightToLeft)
        }
    }

    @Test("Of two sides with equal room a popover uses the trailing side")
    func popoverRightToLeft() throws {
        func present(_ stage: Stage, _ root: SourceController) -> (CGRect, UIPopoverArrowDirection?) {
            root.source.frame.origin.x = 492
            let popover = root.popover()
            popover.popoverPresentationController?.permittedArrowDirections = [.left, .right]
            root.present(popover, animated: true)
            stage.advance(by: 1)
            return (popover.frameInWindow, popover.popoverPresentationController?.arrowDirection)
        }
        try onRightToLeft(SourceController(), size: CGSize(width: 1024, height: 768)) { stage, root in
            let (frame, direction) = present(stage, root)

            expectEqual(frame, CGRect(x: 279, y: 70, width: 213, height: 100))
            expectEqual(direction, .right)
        }
        try Stage.runWithSource { stage, root in
            let (frame, direction) = present(stage, root)

            expectEqual(frame, CGRect(x: 532, y: 70, width: 213, height: 100))
            expectEqual(direction, .left)
        }
    }

    // MARK: Large text

    private let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

    @Test("An action sheet in a popover grows with the text, keeps its margins, and its actions can be chosen")
    func popoverLargeText() throws {
        var chosen: [String] = []
        try Stage.runWithSource { stage, root in
            let sheet = UIAlertController(title: "A title", message: "And a message", preferredStyle: .actionSheet)
            for index in 1...6 {
                sheet.addAction(
                    UIAlertAction(title: "Remove everything \(index)", style: .default) {
                        chosen.append($0.title ?? "")
                    })
            }
            sheet.popoverPresentationController?.sourceView = root.source
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            let before = sheet.frameInWindow

            stage.window.traitOverrides.preferredContentSizeCategory = largest
            stage.advance(by: 1)
            let after = sheet.frameInWindow

            #expect(after.height > before.height)
            #expect(CGRect(x: 10, y: 30, width: 1004, height: 728).contains(after), "\(after)")
            stage.find("Remove everything 1").tap()
            stage.advance(by: 1)
            expectEqual(chosen, ["Remove everything 1"])
            expectNil(root.presentedViewController)
        }
    }

    @Test("A sheet's navigation bar keeps its height and its items with the largest text")
    func barLargeText() throws {
        var pressed = 0
        try Stage.run(root: controller("Root")) { stage, root in
            stage.window.traitOverrides.preferredContentSizeCategory = largest
            let page = controller("A title")
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: "Done") { _ in pressed += 1 })
            let navigation = UINavigationController(rootViewController: page)

            root.present(navigation, animated: true)
            stage.advance(by: 1)
            stage.find("Done").tap()

            let bar = navigation.navigationBar
            let title = try #require(stage.find("A title").frame)
            expectEqual(bar.frame.height, 56)
            expectEqual(pressed, 1)
            #expect(bar.convert(bar.bounds, to: nil).contains(title), "\(title)")
        }
    }

    @Test("A description of missing content in a popover is inside of it with the largest text")
    func contentUnavailableLargeText() throws {
        try Stage.runWithSource { stage, root in
            stage.window.traitOverrides.preferredContentSizeCategory = largest
            let page = UnavailableController()
            page.content = UIContentUnavailableConfiguration.full()
            page.modalPresentationStyle = .popover
            page.preferredContentSize = CGSize(width: 320, height: 300)
            page.popoverPresentationController?.sourceView = root.source

            root.present(page, animated: true)
            stage.advance(by: 1)

            let title = try #require(stage.find("No Notes").frame)
            let inside = page.view.convert(page.view.bounds.inset(by: page.view.safeAreaInsets), to: nil)
            #expect(inside.insetBy(dx: -0.5, dy: -0.5).contains(title), "\(title) in \(inside)")
            expectEmpty(stage.diagnostics)
        }
    }
}
