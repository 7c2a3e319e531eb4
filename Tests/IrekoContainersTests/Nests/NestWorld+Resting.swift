import Foundation
import IrekoTesting
import UIKit

extension NestWorld {
    // MARK: Looking

    /// Waits until the world is at rest, and checks it.
    func rest() {
        isQuiet = true
        lift()
        activateOwnScene()
        disturb()
        for _ in 0..<4 { stage.advance(by: 1) }
        for window in windows {
            for case let leaf as NestLeaf in seen(in: window) { leaf.fault.map { faults.append($0) } }
            for case let navigation as UINavigationController in seen(in: window) {
                let height = navigation.navigationBar.frame.height
                // The bar of a collapsed split view shows the item of the page in a column's navigation controller.
                let top = navigation.topViewController
                let page = (top as? UINavigationController)?.topViewController ?? top
                let hasSearch = page?.navigationItem.searchController != nil
                // The highest row, which is the row of tabs at the top, the large title, and a search bar with scopes.
                if height > 56 + 52 + (hasSearch ? 52 + 44 : 0) { faults.append("a bar is \(height) high") }
            }
            for controller in all(in: window) { halfWay(controller, in: window).map { faults.append($0) } }
        }
        textFault.map { faults.append($0) }
        checkDiagnostics()
        thereAndBack()
    }

    private func checkDiagnostics() {
        for diagnostic in stage.diagnostics.map(\.description) where !isExpected(diagnostic) {
            faults.append(diagnostic)
        }
    }

    /// Expected warnings of a program that acts at random: impossible presentations, and unwinding to a page that is
    /// not behind.
    private func isExpected(_ diagnostic: String) -> Bool {
        diagnostic.hasPrefix("presentation")
            || diagnostic.hasPrefix("segue: No view controller performs the unwind action")
            // A container whose animation ended at the same time calls `didMove(toParent:)` only after the callback.
            || hasAdvancedInside && diagnostic.hasPrefix("missingDidMoveToParent")
    }

    /// The unfinished state of a controller at rest.
    private func halfWay(_ controller: UIViewController, in window: UIWindow) -> String? {
        let name = controller.title ?? "\(type(of: controller))"
        if controller.isBeingPresented || controller.isBeingDismissed { return "\(name) is half-way presented" }
        let isSeen = controller.viewIfLoaded?.window === window
        if isSeen, controller.isMovingToParent || controller.isMovingFromParent { return "\(name) is half-way moved" }
        if isSeen, controller.transitionCoordinator != nil { return "\(name) has a coordinator" }
        guard controller.parent == nil, controller.presentingViewController != nil,
            controller.presentedViewController == nil
        else { return nil }
        // A presentation over a controller's own content, like a search, is visible with this content.
        if controller.activePresentationController?.shouldPresentInFullscreen == false,
            let presenter = controller.presentingViewController,
            (presenter.viewIfLoaded?.window != nil) != isSeen
        {
            return "\(name) is visible \(isSeen), unlike its presenter"
        }
        guard isSeen || controller.activePresentationController?.shouldPresentInFullscreen == false else {
            return "\(name) is presented and not in the window"
        }
        guard let active = controller.activePresentationController, let view = active.presentedView else {
            return "\(name) has no presentation controller"
        }
        let (frame, wanted) = (view.frame, active.frameOfPresentedViewInContainerView)
        guard isSame(frame, wanted) else { return "\(name) is at \(frame), not at \(wanted)" }
        guard let shown = view.layer.presentation()?.frame, !isSame(shown, frame) else { return nil }
        return "\(name) still moves: it is shown at \(shown), not at \(frame)"
    }

    private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
        zip(
            [one.minX, one.minY, one.width, one.height], [other.minX, other.minY, other.width, other.height]
        ).allSatisfy { abs($0 - $1) < 0.01 }
    }

    private struct Look: Equatable {
        var frames: [CGRect]
        /// The view in the middle that receives touches, by class and frame: a list may use different cells afterwards.
        var middle: String
        /// The visible controllers, so that a message contains the missing ones.
        var titles: [String]
    }

    private var look: Look {
        let (window, bounds) = (stage.window, stage.window.bounds)
        let seen = seen(in: window)
        let frames = seen.map { $0.view.convert($0.view.bounds, to: nil) }
        let hit = window.hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil)
        let middle = hit.map { "\(type(of: $0)) \($0.convert($0.bounds, to: nil))" } ?? "none"
        return Look(frames: frames, middle: middle, titles: seen.map { $0.title ?? "\(type(of: $0))" })
    }

    /// The visible content is the same after a presentation.
    private func thereAndBack() {
        guard let top = top(of: stage.window), top.viewIfLoaded?.window != nil, faults.isEmpty, mayPresentAnything(top)
        else { return }
        // An edit menu closes.
        stage.window.endEditing(true)
        stage.advance(by: 1)
        let before = look
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        top.present(cover, animated: false)
        stage.advance(by: 1)
        cover.dismiss(animated: random.below(2) == 0)
        stage.advance(by: 2)
        let after = look
        if before != after { faults.append("not the same after a presentation: \(before) \(after)") }
    }

    /// A controller below a curled page cannot present, and a form sheet is moved up by a keyboard that it keeps.
    private func mayPresentAnything(_ top: UIViewController) -> Bool {
        guard top.presentingViewController != nil else { return true }
        let keepsKeyboard = top.disablesAutomaticKeyboardDismissal && stage.keyboard == .onScreen
        return top.modalTransitionStyle != .partialCurl && !keepsKeyboard
    }

    // MARK: The end

    /// Removes all controllers, and checks that they are freed.
    func end() {
        (isQuiet, isOver) = (true, true)
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
        closeAlertWindow()
        closeOtherScenes()
        stage.window.rootViewController?.dismiss(animated: false)
        stage.window.rootViewController = UIViewController()
        // Pending work is performed, and releases its objects.
        stage.advance(by: 60)
        checkDiagnostics()
        if stage.window.subviews.count != 1 { faults.append("the window still has \(stage.window.subviews)") }
        if stage.scenes.count != 1 { faults.append("there still are \(stage.scenes.count) scenes") }
        let alive = alive
        if !alive.isEmpty { faults.append("\(alive.joined(separator: ", ")) still alive") }
    }
}
