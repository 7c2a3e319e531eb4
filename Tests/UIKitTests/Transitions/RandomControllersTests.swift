import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Random calls of controllers, outside or inside of callbacks. Each controller gets a sequence that the diagram of
/// `AppearanceState` permits (the stage checks every timeline); at rest exactly the visible controllers have appeared,
/// and all removed controllers are freed.
@MainActor
@Suite("Random sequences of controllers")
struct RandomControllersTests {
    @Test("Every sequence follows the diagram, and ends with visible ones", arguments: RandomSeeds.batches(2000))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds {
            try run(seed: seed, actsInside: seed % 4 != 0)
        }
    }

    private func run(seed: Int, actsInside: Bool) throws {
        let world = RandomWorld(seed: UInt64(seed), actsInside: actsInside)
        do {
            try Stage.run(rootViewController: world.make()) { stage in
                world.stage = stage
                for _ in 0..<30 { world.act() }
                world.rest()

                if let wrong = world.wrongAtRest() {
                    Issue.record(
                        "seed \(seed), settled: \(wrong)\n\(world.actions.joined(separator: "\n"))\n\(stage.timeline)")
                }
                var expected = ["presentation", "childOfItself"]
                // Calls of a manually forwarding parent inside of callbacks are not checked.
                if actsInside { expected.append("unbalancedAppearanceTransition") }
                let unexpected = stage.diagnostics.filter { !expected.contains($0.rule) }
                if !unexpected.isEmpty {
                    Issue.record(
                        "seed \(seed): \(world.naming("\(unexpected)"))\n\(world.actions.joined(separator: "\n"))\n\(stage.timeline)"
                    )
                }
                world.stage = nil
            }
        } catch {
            Issue.record("seed \(seed): \(error)\n\(world.actions.joined(separator: "\n"))")
        }
    }
}

/// A controller that acts inside of its callbacks, as the world determines.
@MainActor
private final class Node: UIViewController {
    let byHand: Bool
    weak var world: RandomWorld?

    init(_ name: String, byHand: Bool, world: RandomWorld) {
        self.byHand = byHand
        self.world = world
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { !byHand }

    // Manual forwarding: the parent's callbacks are forwarded to the children whose views it shows.
    private(set) var isShown = false
    private var begun: [UIViewController] = []

    private func begin(_ appearing: Bool, _ animated: Bool) {
        isShown = appearing
        guard byHand else { return }
        // A presentation over a child in its own context replaces the child's view.
        begun = children.filter {
            $0.viewIfLoaded?.superview != nil || $0.presentedViewController?.presentingViewController === $0
        }
        for child in begun { child.beginAppearanceTransition(appearing, animated: animated) }
    }

    private func end() {
        let open = begun
        begun = []
        for child in open where child.parent === self { child.endAppearanceTransition() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        world?.inside(self, "viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        begin(true, animated)
        world?.inside(self, "viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        world?.inside(self, "viewIsAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        end()
        world?.inside(self, "viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        begin(false, animated)
        world?.inside(self, "viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        end()
        world?.inside(self, "viewDidDisappear")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        world?.inside(self, "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        world?.inside(self, "didMove")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        world?.inside(self, "viewWillLayoutSubviews")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        world?.inside(self, "viewWillTransition")
    }

    /// Adds a child manually or with automatic forwarding.
    func contain(child: UIViewController) {
        addChild(child)
        guard child.parent === self else { return }
        let tells = byHand && isShown
        if tells { child.beginAppearanceTransition(true, animated: false) }
        guard child.parent === self else { return }
        child.view.frame = view.bounds
        if child.parent === self { view.addSubview(child.view) }
        if tells { child.endAppearanceTransition() }
        if child.parent === self { child.didMove(toParent: self) }
    }

    /// Removes a child manually or with automatic forwarding.
    func remove(_ child: UIViewController) {
        let isOpen = begun.contains { $0 === child }
        begun.removeAll { $0 === child }
        child.willMove(toParent: nil)
        guard child.parent === self else { return }
        if byHand, isShown { child.beginAppearanceTransition(false, animated: false) }
        guard child.parent === self else { return }
        child.viewIfLoaded?.removeFromSuperview()
        if byHand, isShown || isOpen { child.endAppearanceTransition() }
        if child.parent === self { child.removeFromParent() }
    }
}

/// The state of the random steps.
@MainActor
private final class RandomWorld {
    weak var stage: Stage?
    private(set) var actions: [String] = []
    private var random: SeededGenerator
    private let actsInside: Bool
    private var count = 0
    private var known: [WeakNode] = []
    private var depth = 0
    private var fingerIsDown = false
    private let delegate = InteractiveDelegate()
    private var interactions: [UIPercentDrivenInteractiveTransition] = []

    init(seed: UInt64, actsInside: Bool) {
        random = SeededGenerator(seed: seed)
        self.actsInside = actsInside
    }

    private struct WeakNode { weak var node: Node? }

    private var alive: [Node] { known.compactMap(\.node) }

    func make(byHand: Bool = false) -> Node {
        count += 1
        let node = Node("N\(count)", byHand: byHand, world: self)
        known.append(WeakNode(node: node))
        return node
    }

    private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    // MARK: Acting

    func act() { actions.append(chooseAndDo(isInside: false)) }

    /// Acts inside of a callback, at random.
    func inside(_ node: Node, _ callback: String) {
        guard actsInside, stage != nil, depth < 3, chance(14) else { return }
        depth += 1
        let position = actions.count
        actions.append("")
        actions[position] = "  \(node.title ?? "").\(callback): \(chooseAndDo(isInside: true))"
        depth -= 1
    }

    /// Releases all controllers and waits.
    func rest() {
        depth = 10
        if fingerIsDown { stage?.touchUp(at: CGPoint(x: 200, y: 400)) }
        stage?.settle()
        for interaction in interactions { interaction.cancel() }
        interactions = []
        stage?.advance(by: 4)
        if stage?.window.isHidden == true { stage?.window.isHidden = false }
        stage?.advance(by: 2)
    }

    /// All controllers reachable from the window.
    private var reachable: [Node] {
        var found: [UIViewController] = []
        func walk(_ controller: UIViewController) {
            guard !found.contains(where: { $0 === controller }) else { return }
            found.append(controller)
            controller.children.forEach(walk)
            if let next = controller.presentedViewController, next.presentingViewController === controller {
                walk(next)
            }
        }
        if let root = stage?.window.rootViewController { walk(root) }
        return found.compactMap { $0 as? Node }
    }

    private func chooseAndDo(isInside: Bool) -> String {
        guard let stage else { return "-" }
        guard let parent = reachable.randomElement(using: &random) else {
            stage.window.rootViewController = make()
            return "root N\(count)"
        }
        let name = parent.title ?? ""
        switch Int.random(in: 0..<16, using: &random) {
        case 0, 1:
            let child = make(byHand: chance(4))
            if chance(4) { child.definesPresentationContext = true }
            parent.contain(child: child)
            return "add \(child.title ?? "") to \(name)"
        case 2:
            guard let child = parent.children.randomElement(using: &random) as? Node, isQuiet(child) else { return "-" }
            parent.remove(child)
            return "remove \(child.title ?? "")"
        case 3, 4: return exchange(in: parent)
        case 5, 6, 7: return present(on: parent)
        case 8:
            let animated = Bool.random(using: &random)
            parent.dismiss(animated: animated)
            return "dismiss from \(name), \(animated)"
        case 9:
            guard chance(3) else { return "-" }
            let root = make()
            stage.window.rootViewController = root
            return "root \(root.title ?? "")"
        case 10:
            guard chance(2) else { return "-" }
            stage.window.isHidden.toggle()
            return "hidden \(stage.window.isHidden)"
        case 11:
            guard !isInside else { return "-" }
            if chance(2) {
                stage.resize(to: CGSize(width: chance(2) ? 390 : 700, height: chance(2) ? 844 : 500))
                return "resize"
            }
            stage.rotate(to: chance(2) ? .portrait : .landscapeLeft)
            return "rotate"
        case 12: return isInside ? "-" : finger(on: stage)
        case 13: return interact()
        default:
            guard !isInside else { return "-" }
            let times: [TimeInterval] = [0, 0.1, 0.3, 1]
            let time = times.randomElement(using: &random) ?? 0
            stage.advance(by: time)
            return "advance \(time)"
        }
    }

    private func exchange(in parent: Node) -> String {
        let shown = parent.children.filter { $0.viewIfLoaded?.superview === parent.viewIfLoaded && isQuiet($0) }
        guard !parent.byHand, let old = shown.randomElement(using: &random) else { return "-" }
        let new = make()
        let durations: [TimeInterval] = [0, 0.2, 0.5]
        let duration = durations.randomElement(using: &random) ?? 0
        old.willMove(toParent: nil)
        parent.addChild(new)
        guard new.parent === parent, old.parent === parent, old.view.superview != nil else {
            return "exchange given up"
        }
        parent.transition(from: old, to: new, duration: duration, animations: nil) { finished in
            let (gone, stays) = finished ? (old, new) : (new, old)
            if !finished { new.willMove(toParent: nil) }
            if gone.parent === parent { gone.removeFromParent() }
            if stays.parent === parent { stays.didMove(toParent: parent) }
        }
        return "exchange \(old.title ?? "") for \(new.title ?? "") in \(parent.title ?? ""), \(duration) s"
    }

    private func present(on parent: Node) -> String {
        let new = make()
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .overFullScreen, .formSheet, .overCurrentContext, .currentContext, .custom,
        ]
        new.modalPresentationStyle = styles.randomElement(using: &random) ?? .automatic
        if chance(3) {
            new.transitioningDelegate = delegate
            delegate.interaction = chance(2) ? UIPercentDrivenInteractiveTransition() : nil
            if let interaction = delegate.interaction { interactions.append(interaction) }
        }
        let animated = Bool.random(using: &random)
        parent.present(new, animated: animated)
        return "present \(new.title ?? "") \(new.modalPresentationStyle) on \(parent.title ?? ""), \(animated), "
            + "\(new.transitioningDelegate == nil ? "" : delegate.interaction == nil ? "custom" : "interactive")"
    }

    private func interact() -> String {
        guard let interaction = delegate.interaction else { return "-" }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: interaction.finish()
        case 1: interaction.cancel()
        case 2: interaction.pause()
        default: interaction.update(CGFloat.random(in: 0...1, using: &random))
        }
        return "interact"
    }

    private func finger(on stage: Stage) -> String {
        let point = CGPoint(x: 200, y: CGFloat.random(in: 20..<480, using: &random))
        if !fingerIsDown {
            stage.touchDown(at: point)
        } else if chance(2) {
            stage.touchMove(to: point)
            return "finger moves"
        } else {
            stage.touchUp(at: point)
        }
        fingerIsDown.toggle()
        return "finger \(fingerIsDown)"
    }

    /// Whether the controller is not part of an exchange.
    private func isQuiet(_ controller: UIViewController) -> Bool {
        !controller.isMovingFromParent && !controller.isMovingToParent
    }

    // MARK: Checks

    /// A text with the controllers' names instead of their addresses.
    func naming(_ text: String) -> String {
        alive.reduce(text) { text, node in
            let address = String(UInt(bitPattern: ObjectIdentifier(node)), radix: 16)
            return text.replacingOccurrences(of: "<Node: 0x\(address)>", with: node.title ?? "")
        }
    }

    /// A sentence about the first controller whose state differs from its view's state.
    func wrongAtRest() -> String? {
        for node in alive {
            let name = node.title ?? ""
            guard !hasParentByHand(node) else { continue }
            let isShown = isShown(node.viewIfLoaded)
            let callbacks = stage?.timeline.callbacks(of: node) ?? []
            guard (callbacks.last == "viewDidAppear") == isShown,
                isShown || callbacks.isEmpty || callbacks.last == "viewDidDisappear"
            else { return "\(name) is \(isShown ? "shown" : "not shown"), but got \(callbacks)" }
            if node.isBeingPresented || node.isBeingDismissed { return "\(name) is being presented or dismissed" }
            if node.transitionCoordinator != nil { return "\(name) has a coordinator" }
        }
        guard let window = stage?.window else { return nil }
        let isCovered = window.rootViewController?.viewIfLoaded?.superview == nil
        if !isCovered, window.rootViewController?.view.frame != window.bounds {
            return "the root does not fill the window"
        }
        return nil
    }

    /// Whether a view is in the window, and neither the window nor an ancestor of the view is hidden.
    private func isShown(_ view: UIView?) -> Bool {
        guard view?.window != nil else { return false }
        var current = view
        while let ancestor = current {
            if ancestor.isHidden { return false }
            current = ancestor.superview
        }
        return true
    }

    /// Calls of a manually forwarding parent inside of callbacks are not checked.
    private func hasParentByHand(_ node: UIViewController) -> Bool {
        var controller = node.parent ?? node.presentingViewController
        while let current = controller {
            if (current as? Node)?.byHand == true { return actsInside }
            controller = current.parent ?? current.presentingViewController
        }
        return false
    }
}

/// Slides, with or without an interaction.
private final class InteractiveDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        Fade(isPresenting: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        private let isPresenting: Bool
        init(isPresenting: Bool) { self.isPresenting = isPresenting }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                to.frame = context.finalFrame(for: controller)
                if isPresenting {
                    context.containerView.addSubview(to)
                } else {
                    context.containerView.insertSubview(to, at: 0)
                }
            }
            let fading = context.view(forKey: isPresenting ? .to : .from)
            fading?.alpha = isPresenting ? 0 : 1
            UIView.animate(withDuration: 0.4) {
                fading?.alpha = self.isPresenting ? 1 : 0
            } completion: { _ in
                fading?.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}
