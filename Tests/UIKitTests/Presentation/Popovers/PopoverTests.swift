import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Popovers")
struct PopoverTests {
    // MARK: Place and size

    @Test("A popover is below its source; the presented view includes the arrow, and its safe area does not")
    func place() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            let controller = try #require(popover.popoverPresentationController)
            expectEqual(controller.arrowDirection, .unknown)

            root.present(popover, animated: true)
            stage.advance(by: 1)

            expectEqual(popover.frameInWindow, CGRect(x: 420, y: 140, width: 200, height: 113))
            expectEqual(popover.view.safeAreaInsets, UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
            expectEqual(controller.arrowDirection, .up)
            expectEqual(controller.frameOfPresentedViewInContainerView, CGRect(x: 420, y: 140, width: 200, height: 113))

            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(controller.arrowDirection, .unknown)
            expectNil(popover.view.superview)
            expectEqual(stage.window.subviews, [root.view])
        }
    }

    @Test("Without a preferred size the content is 320 by 480, also for each dimension alone")
    func defaultSize() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover(.zero)
            popover.popoverPresentationController?.permittedArrowDirections = .up

            root.present(popover, animated: false)
            stage.advance(by: 1)
            let usual = popover.view.bounds.size
            popover.preferredContentSize = CGSize(width: 100, height: 0)
            stage.advance(by: 1)

            expectEqual(usual, CGSize(width: 320, height: 493))
            expectEqual(popover.view.bounds.size, CGSize(width: 100, height: 493))
        }
    }

    @Test("The presenter gets no callbacks, and the presented controller's view has its frame when it appears")
    func callbacks() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()

            root.present(popover, animated: true)
            stage.advance(by: 0)
            let coming = popover.view.bounds.size
            stage.advance(by: 1)

            expectEqual(coming, CGSize(width: 200, height: 113))
            stage.expectCallbacks([
                "Popover viewWillAppear", "Popover viewIsAppearing", "Popover viewDidAppear",
            ])
        }
    }

    @Test("The content of a popover has a narrow window's traits, on an elevated level")
    func traits() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()

            root.present(popover, animated: false)
            stage.advance(by: 1)

            expectEqual(root.traitCollection.horizontalSizeClass, .regular)
            expectEqual(popover.traitCollection.horizontalSizeClass, .compact)
            expectEqual(popover.traitCollection.userInterfaceLevel, .elevated)
        }
    }

    @Test("It grows from the tip of its arrow in a quarter of a second, and is dismissed in a fifth")
    func animation() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()

            root.present(popover, animated: true)
            stage.advance(by: 0.1)
            let layer = try #require(popover.presentationController?.presentedView?.layer)
            let shown = try #require(layer.presentation())
            let (scale, y) = (shown.affineTransform().a, shown.position.y + shown.affineTransform().ty)
            expectTrue(scale > 0.92 && scale < 1)
            // The tip is half of 113 points above the middle.
            expectTrue(shown.position.x == 520 && abs(y - 56.5 * scale - 140) < 0.01)
            expectTrue(popover.isBeingPresented)
            stage.advance(by: 0.16)

            expectFalse(popover.isBeingPresented)
            root.dismiss(animated: true)
            stage.advance(by: 0.19)
            expectTrue(popover.isBeingDismissed)
            stage.advance(by: 0.02)
            expectNil(root.presentedViewController)
        }
    }

    @Test("The presented view's background is visible in the arrow and not beside it")
    func background() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            popover.view.backgroundColor = .red

            root.present(popover, animated: true)
            stage.advance(by: 1)
            let image = stage.snapshot()

            expectEqual(image.pixel(520, 146), 0xFFFF_0000)
            expectEqual(image.pixel(520, 200), 0xFFFF_0000)
            expectNotEqual(image.pixel(440, 146), 0xFFFF_0000)
            expectNotEqual(image.pixel(421, 154), 0xFFFF_0000)
        }
    }

    @Test(
        "The popover's own color is behind a view without one, also in the arrow, and can be changed while it is shown"
    )
    func color() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            popover.view.backgroundColor = nil
            popover.popoverPresentationController?.backgroundColor = .blue

            root.present(popover, animated: true)
            stage.advance(by: 1)
            let first = stage.snapshot().pixel(520, 146)
            popover.popoverPresentationController?.backgroundColor = .green
            stage.advance(by: 1)

            expectEqual(first, 0xFF00_00FF)
            expectEqual(stage.snapshot().pixel(520, 146), 0xFF00_FF00)
        }
    }

    // MARK: The source

    @Test("A missing source is reported as an error just before the popover is shown")
    func noSource() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            popover.popoverPresentationController?.sourceView = nil

            root.present(popover, animated: false)
            let inTheCall = stage.diagnostics.count
            stage.advance(by: 1)

            let message = try #require(stage.diagnostics.first?.message)
            expectEqual(inTheCall, 0)
            expectEqual(stage.diagnostics.count, 1)
            expectTrue(message.hasPrefix("UIPopoverPresentationController (<UIPopoverPresentationController: 0x"))
            expectTrue(
                message.hasSuffix(
                    ">) should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
            expectEqual(popover.frameInWindow, CGRect(x: 412, y: 344, width: 200, height: 100))
        }
    }

    @Test("The source may be set after the call of present, and by the delegate")
    func lateSource() throws {
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            weak var source: UIView?
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
                popoverPresentationController.sourceView = source
            }
        }
        try Stage.runWithSource { stage, root in
            let (popover, delegate) = (root.popover(), Delegate())
            popover.popoverPresentationController?.sourceView = nil

            root.present(popover, animated: false)
            popover.popoverPresentationController?.sourceView = root.other
            stage.advance(by: 1)
            let after = popover.frameInWindow.midX
            root.dismiss(animated: false)
            stage.advance(by: 1)
            popover.popoverPresentationController?.delegate = delegate
            delegate.source = root.source
            root.present(popover, animated: false)
            stage.advance(by: 1)

            expectEqual(after, 820)
            expectEqual(popover.frameInWindow.midX, 520)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A popover points at a rectangle of a view, at a layout guide and at a view as an item")
    func sources() throws {
        try Stage.runWithSource { stage, root in
            let guide = UILayoutGuide()
            root.view.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 300),
                guide.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 50),
                guide.widthAnchor.constraint(equalToConstant: 20), guide.heightAnchor.constraint(equalToConstant: 30),
            ])
            var places: [CGPoint] = []
            for source in [nil, guide, root.other] as [(any UIPopoverPresentationControllerSourceItem)?] {
                let popover = root.popover()
                popover.popoverPresentationController?.sourceItem = source
                popover.popoverPresentationController?.sourceView = root.view
                if source == nil {
                    popover.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 200, width: 10, height: 10)
                }
                root.present(popover, animated: false)
                stage.advance(by: 1)
                places.append(CGPoint(x: popover.frameInWindow.midX, y: popover.frameInWindow.minY))
                root.dismiss(animated: false)
                stage.advance(by: 1)
            }

            expectEqual(places, [CGPoint(x: 205, y: 210), CGPoint(x: 310, y: 80), CGPoint(x: 820, y: 140)])
        }
    }

    @Test("A popover follows a source that moves or is resized, and stays when the source is gone")
    func following() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            root.present(popover, animated: false)
            stage.advance(by: 1)

            root.source.frame.origin.x = 300
            stage.settle()
            let moved = popover.frameInWindow
            root.source.bounds.size.height = 60
            stage.settle()
            let higher = popover.frameInWindow
            root.source.removeFromSuperview()
            root.other.alpha = 0.5
            stage.advance(by: 1)

            expectEqual(moved, CGRect(x: 220, y: 140, width: 200, height: 113))
            expectEqual(higher, CGRect(x: 220, y: 150, width: 200, height: 113))
            expectEqual(popover.frameInWindow, higher)
        }
    }

    @Test("A changed preferred size is animated, unless a dimension is zero")
    func preferredSize() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            root.present(popover, animated: false)
            stage.advance(by: 1)
            let view = try #require(popover.presentationController?.presentedView)

            popover.preferredContentSize = CGSize(width: 300, height: 200)
            stage.advance(by: 0.125)
            let halfway = try #require(view.layer.presentation()).bounds.width
            stage.advance(by: 0.2)
            let full = popover.frameInWindow
            popover.preferredContentSize = CGSize(width: 0, height: 200)
            stage.advance(by: 0)

            expectTrue(halfway > 201 && halfway < 299)
            expectEqual(full, CGRect(x: 370, y: 140, width: 300, height: 213))
            try expectEqual(#require(view.layer.presentation()).bounds.width, 320)
        }
    }

    // MARK: The window

    @Test("When the window is resized, the delegate is called for the rectangle and the view")
    func repositioning() throws {
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            private(set) var rects: [CGRect] = []
            func popoverPresentationController(
                _ popoverPresentationController: UIPopoverPresentationController,
                willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
                in view: AutoreleasingUnsafeMutablePointer<UIView>
            ) {
                rects.append(rect.pointee)
                rect.pointee.origin.x = 400
                if let root = view.pointee.superview { view.pointee = root }
            }
        }
        try Stage.runWithSource { stage, root in
            let (popover, delegate) = (root.popover(), Delegate())
            popover.popoverPresentationController?.delegate = delegate
            root.present(popover, animated: false)
            stage.advance(by: 1)

            stage.resize(to: CGSize(width: 1100, height: 800))
            stage.advance(by: 1)

            expectEqual(delegate.rects, [CGRect(x: 0, y: 0, width: 40, height: 40)])
            expectIdentical(popover.popoverPresentationController?.sourceView, root.view)
            expectEqual(popover.frameInWindow, CGRect(x: 320, y: 40, width: 200, height: 113))
        }
    }

    @Test("In a smaller window the popover keeps its margins")
    func smallerWindow() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            root.source.frame.origin.x = 760
            root.present(popover, animated: false)
            stage.advance(by: 1)

            stage.resize(to: CGSize(width: 800, height: 768))
            stage.advance(by: 1)

            expectEqual(popover.frameInWindow, CGRect(x: 590, y: 140, width: 200, height: 113))
        }
    }

    @Test("If one dimension is compact, a popover becomes a form sheet")
    func adaptation() throws {
        let popover = UIPopoverPresentationController(
            presentedViewController: UIViewController(), presenting: nil)
        func style(
            _ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass
        ) -> UIModalPresentationStyle {
            popover.adaptivePresentationStyle(
                for: UITraitCollection(traitsFrom: [
                    UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
                ]))
        }

        expectEqual(style(.compact, .regular), .formSheet)
        expectEqual(style(.regular, .compact), .formSheet)
        expectEqual(style(.regular, .regular), UIModalPresentationStyle.none)
        expectIdentical(popover.adaptiveSheetPresentationController, popover.adaptiveSheetPresentationController)
    }

    @Test("A popover whose window is resized in viewWillAppear is in its place", arguments: [false, true])
    func resizedWhileAppearing(animated: Bool) throws {
        final class Page: UIViewController {
            var act: (() -> Void)?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                act?()
            }
        }
        try Stage.runWithSource { stage, root in
            let page = Page()
            page.modalPresentationStyle = .popover
            page.preferredContentSize = CGSize(width: 200, height: 100)
            page.popoverPresentationController?.sourceView = root.view
            page.popoverPresentationController?.sourceRect = CGRect(x: 600, y: 100, width: 10, height: 10)
            page.act = { [unowned stage] in stage.resize(to: CGSize(width: 700, height: 600)) }

            root.present(page, animated: animated)
            stage.advance(by: 1)

            let presentation = try #require(page.presentationController)
            expectEqual(presentation.containerView?.bounds.width, 700)
            expectEqual(presentation.presentedView?.frame, presentation.frameOfPresentedViewInContainerView)
        }
    }
}
