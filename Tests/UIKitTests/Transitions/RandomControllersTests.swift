import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Whatever controllers do, each hears a sequence that the state diagram of `AppearanceState` permits; once everything
/// has come to rest, exactly those whose views are in the window have appeared, and all that was removed is freed.
@MainActor
@Suite("Random sequences of controllers")
struct RandomControllersTests {
    @Test("Every sequence keeps to the diagram", arguments: 0..<200)
    func sequences(seed: Int) throws {
        try Stage.run(rootViewController: Node("Root")) { stage in
            var world = World(stage: stage, seed: UInt64(seed))

            for step in 0..<40 {
                let action = world.act()
                if let broken = world.brokenSequence() {
                    Issue.record("seed \(seed), step \(step), \(action): \(broken)")
                    return
                }
            }
            stage.advance(by: 3)

            if let broken = world.brokenSequence() ?? world.wrongAtRest() {
                Issue.record("seed \(seed), at rest: \(broken)\n\(world.actions.joined(separator: "\n"))")
            }
            let unexpected = stage.diagnostics.filter { $0.rule != "presentation" }
            #expect(unexpected.isEmpty, "seed \(seed)")
        }
    }

    private final class Node: UIViewController {
        let byHand: Bool

        init(_ name: String, byHand: Bool = false) {
            self.byHand = byHand
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { !byHand }

        // By hand: what the parent hears goes on to the children whose views it shows.
        private(set) var isShown = false
        private var begun: [UIViewController] = []

        private func begin(_ appearing: Bool, _ animated: Bool) {
            isShown = appearing
            guard byHand else { return }
            begun = children.filter { $0.viewIfLoaded?.superview != nil }
            for child in begun { child.beginAppearanceTransition(appearing, animated: animated) }
        }

        private func end() {
            for child in begun where child.parent === self { child.endAppearanceTransition() }
            begun = []
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            begin(true, animated)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            end()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            begin(false, animated)
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            end()
        }

        /// Adds a child by hand or has it forwarded.
        func add(_ child: UIViewController) {
            addChild(child)
            let tells = byHand && isShown
            if tells { child.beginAppearanceTransition(true, animated: false) }
            view.addSubview(child.view)
            if tells { child.endAppearanceTransition() }
            child.didMove(toParent: self)
        }

        /// Removes a child by hand or has it forwarded.
        func remove(_ child: UIViewController) {
            let isOpen = begun.contains { $0 === child }
            begun.removeAll { $0 === child }
            child.willMove(toParent: nil)
            if byHand, isShown { child.beginAppearanceTransition(false, animated: false) }
            child.viewIfLoaded?.removeFromSuperview()
            if byHand, isShown || isOpen { child.endAppearanceTransition() }
            child.removeFromParent()
        }
    }

    /// What the random steps are made of.
    @MainActor
    private struct World {
        let stage: Stage
        var random: SeededGenerator
        var actions: [String] = []
        private var count = 0
        private var known: [WeakNode] = []
        private var checked: [String: (position: Int, sequence: AppearanceSequence)] = [:]

        init(stage: Stage, seed: UInt64) {
            self.stage = stage
            random = SeededGenerator(seed: seed)
            if let root = stage.window.rootViewController { known.append(WeakNode(node: root)) }
        }

        struct WeakNode { weak var node: UIViewController? }

        private var alive: [UIViewController] { known.compactMap(\.node) }

        /// All controllers reachable from the window.
        private var reachable: [UIViewController] {
            var found: [UIViewController] = []
            func walk(_ controller: UIViewController) {
                found.append(controller)
                controller.children.forEach(walk)
                if let next = controller.presentedViewController, next.presentingViewController === controller,
                    !found.contains(where: { $0 === next })
                {
                    walk(next)
                }
            }
            if let root = stage.window.rootViewController { walk(root) }
            return found
        }

        private mutating func make(byHand: Bool = false) -> Node {
            count += 1
            let node = Node("N\(count)", byHand: byHand)
            known.append(WeakNode(node: node))
            return node
        }

        mutating func act() -> String {
            let action = chooseAndDo()
            actions.append(action)
            return action
        }

        private mutating func chooseAndDo() -> String {
            guard let parent = reachable.randomElement(using: &random) else {
                stage.window.rootViewController = make()
                return "root"
            }
            let name = parent.title ?? ""
            switch Int.random(in: 0..<12, using: &random) {
            case 0, 1:
                let child = make(byHand: Int.random(in: 0..<4, using: &random) == 0)
                (parent as? Node)?.add(child)
                return "add \(child.title ?? "") to \(name)"
            case 2:
                guard let child = parent.children.randomElement(using: &random), isQuiet(child) else { return "-" }
                (parent as? Node)?.remove(child)
                return "remove \(child.title ?? "")"
            case 3, 4:
                guard parent.shouldAutomaticallyForwardAppearanceMethods,
                    let old = parent.children.filter({ $0.viewIfLoaded?.superview != nil })
                        .randomElement(using: &random), isQuiet(old)
                else { return "-" }
                let new = make()
                let durations: [TimeInterval] = [0, 0.2, 0.5]
                let duration = durations.randomElement(using: &random) ?? 0
                old.willMove(toParent: nil)
                parent.addChild(new)
                parent.transition(from: old, to: new, duration: duration, animations: nil) { finished in
                    let gone = finished ? old : new
                    let stays = finished ? new : old
                    if !finished { new.willMove(toParent: nil) }
                    gone.removeFromParent()
                    stays.didMove(toParent: parent)
                }
                return "exchange \(old.title ?? "") for \(new.title ?? "") in \(name), \(duration) s"
            case 5, 6:
                let new = make()
                new.modalPresentationStyle =
                    [.fullScreen, .pageSheet, .overFullScreen, .formSheet].randomElement(using: &random) ?? .automatic
                let animated = Bool.random(using: &random)
                parent.present(new, animated: animated)
                return "present \(new.title ?? "") \(new.modalPresentationStyle) on \(name), \(animated)"
            case 7:
                let animated = Bool.random(using: &random)
                parent.dismiss(animated: animated)
                return "dismiss from \(name), \(animated)"
            case 8:
                guard Int.random(in: 0..<3, using: &random) == 0 else { return "-" }
                let root = make()
                stage.window.rootViewController = root
                return "root \(root.title ?? "")"
            case 9:
                guard Int.random(in: 0..<2, using: &random) == 0 else { return "-" }
                stage.window.isHidden.toggle()
                return "hidden \(stage.window.isHidden)"
            default:
                let times: [TimeInterval] = [0, 0.1, 0.3, 1]
                let time = times.randomElement(using: &random) ?? 0
                stage.advance(by: time)
                return "advance \(time)"
            }
        }

        /// Whether no exchange has the controller in hand.
        private func isQuiet(_ controller: UIViewController) -> Bool {
            !controller.isMovingFromParent && !controller.isMovingToParent
        }

        // MARK: Checks

        /// A sentence about the first controller whose callbacks are out of order.
        mutating func brokenSequence() -> String? {
            for controller in alive {
                let name = controller.title ?? ""
                let callbacks = callbacks(of: name)
                var sequence = checked[name]?.sequence ?? AppearanceSequence()
                for callback in callbacks.dropFirst(checked[name]?.position ?? 0) where !sequence.follow(callback) {
                    return "\(name) received \(callback) while \(sequence.state): \(callbacks)"
                }
                checked[name] = (callbacks.count, sequence)
            }
            return nil
        }

        private func callbacks(of name: String) -> [String] {
            stage.timeline.entries.filter { $0.kind == .appearance && $0.name == name }.map(\.callback)
        }

        /// A sentence about the first controller that is not what its view is.
        func wrongAtRest() -> String? {
            for controller in alive {
                let isShown = controller.viewIfLoaded?.window != nil && !stage.window.isHidden
                let state = checked[controller.title ?? ""]?.sequence.state ?? .disappeared
                guard state == (isShown ? .appeared : .disappeared) else {
                    return "\(controller.title ?? "") is \(state), but its view is \(isShown ? "shown" : "not shown"): "
                        + "\(callbacks(of: controller.title ?? ""))"
                }
                if controller.isBeingPresented || controller.isBeingDismissed {
                    return "\(controller.title ?? "") is still being presented or dismissed"
                }
            }
            return nil
        }
    }
}
