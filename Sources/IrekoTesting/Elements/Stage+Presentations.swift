import Foundation
import UIKit

extension Stage {
    // MARK: Sheets, popovers and alerts

    /// The frontmost presented controller if it is an alert or action sheet; `nil` otherwise.
    ///
    ///     #expect(stage.alert?.message == "This cannot be undone.")
    ///     stage.chooseAlertAction("Delete")
    public var alert: UIAlertController? {
        settle()
        return frontPresented as? UIAlertController
    }

    /// Taps an action of the alert or action sheet in front, and waits until the alert is dismissed and the handler
    /// has been called. If necessary, the alert is scrolled to the action.
    ///
    /// The test fails at its end if no alert is presented, or if the alert has no such action. It also fails if the
    /// action is disabled or is not shown, like the cancel action of a popover.
    public func chooseAlertAction(_ title: String) {
        let verb = "chooseAlertAction(\"\(title)\")"
        guard let alert else { return fail("\(verb): no alert is in front. On the screen:\n\(describe())") }
        guard let action = alert.actions.first(where: { $0.title == title }) else {
            let titles = alert.actions.map { "\"\($0.title ?? "")\"" }.joined(separator: ", ")
            return fail("\(verb): the alert has no such action. Its actions: \(titles.isEmpty ? "none" : titles)")
        }
        guard action.isEnabled else { return fail("\(verb): the action is disabled") }
        guard let button = alert.viewIfLoaded.flatMap({ Self.button(title, in: $0) }) else {
            return fail("\(verb): the action is not shown. On the screen:\n\(describe())")
        }
        let list = sequence(first: button, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
        list?.scrollRectToVisible(button.frame, animated: false)
        tap(button)
        advance(by: 0.6)
    }

    private static func button(_ title: String, in view: UIView) -> UIView? {
        var next = [view]
        while let view = next.popLast() {
            if view.accessibilityTraits.contains(.button), view.accessibilityLabel == title { return view }
            next += view.subviews
        }
        return nil
    }

    /// Drags the sheet in front by its top edge to the height of a detent, lifts the finger there, and waits until the
    /// sheet is at rest.
    ///
    /// The test fails at its end if no sheet is presented, if the detent is not active, or if the sheet does not
    /// follow the finger.
    public func dragSheet(to detent: UISheetPresentationController.Detent.Identifier) {
        settle()
        let verb = "dragSheet(to: \(PresentationWords.name(detent)))"
        guard let sheet = frontPresented?.activePresentationController as? UISheetPresentationController,
            let view = sheet.presentedView
        else { return fail("\(verb): no sheet is in front. On the screen:\n\(describe())") }
        guard let height = sheet.height(atDetent: detent) else {
            let names = PresentationWords.activeDetents(of: sheet).map(PresentationWords.name)
            return fail(
                "\(verb): the sheet has no such detent, or it is not active. Its detents: \(names.joined(separator: ", "))"
            )
        }
        let first = view.bounds.height
        guard abs(first - height) > 0.5 else { return }
        let frame = view.convert(view.bounds, to: nil)
        var finger = CGPoint(x: frame.midX, y: frame.minY + min(12, frame.height / 2))
        func move(by distance: CGFloat) {
            let end = finger.y + distance
            let steps = max(1, Int((abs(distance) / 15).rounded(.up)))
            for step in 1...steps {
                advance(by: 1.0 / 60)
                touchMove(
                    to: CGPoint(x: finger.x, y: finger.y + (end - finger.y) * CGFloat(step) / CGFloat(steps)))
            }
            finger.y = end
        }
        touchDown(at: finger)
        // A drag begins after 10 points, and the sheet does not follow these.
        move(by: first > height ? 12 : -12)
        for _ in 0..<2 { move(by: view.bounds.height - height) }
        let follows = view.bounds.height != first
        // The finger rests, so that the sheet has no velocity when it is released.
        advance(by: 0.15)
        touchUp(at: finger)
        settle()
        guard follows else { return fail("\(verb): the sheet does not follow a touch at its top") }
        advance(by: 0.6)
    }

    /// Taps beside the sheet, popover or action sheet in front, in the middle of the largest free area, and waits
    /// until it is dismissed, if the tap dismisses it.
    ///
    /// The tap dismisses a presentation that the user may dismiss. If the views behind are interactive, as beside an
    /// undimmed sheet, they receive the tap. The test fails at its end if no controller is presented, or if the
    /// presented view fills the screen.
    public func tapOutside() {
        settle()
        guard let view = frontPresented?.activePresentationController?.presentedView else {
            return fail("tapOutside(): no controller is presented. On the screen:\n\(describe())")
        }
        let (frame, screen) = (view.convert(view.bounds, to: nil), scene.screen.bounds)
        let rooms = [
            CGRect(x: 0, y: 0, width: screen.width, height: frame.minY),
            CGRect(x: 0, y: frame.maxY, width: screen.width, height: screen.height - frame.maxY),
            CGRect(x: 0, y: 0, width: frame.minX, height: screen.height),
            CGRect(x: frame.maxX, y: 0, width: screen.width - frame.maxX, height: screen.height),
        ]
        .filter { $0.intersection(screen).width >= 1 && $0.intersection(screen).height >= 1 }
        guard let room = rooms.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
            return fail("tapOutside(): the presented view covers the screen: \(frame)")
        }
        tap(at: CGPoint(x: room.midX, y: room.midY))
        advance(by: 0.6)
    }

    // MARK: Presented controllers

    /// The frontmost presented controller, in the frontmost window that has one.
    private var frontPresented: UIViewController? {
        scene.windows.reversed().lazy.filter { !$0.isHidden }.compactMap { self.presented(in: $0).last }.first
    }

    /// Returns the visible presented controllers of a window, from bottom to top.
    func presented(in window: UIWindow) -> [UIViewController] {
        controllers(in: window).filter {
            guard let presenter = $0.presentingViewController, presenter.presentedViewController === $0,
                $0.parent == nil
            else { return false }
            return $0.activePresentationController?.presentedView?.window === window
        }
    }

    /// Returns the controllers of a window, from its root: parents precede children, and children precede presented
    /// controllers.
    func controllers(in window: UIWindow) -> [UIViewController] {
        var found = [window.rootViewController].compactMap(\.self)
        var index = 0
        while index < found.count {
            let controller = found[index]
            index += 1
            found += controller.children
            guard let presented = controller.presentedViewController, presented.presentingViewController === controller
            else { continue }
            found.append(presented)
        }
        return found
    }
}
