import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// `UIModalTransitionStyle.partialCurl`: the presenter's view stays visible, curled up over the presented view. In a
/// window of 390 × 844 points the fold runs from (0, 675) to (390, 464), and the page is visible to 44 points above.
@MainActor
@Suite("Presenting with a page that curls up")
struct PartialCurlTests {
    private static let red: [UInt8] = [255, 0, 0]
    private static let blue: [UInt8] = [0, 0, 255]
    /// On the front of the page, away from the shadow of the curled part.
    private static let onPage = CGPoint(x: 300, y: 100)
    /// On the curled part, with the back up.
    private static let onBack = CGPoint(x: 200, y: 400)
    /// The revealed area, away from the page's shadow.
    private static let below = CGPoint(x: 195, y: 800)

    /// Red on white paper.
    private final class Presenter: UIViewController {
        let fill = UIView()
        var dismissals = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Old"
            view.backgroundColor = .white
            fill.frame = view.bounds
            fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            fill.backgroundColor = .red
            view.addSubview(fill)
        }
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            dismissals += 1
            super.dismiss(animated: flag, completion: completion)
        }
    }

    private func onStage(_ body: (Stage, Presenter) throws -> Void) throws {
        try Stage.run(root: Presenter(), body)
    }

    private func curling(_ name: String = "New", in style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
        let new = controller(name)
        new.view.backgroundColor = .blue
        new.modalPresentationStyle = style
        new.modalTransitionStyle = .partialCurl
        return new
    }

    /// White paper, perhaps shaded, with a faint tint of red.
    private func isBack(_ pixel: [UInt8]?) -> Bool {
        guard let pixel else { return false }
        return pixel[0] > 150 && pixel[1] > 100 && pixel[2] > 100
    }

    // MARK: Appearance

    @Test("The style has UIKit's raw value")
    func rawValue() {
        expectTrue(
            UIModalTransitionStyle.partialCurl.rawValue == 3 && UIModalTransitionStyle(rawValue: 3) == .partialCurl)
    }

    @Test("The page curls up at its lower right corner, stays curled, and is turned back")
    func pixels() throws {
        try onStage { stage, old in
            let new = curling()

            old.present(new, animated: true)
            stage.advance(by: 0)
            let atStart = [Self.onPage, Self.onBack, Self.below].map { stage.pixel(at: $0) }
            stage.advance(by: 0.25)
            let corner = stage.pixel(at: CGPoint(x: 380, y: 830))
            let left = stage.pixel(at: CGPoint(x: 40, y: 780))
            let pageMidway = stage.pixel(at: CGPoint(x: 300, y: 100))
            stage.advance(by: 1)
            let held = [Self.onPage, Self.below, CGPoint(x: 40, y: 780), CGPoint(x: 350, y: 600)]
                .map { stage.pixel(at: $0) }
            let back = stage.pixel(at: Self.onBack)
            old.dismiss(animated: true)
            stage.advance(by: 0)
            stage.advance(by: 0.25)
            let cornerOnTheWayBack = stage.pixel(at: CGPoint(x: 380, y: 830))
            let leftOnTheWayBack = stage.pixel(at: CGPoint(x: 40, y: 780))
            stage.advance(by: 1)

            expectEqual(atStart, [Self.red, Self.red, Self.red])
            expectTrue(corner == Self.blue && left != Self.blue && pageMidway == Self.red)
            expectTrue(held == [Self.red, Self.blue, Self.blue, Self.blue] && isBack(back))
            expectTrue(cornerOnTheWayBack == Self.blue && leftOnTheWayBack != Self.blue)
            expectEqual(
                [Self.onPage, Self.onBack, Self.below].map { stage.pixel(at: $0) }, [Self.red, Self.red, Self.red])
            expectTrue(stage.window.subviews == [old.view] && old.view.frame == stage.window.bounds)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Without animation, the page is curled up at once, and lies flat at once")
    func atOnce() throws {
        try onStage { stage, old in
            let new = curling()

            old.present(new, animated: false)
            stage.advance(by: 0)
            let held = [Self.onPage, Self.below].map { stage.pixel(at: $0) }
            let back = stage.pixel(at: Self.onBack)
            old.dismiss(animated: false)
            stage.advance(by: 0)

            expectTrue(held == [Self.red, Self.blue] && isBack(back))
            expectEqual([Self.onPage, Self.below].map { stage.pixel(at: $0) }, [Self.red, Self.red])
            expectEqual(stage.window.subviews, [old.view])
        }
    }

    @Test("The page is the presenter's own view: its changes are visible")
    func isLive() throws {
        try onStage { stage, old in
            old.present(curling(), animated: false)
            stage.advance(by: 0)

            old.fill.backgroundColor = .green
            stage.advance(by: 0)

            expectIdentical(old.view.window, stage.window)
            expectTrue(stage.pixel(at: Self.onPage) == [0, 255, 0] && stage.pixel(at: Self.below) == Self.blue)
        }
    }

    @Test("A window of a different size curls its page up at the same relative position")
    func resized() throws {
        try onStage { stage, old in
            let new = curling()
            old.present(new, animated: false)
            stage.advance(by: 0)
            stage.timeline.clear()

            stage.resize(to: CGSize(width: 844, height: 390))
            stage.advance(by: 0)

            let size = CGRect(x: 0, y: 0, width: 844, height: 390)
            expectTrue(old.view.frame == size && new.view.frame == size)
            // The fold runs from (0, 312) to (844, 214).
            expectEqual(stage.pixel(at: CGPoint(x: 400, y: 20)), Self.red)
            expectEqual(stage.pixel(at: CGPoint(x: 422, y: 360)), Self.blue)
            expectEqual(stage.pixel(at: CGPoint(x: 800, y: 300)), Self.blue)
            expectTrue(isBack(stage.pixel(at: CGPoint(x: 422, y: 190))))
            stage.expectCallbacks([])

            old.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(old.view.frame == size && stage.pixel(at: CGPoint(x: 422, y: 360)) == Self.red)
        }
    }

    @Test(
        "A window that is resized during the curl ends with the page in its place",
        arguments: [0.1, 0.4])
    func resizedOnTheWay(after seconds: Double) throws {
        try onStage { stage, old in
            let new = curling()
            let size = CGRect(x: 0, y: 0, width: 844, height: 390)

            old.present(new, animated: true)
            stage.advance(by: seconds)
            stage.resize(to: size.size)
            stage.advance(by: 1)

            expectTrue(old.view.frame == size && new.view.frame == size)
            expectEqual(stage.pixel(at: CGPoint(x: 422, y: 360)), Self.blue)

            old.dismiss(animated: true)
            stage.advance(by: seconds)
            stage.resize(to: CGSize(width: 390, height: 844))
            stage.advance(by: 1)

            expectEqual(old.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
            expectTrue(stage.pixel(at: Self.below) == Self.red && stage.window.subviews == [old.view])
        }
    }

    @Test("A rotation keeps the curled page")
    func rotated() throws {
        try onStage { stage, old in
            let new = curling()
            old.present(new, animated: false)
            stage.advance(by: 0)

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            expectEqual(old.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
            expectEqual(stage.pixel(at: CGPoint(x: 400, y: 20)), Self.red)
            expectEqual(stage.pixel(at: CGPoint(x: 422, y: 360)), Self.blue)
        }
    }

    // MARK: Callbacks

    @Test("The callbacks equal a full-screen presentation's, animated or not", arguments: [true, false])
    func order(animated: Bool) throws {
        try onStage { stage, old in
            let new = curling()

            old.present(new, animated: animated)
            stage.advance(by: 1)
            stage.expectCallbacks([
                "Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing", "New viewDidAppear",
                "Old viewDidDisappear",
            ])
            expectTrue(old.presentedViewController === new && !new.isBeingPresented)
            stage.timeline.clear()
            new.dismiss(animated: animated)
            stage.advance(by: 1)

            stage.expectCallbacks([
                "New viewWillDisappear", "Old viewWillAppear", "Old viewIsAppearing", "Old viewDidAppear",
                "New viewDidDisappear",
            ])
            expectNil(old.presentedViewController)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A child of the presenter disappears and appears with it, also if it is added meanwhile")
    func children() throws {
        try onStage { stage, old in
            let (first, second) = (controller("First"), controller("Second"))
            @MainActor func add(_ child: UIViewController) {
                old.addChild(child)
                old.view.addSubview(child.view)
                child.didMove(toParent: old)
            }
            add(first)
            stage.advance(by: 0)
            stage.timeline.clear()

            old.present(curling(), animated: false)
            stage.advance(by: 1)
            add(second)
            stage.advance(by: 1)
            let meanwhile = stage.timeline.callbacks(of: second, .appearance)
            old.dismiss(animated: false)
            stage.advance(by: 1)

            expectEmpty(meanwhile)
            expectEqual(
                stage.timeline.callbacks(of: first, .appearance),
                [
                    "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
                ])
            expectEqual(
                stage.timeline.callbacks(of: second, .appearance),
                [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear",
                ])
        }
    }

    // MARK: Errors

    @Test(
        "Presentation styles other than full screen are errors",
        arguments: [.pageSheet, .formSheet, .overFullScreen, .currentContext, .popover] as [UIModalPresentationStyle])
    func notFullScreen(style: UIModalPresentationStyle) throws {
        try onStage { stage, old in
            let new = curling(in: style)

            old.present(new, animated: true)
            stage.advance(by: 1)

            let diagnostic = try #require(stage.diagnostics.first)
            expectTrue(stage.diagnostics.count == 1 && diagnostic.rule == "presentation")
            #expect(
                diagnostic.message.hasPrefix(
                    "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
                        + "controller <UIViewController: 0x"))
            #expect(diagnostic.message.hasSuffix(">."))
            expectNil(old.presentedViewController)
        }
    }

    @Test("From a sheet it is an error, from a presentation over the full screen it is not")
    func fromSheet() throws {
        try onStage { stage, old in
            let sheet = controller("Sheet")
            sheet.modalPresentationStyle = .pageSheet
            old.present(sheet, animated: false)
            stage.advance(by: 1)

            sheet.present(curling(), animated: true)
            stage.advance(by: 1)

            let address = String(UInt(bitPattern: ObjectIdentifier(sheet)), radix: 16)
            expectNil(sheet.presentedViewController)
            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
                        + "controller <UIViewController: 0x\(address)>."
                ])
        }
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            try onStage { stage, old in
                let (middle, new) = (controller("Middle"), curling())
                middle.modalPresentationStyle = style
                old.present(middle, animated: false)
                stage.advance(by: 1)

                middle.present(new, animated: true)
                stage.advance(by: 1)

                expectTrue(middle.presentedViewController === new && stage.pixel(at: Self.below) == Self.blue)
                expectEmpty(stage.diagnostics)
            }
        }
    }

    @Test("A controller below a curled page cannot present")
    func presentsNothing() throws {
        try onStage { stage, old in
            let new = curling()
            old.present(new, animated: false)
            stage.advance(by: 1)

            new.present(controller("Other"), animated: true)
            stage.advance(by: 1)

            expectNil(new.presentedViewController)
            expectEqual(stage.diagnostics.count, 1)
            expectEqual(
                stage.diagnostics.first?.message.hasSuffix(
                    "which is presented with UIModalTransitionStylePartialCurl."),
                true)
        }
    }

    // MARK: Touches

    @Test(
        "A tap on the page, on either side of it, dismisses by the presenter",
        arguments: [CGPoint(x: 300, y: 100), CGPoint(x: 200, y: 400)])
    func tapOnPage(at point: CGPoint) throws {
        try onStage { stage, old in
            let touched = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            var touches = 0
            touched.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
            old.view.addSubview(touched)
            let new = curling()
            old.present(new, animated: true)
            stage.advance(by: 1)

            stage.tap(at: point)
            stage.advance(by: 1)

            expectTrue(old.dismissals == 1 && touches == 0)
            expectTrue(old.presentedViewController == nil && stage.window.subviews == [old.view])

            stage.tap(at: point)

            expectEqual(touches, 1)
        }
    }

    @Test("A tap on the page has no effect if the presented controller is modal")
    func modal() throws {
        try onStage { stage, old in
            let new = curling()
            new.isModalInPresentation = true
            old.present(new, animated: true)
            stage.advance(by: 1)

            stage.tap(at: Self.onPage)
            stage.advance(by: 1)

            expectTrue(old.dismissals == 0 && old.presentedViewController === new)
        }
    }

    @Test("A tap on the revealed part is delivered to it, and only its views are found")
    func tapBelow() throws {
        try onStage { stage, old in
            let new = curling()
            let button = UIButton(frame: CGRect(x: 145, y: 780, width: 100, height: 40))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            new.view.addSubview(button)
            @MainActor func addLabel(_ text: String, _ y: CGFloat, to controller: UIViewController) {
                let label = UILabel(frame: CGRect(x: 200, y: y, width: 150, height: 20))
                label.text = text
                controller.view.addSubview(label)
            }
            addLabel("Revealed", 740, to: new)
            addLabel("Below", 100, to: new)
            addLabel("Above", 100, to: old)
            addLabel("Folded", 760, to: old)
            old.present(new, animated: true)
            stage.advance(by: 1)

            stage.tap(at: CGPoint(x: 195, y: 800))
            stage.advance(by: 1)

            expectTrue(taps == 1 && old.presentedViewController === new && old.dismissals == 0)
            expectTrue(stage.find("Revealed").exists)
            expectTrue(!stage.find("Below").exists && !stage.find("Above").exists && !stage.find("Folded").exists)

            new.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(stage.find("Above").exists && stage.find("Folded").exists)
        }
    }

    // MARK: Events during the animation

    @Test("Dismissing while the page is being presented is refused, as with every style")
    func dismissWhileComing() throws {
        try onStage { stage, old in
            let new = curling()
            old.present(new, animated: true)
            stage.advance(by: 0.2)

            old.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(stage.diagnostics.count == 1 && old.presentedViewController === new)
            expectTrue(stage.pixel(at: Self.below) == Self.blue && stage.pixel(at: Self.onPage) == Self.red)
        }
    }

    @Test("A tap has no effect while the page curls, nor while it uncurls")
    func tapWhileMoving() throws {
        try onStage { stage, old in
            let new = curling()
            old.present(new, animated: true)
            stage.advance(by: 0.2)
            stage.tap(at: Self.onPage)
            stage.advance(by: 1)
            let stays = old.presentedViewController === new && old.dismissals == 0

            old.dismiss(animated: true)
            stage.advance(by: 0.2)
            stage.tap(at: Self.onPage)
            stage.advance(by: 1)

            expectTrue(stays && old.dismissals == 1 && old.presentedViewController == nil)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A new root removes the page, at rest and during the animation", arguments: [0.2, 1])
    func rootReplaced(after seconds: Double) throws {
        try onStage { stage, old in
            let other = controller("Other")
            other.view.backgroundColor = .green
            old.present(curling(), animated: true)
            stage.advance(by: seconds)

            stage.window.rootViewController = other
            stage.advance(by: 1)

            expectTrue(stage.window.subviews == [other.view] && old.view.superview == nil)
            expectTrue(stage.pixel(at: Self.below) == [0, 255, 0] && stage.pixel(at: Self.onBack) == [0, 255, 0])
        }
    }

    @Test("With a different transition style set meanwhile the dismissal uses that style", arguments: [true, false])
    func otherStyle(toCurl: Bool) throws {
        try onStage { stage, old in
            let new = curling()
            if toCurl { new.modalTransitionStyle = .coverVertical }
            old.present(new, animated: true)
            stage.advance(by: 1)
            let held = stage.pixel(at: Self.onPage)

            new.modalTransitionStyle = toCurl ? .partialCurl : .coverVertical
            old.dismiss(animated: true)
            stage.advance(by: 0)
            stage.advance(by: 0.1)
            let top = new.view.layer.presentation()?.frame.minY ?? 0
            stage.advance(by: 1)

            expectTrue(held == (toCurl ? Self.blue : Self.red) && top > 0)
            expectTrue(stage.pixel(at: Self.below) == Self.red && stage.window.subviews == [old.view])
        }
    }

    @Test("A stack that is dismissed with a curled page on top uncurls to the lowest", arguments: [true, false])
    func stack(animated: Bool) throws {
        try onStage { stage, old in
            let (middle, top) = (controller("Middle"), curling("Top"))
            middle.view.backgroundColor = .green
            middle.modalPresentationStyle = .fullScreen
            old.present(middle, animated: false)
            stage.advance(by: 1)
            middle.present(top, animated: false)
            stage.advance(by: 1)
            let held = stage.pixel(at: Self.onPage)
            stage.timeline.clear()

            old.dismiss(animated: animated)
            stage.advance(by: 0.2)
            let onTheWay = stage.pixel(at: Self.onPage)
            stage.advance(by: 1)

            expectTrue(held == [0, 255, 0] && onTheWay == Self.red)
            stage.expectCallbacks([
                "Top viewWillDisappear", "Old viewWillAppear", "Old viewIsAppearing", "Old viewDidAppear",
                "Top viewDidDisappear",
            ])
            expectTrue(stage.window.subviews == [old.view] && middle.view.superview == nil)
        }
    }

    @Test("The delegate's animator takes precedence, and the page does not curl")
    func delegatesAnimator() throws {
        final class Fade: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                context.completeTransition(true)
            }
        }
        try onStage { stage, old in
            let (new, delegate) = (curling(), Fade())
            new.transitioningDelegate = delegate

            old.present(new, animated: true)
            stage.advance(by: 1)

            withExtendedLifetime(delegate) {
                expectTrue(stage.pixel(at: Self.onPage) == Self.blue && old.view.superview == nil)
            }
        }
    }

    @Test("The presented controller is freed after the dismissal, and can be presented again")
    func freed() throws {
        try onStage { stage, old in
            weak var view: UIView?
            weak var freed: UIViewController?
            weak var page: UIView?
            do {
                let new = curling()
                (view, freed) = (new.view, new)
                old.present(new, animated: true)
                stage.advance(by: 1)
                page = old.view.superview
                old.dismiss(animated: true)
                stage.advance(by: 1)
                expectNil(page)
                old.present(new, animated: true)
                stage.advance(by: 1)
                expectEqual(stage.pixel(at: Self.below), Self.blue)
                old.dismiss(animated: false)
            }
            stage.advance(by: 1)

            expectTrue(view == nil && freed == nil && old.view.superview === stage.window)
        }
    }
}
