import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Controllers are presented, dismissed, adapted, resized, dragged, released, caught and chosen at random, also inside
/// callbacks, delegate methods and handlers of alerts, and with a window in front that is opened and closed. Callbacks
/// are balanced (the stage checks every timeline against the diagram), no transition is unfinished at rest, and
/// dismissed controllers are freed.
@MainActor
@Suite("Random sheets, popovers, alerts and adaptations")
struct RandomSheetsTests {
    @Test("Every sequence ends at rest", arguments: RandomSeeds.batches(600))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds {
            let world = SheetWorld(seed: UInt64(seed), actsInside: seed % 3 != 0)
            do {
                try Stage.run(
                    size: SheetWorld.sizes[seed % SheetWorld.sizes.count],
                    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: seed % 2 == 0 ? 34 : 0, right: 0),
                    rootViewController: world.root
                ) { stage in
                    world.stage = stage
                    for _ in 0..<40 { world.act() }
                    if let wrong = world.wrongAtRest() {
                        Issue.record(
                            "seed \(seed): \(wrong)\n\(world.actions.joined(separator: "\n"))\n\(stage.timeline)")
                    }
                    let unexpected = stage.diagnostics.filter { $0.rule != "presentation" }
                    if !unexpected.isEmpty {
                        Issue.record(
                            "seed \(seed): \(unexpected)\n\(world.actions.joined(separator: "\n"))\n\(stage.timeline)")
                    }
                    world.stage = nil
                }
            } catch {
                Issue.record("seed \(seed): \(error)\n\(world.actions.joined(separator: "\n"))")
            }
        }
    }
}

/// A controller that acts inside its callbacks and returns random values to its presentation.
private final class Sheet: CallbackViewController, UISheetPresentationControllerDelegate {
    weak var world: SheetWorld?
    var wraps = false

    override func came(_ callback: String) { world?.inside("\(title ?? "?").\(callback)", self) }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        world?.inside("\(title ?? "?").style", self)
        return world?.randomStyle ?? .none
    }
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        guard wraps else { return nil }
        return UINavigationController(rootViewController: controller.presentedViewController)
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        world?.inside("\(title ?? "?").should", self)
        return world?.chance(80) ?? true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        world?.inside("\(title ?? "?").will", self)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        world?.inside("\(title ?? "?").did", self)
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { world?.inside("\(title ?? "?").selected", self) }
}

@MainActor
private final class SheetWorld {
    static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768), CGSize(width: 700, height: 340),
        CGSize(width: 600, height: 900),
    ]
    private static let styles: [UIModalPresentationStyle] = [
        .pageSheet, .formSheet, .pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen, .currentContext,
    ]

    let root = Sheet()
    weak var stage: Stage?
    private(set) var actions: [String] = []
    private var random: SeededGenerator
    private let actsInside: Bool
    private var depth = 0
    private var count = 0
    private var finger: CGPoint?
    /// A window in front of the stage's window, from which an alert was presented.
    private var alertWindow: UIWindow?
    /// The time until which the program or the user may have dismissed a controller.
    private var mayDismissUntil = 0.0
    /// The first controller that was no longer presented without a dismissal.
    private var lost: String?

    init(seed: UInt64, actsInside: Bool) {
        random = SeededGenerator(seed: seed)
        self.actsInside = actsInside
        root.title = "Root"
        root.world = self
    }

    func chance(_ percent: Int) -> Bool { random.below(100) < percent }

    var randomStyle: UIModalPresentationStyle {
        let all: [UIModalPresentationStyle] = [.none, .none, .fullScreen, .formSheet, .overFullScreen, .pageSheet]
        return all[random.below(all.count)]
    }

    private var shown: [UIViewController] { stack(on: root) }

    private func stack(on bottom: UIViewController) -> [UIViewController] {
        var all: [UIViewController] = [bottom]
        while let next = all[all.count - 1].presentedViewController, !all.contains(where: { $0 === next }) {
            all.append(next)
        }
        return all
    }

    private func note(_ action: String) { actions.append(String(repeating: "  ", count: depth) + action) }

    func inside(_ callback: String, _ controller: UIViewController, percent: Int = 6) {
        guard actsInside, stage != nil, depth < 2, chance(percent) else { return }
        note("in \(callback):")
        depth += 1
        switch random.below(8) {
        case 0, 1: present()
        case 2, 3: dismiss()
        case 4: change(controller)
        case 5: presentAlert(from: shown[shown.count - 1])
        case 6: changeWindow()
        default: resize()
        }
        depth -= 1
    }

    func act() {
        guard let stage else { return }
        let before = requested
        switch random.below(26) {
        case 0..<4: present()
        case 4..<6: dismiss()
        case 6: resize()
        case 7: change(shown[random.below(shown.count)])
        case 8:
            note("tap")
            mayDismiss()
            lift()
            let place = point()
            stage.touchDown(at: place)
            stage.touchUp(at: place)
        case 9:
            note("escape")
            mayDismiss()
            stage.press(.keyboardEscape)
        case 10..<15: drag()
        case 15: lift()
        case 16, 17: presentAlert(from: shown[chance(80) ? shown.count - 1 : random.below(shown.count)])
        case 18..<21: choose()
        case 21: changeWindow()
        default: break
        }
        let seconds = [0, 0.016, 0.1, 0.3, 0.6][random.below(5)]
        note("\(seconds) s")
        stage.advance(by: seconds)
        guard lost == nil, stage.time > mayDismissUntil else { return }
        let after = requested
        lost = before.first { !after.contains($0) }.map { "\($0) is no longer presented at \(stage.time)" }
    }

    /// The titles of the presented controllers, or of the controllers inside of their replacements. A presentation that
    /// has not begun may be withdrawn.
    private var requested: [String] {
        shown.dropFirst().filter { $0.viewIfLoaded?.window != nil || $0.presentedViewController != nil }
            .compactMap { ($0 as? UINavigationController)?.viewControllers.first?.title ?? $0.title }
    }

    private func mayDismiss() {
        guard let stage else { return }
        mayDismissUntil = max(mayDismissUntil, stage.time + 1.5)
    }

    private func point() -> CGPoint {
        let bounds = stage?.window.bounds ?? .zero
        return CGPoint(x: random.number(0, bounds.width - 1), y: random.number(0, bounds.height - 1))
    }

    private func present() {
        let made = Sheet()
        count += 1
        made.title = "S\(count)"
        made.world = self
        made.wraps = chance(30)
        made.isModalInPresentation = chance(15)
        made.modalPresentationStyle = Self.styles[random.below(Self.styles.count)]
        made.modalTransitionStyle =
            chance(80) ? .coverVertical : made.modalPresentationStyle == .fullScreen ? .partialCurl : .crossDissolve
        if chance(10) { made.preferredTransition = .zoom { [weak self] _ in self?.root.viewIfLoaded } }
        if chance(60) { made.presentationController?.delegate = made }
        if let sheet = made.sheetPresentationController {
            sheet.detents = chance(50) ? [.medium(), .large()] : [.custom { _ in 150 }, .medium()]
            sheet.prefersGrabberVisible = chance(50)
            if chance(30) { sheet.largestUndimmedDetentIdentifier = .medium }
        }
        let from = shown[chance(80) ? shown.count - 1 : random.below(shown.count)]
        made.popoverPresentationController?.sourceView = from.viewIfLoaded ?? root.view
        if chance(30) {
            let scroll = UIScrollView(frame: made.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 100, height: 3000)
            made.view.addSubview(scroll)
        }
        let animated = chance(70)
        note("\(from.title ?? "?") presents \(made.title ?? "?") in \(made.modalPresentationStyle) \(animated)")
        from.present(made, animated: animated)
    }

    private func presentAlert(from presenter: UIViewController) {
        count += 1
        let title = "Alert\(count)"
        let alert = UIAlertController(
            title: title, message: chance(50) ? "Message" : nil, preferredStyle: chance(60) ? .alert : .actionSheet)
        for index in 0..<(1 + random.below(4)) {
            let style: UIAlertAction.Style = index == 0 ? (chance(60) ? .cancel : .destructive) : .default
            alert.addAction(
                UIAlertAction(title: "\(title).\(index)", style: style) { [weak self] _ in
                    guard let self else { return }
                    inside("the handler of \(title)", shown[shown.count - 1], percent: 60)
                })
        }
        alert.popoverPresentationController?.sourceView = presenter.viewIfLoaded ?? root.view
        let animated = chance(70)
        note("\(presenter.title ?? "?") presents \(title) \(animated)")
        presenter.present(alert, animated: animated)
    }

    /// Presses an action of the alert in front, or a key, or changes the alert.
    private func choose() {
        guard let stage, let alert = stage.alert, !alert.actions.isEmpty else { return }
        mayDismiss()
        let action = alert.actions[random.below(alert.actions.count)]
        switch random.below(6) {
        case 0:
            note("return")
            stage.press(.keyboardReturnOrEnter)
        case 1:
            note("\(action.title ?? "?") enabled: \(!action.isEnabled)")
            action.isEnabled.toggle()
        case 2:
            note("message of \(alert.title ?? "?")")
            alert.message = chance(50) ? nil : String(repeating: "A long message. ", count: random.below(60))
        default:
            guard let view = stage.find(action.title ?? "").views.first else { return }
            note("press \(action.title ?? "?")")
            lift()
            let frame = view.convert(view.bounds, to: nil)
            let place = CGPoint(x: frame.midX, y: frame.midY)
            stage.touchDown(at: place)
            stage.touchUp(at: place)
        }
    }

    /// Opens a window in front with an alert in it, or closes it.
    private func changeWindow() {
        if let window = alertWindow {
            note("close window")
            if chance(30) { window.rootViewController?.dismiss(animated: chance(50)) }
            if chance(70) { window.isHidden = true }
            alertWindow = nil
            if chance(50) { stage?.window.makeKey() }
        } else if let scene = stage?.window.windowScene {
            note("open window")
            let (window, bottom) = (UIWindow(windowScene: scene), Sheet())
            bottom.title = "Window"
            bottom.world = self
            window.windowLevel = .alert + 1
            window.rootViewController = bottom
            alertWindow = window
            window.makeKeyAndVisible()
            presentAlert(from: bottom)
        }
    }

    private func dismiss() {
        let from = shown[random.below(shown.count)]
        mayDismiss()
        note("\(from.title ?? "?") dismisses")
        from.dismiss(animated: chance(70))
    }

    private func resize() {
        let size = Self.sizes[random.below(Self.sizes.count)]
        note("resize \(size)")
        stage?.resize(to: size)
    }

    private func change(_ controller: UIViewController) {
        guard let sheet = controller.sheetPresentationController else { return }
        note("changes of \(controller.title ?? "?")")
        switch random.below(4) {
        case 0: sheet.animateChanges { sheet.selectedDetentIdentifier = chance(50) ? .medium : .large }
        case 1: sheet.detents = [.large()]
        case 2: sheet.animateChanges { sheet.detents = [.medium(), .large()] }
        default: sheet.invalidateDetents()
        }
    }

    private func drag() {
        guard let stage else { return }
        mayDismiss()
        if let finger {
            let next = CGPoint(
                x: finger.x, y: min(max(0, finger.y + random.number(-200, 300)), stage.window.bounds.maxY - 1))
            note("move to \(Int(next.y))")
            stage.touchMove(to: next)
            self.finger = next
            return
        }
        let place = point()
        note("down at \(Int(place.y))")
        stage.touchDown(at: place)
        finger = place
    }

    private func lift() {
        guard let stage, let place = finger else { return }
        note("up")
        mayDismiss()
        finger = nil
        stage.touchUp(
            at: CGPoint(x: min(place.x, stage.window.bounds.maxX - 1), y: min(place.y, stage.window.bounds.maxY - 1)))
    }

    func wrongAtRest() -> String? {
        guard let stage else { return nil }
        if let lost { return lost }
        defer { alertWindow = nil }
        lift()
        depth = 9
        for _ in 0..<4 { stage.advance(by: 1) }
        for bottom in [root, alertWindow?.rootViewController].compactMap(\.self) {
            if let wrong = wrongAtRest(on: stack(on: bottom)) { return wrong }
        }
        if alertWindow != nil { changeWindow() }
        root.dismiss(animated: false)
        for _ in 0..<3 { stage.advance(by: 1) }
        if root.presentedViewController != nil { return "something stays presented" }
        if stage.window.subviews != [root.view] { return "something stays in the window: \(stage.window.subviews)" }
        if root.view.frame != stage.window.bounds || !CATransform3DIsIdentity(root.view.layer.transform)
            || root.view.layer.cornerRadius != 0
        {
            return "the root is not as it was: \(root.view.frame)"
        }
        return nil
    }

    /// Describes an unfinished state of a root and its presentations.
    private func wrongAtRest(on shown: [UIViewController]) -> String? {
        for controller in shown where controller.isBeingPresented || controller.isBeingDismissed {
            return "\(controller.title ?? "?") is half-way"
        }
        for controller in shown.dropFirst() where controller.viewIfLoaded?.window == nil {
            let isCovered = controller.presentedViewController != nil
            if !isCovered { return "\(controller.title ?? "?") is presented and not in the window" }
        }
        for controller in shown.dropFirst() where controller.presentedViewController == nil {
            guard let active = controller.activePresentationController, let view = active.presentedView else {
                return "\(controller.title ?? "?") has no presentation controller"
            }
            let wanted = active.frameOfPresentedViewInContainerView
            // An alert is placed by its center, so halves of points are not exact.
            let isThere =
                controller is UIAlertController
                ? max(abs(view.frame.midX - wanted.midX), abs(view.frame.midY - wanted.midY)) < 0.01
                    && max(abs(view.frame.width - wanted.width), abs(view.frame.height - wanted.height)) < 0.01
                : view.frame == wanted
            if !isThere { return "\(controller.title ?? "?") is at \(view.frame), not at \(wanted)" }
            if view.layer.presentation()?.frame != view.layer.frame { return "\(controller.title ?? "?") still moves" }
        }
        return nil
    }
}
