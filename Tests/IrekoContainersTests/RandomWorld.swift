import Foundation
import IrekoContainers
import IrekoTesting
import RandomSupport
import TestSupport
import UIKit

/// The state of random sequences of containers: a window, the operations and the checks.
@MainActor
final class RandomWorld {
    private let stage: Stage
    private var random: SeededGenerator
    private let insideCallbacks: Bool
    private(set) var actions: [String] = []
    private var count = 0
    private var depth = 0
    private var isResting = false
    private var known: [WeakController] = []
    private var checked: [String: (position: Int, sequence: AppearanceSequence)] = [:]

    private struct WeakController { weak var controller: UIViewController? }

    init(stage: Stage, seed: UInt64, insideCallbacks: Bool) {
        self.stage = stage
        self.insideCallbacks = insideCallbacks
        random = SeededGenerator(seed: seed)
        stage.whenCalled { [weak self] in self?.called($1, $0) }
        stage.window.rootViewController = make(depth: 0)
        stage.advance(by: 0)
    }

    // MARK: Controllers

    private func make(depth: Int) -> any ContainerContent {
        count += 1
        let number = count
        let kind = depth == 0 ? self.number(1..<5) : depth < 3 ? self.number(0..<7) : 0
        let controller: any ContainerContent
        switch kind {
        case 1: controller = RandomBase()
        case 2: controller = RandomModal()
        case 3:
            let pages = (0..<3).map { _ in make(depth: depth + 1) }
            controller = RandomSegmented(titles: ["A", "B", "C"], viewControllers: pages)
        case 4: controller = RandomContents()
        default: controller = RandomLeaf()
        }
        let prefix = ["Leaf", "Base", "Modal", "Segmented", "Contents", "Leaf", "Leaf"][kind]
        controller.title = "\(prefix)\(number)"
        known.append(WeakController(controller: controller))
        return controller
    }

    private var alive: [UIViewController] { known.compactMap(\.controller) }

    /// All controllers reachable from the window, from the root down.
    private var reachable: [any ContainerContent] {
        func walk(_ controller: UIViewController) -> [any ContainerContent] {
            [controller as? any ContainerContent].compactMap { $0 } + controller.children.flatMap(walk)
        }
        return stage.window.rootViewController.map(walk) ?? []
    }

    // MARK: Operations

    private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    private func called(_ callback: String, _ controller: UIViewController) {
        guard insideCallbacks, !isResting, depth < 2, number(0..<8) == 0 else { return }
        depth += 1
        actions.append(String(repeating: "  ", count: depth) + "in \(callback) of \(controller.title ?? "")")
        operate()
        depth -= 1
    }

    func act() {
        if number(0..<3) == 0 {
            let time = [0, 0.1, 0.2, 1][number(0..<4)]
            actions.append("advance \(time)")
            stage.advance(by: time)
        } else {
            operate()
        }
    }

    private func note(_ action: String) { actions.append(String(repeating: "  ", count: depth) + action) }

    private func operate() {
        switch number(0..<14) {
        case 0:
            note("window hidden: \(!stage.window.isHidden)")
            stage.window.isHidden.toggle()
        case 1:
            guard number(0..<3) == 0 else { return }
            let root = make(depth: 0)
            note("root \(root.title ?? "")")
            stage.window.rootViewController = root
        case 2: removeRandomly()
        default: operateOnContainer()
        }
    }

    private func removeRandomly() {
        // A plain child of a container with manual forwarding is shown and hidden through its container.
        let children = reachable.filter { child in
            guard let parent = child.parent else { return false }
            if let modal = parent as? RandomModal { return modal.modalController === child }
            return parent is RandomSegmented || parent is RandomContents
        }
        guard !children.isEmpty else { return }
        let child = children[number(0..<children.count)]
        note("\(child.title ?? "") is taken from \(child.parent?.title ?? "")")
        // Callbacks may remove it, too, and even add it again: then the planned removal no longer applies.
        let departures = departures(of: child)
        let remove = { if child.viewIfLoaded?.superview == nil { child.removeFromParent() } }
        for step in [
            { child.willMove(toParent: nil) }, { child.viewIfLoaded?.removeFromSuperview() }, remove,
        ] where self.departures(of: child) == departures { step() }
    }

    private func departures(of controller: UIViewController) -> Int {
        stage.timeline.entries.count { $0.name == controller.title && $0.callback == "didMove(toParent: nil)" }
    }

    private func operateOnContainer() {
        let containers = reachable.filter { !($0 is RandomLeaf) }
        guard !containers.isEmpty else { return }
        let container = containers[number(0..<containers.count)]
        let name = container.title ?? ""
        let animated = number(0..<2) == 0
        let level = sequence(first: container as UIViewController, next: \.parent).count { _ in true }
        func child() -> any ContainerContent { make(depth: level) }

        switch container {
        case let modal as RandomModal:
            if number(0..<2) == 0 {
                let content = child()
                note("\(name) presents \(content.title ?? ""), animated: \(animated)")
                modal.presentModal(content, animated: animated)
            } else {
                note("\(name) dismisses, animated: \(animated)")
                modal.dismissModal(animated: animated)
            }
        case let base as RandomBase:
            if base.children.count < 2 || number(0..<2) == 0 {
                let content = child()
                note("\(name) shows \(content.title ?? ""), animated: \(animated)")
                base.show(content, animated: animated)
            } else {
                let content = base.children[number(0..<base.children.count)]
                note("\(name) hides \(content.title ?? ""), animated: \(animated)")
                base.hide(content, animated: animated)
            }
        case let segmented as RandomSegmented:
            let index = number(0..<3)
            note("\(name) selects \(index), animated: \(animated)")
            segmented.select(index, animated: animated)
        case let contents as RandomContents:
            let shown = contents.contents
            switch number(0..<4) {
            case 0 where shown.count < 3:
                let content = child()
                note("\(name) displays \(content.title ?? "")")
                contents.display(content)
            case 1 where !shown.isEmpty:
                let content = shown[number(0..<shown.count)]
                note("\(name) hides \(content.title ?? "")")
                contents.hide(content)
            default:
                guard !shown.isEmpty else { return }
                let old = shown[number(0..<shown.count)]
                let new = number(0..<2) == 0 ? child() : shown[number(0..<shown.count)]
                note("\(name) cycles from \(old.title ?? "") to \(new.title ?? "")")
                contents.cycle(from: old, to: new)
            }
        default: break
        }
    }

    /// Finishes all transitions with the window visible.
    func rest() {
        isResting = true
        stage.advance(by: 3)
        stage.window.isHidden = false
        stage.advance(by: 3)
    }

    /// Later teardown is not checked.
    func end() { isResting = true }

    // MARK: Checks

    /// A sentence about the first controller whose callbacks are out of order.
    func brokenCallbacks() -> String? {
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

    /// A sentence about the first controller whose state does not match its view's, or with remaining transition
    /// state.
    func inconsistencyWhenIdle() -> String? {
        for controller in alive {
            let name = controller.title ?? ""
            let isShown = controller.viewIfLoaded?.window != nil
            let state = checked[name]?.sequence.state ?? .disappeared
            guard state == (isShown ? .appeared : .disappeared) else {
                return "\(name) is \(state), but its view is \(isShown ? "shown" : "not shown"): \(callbacks(of: name))"
            }
            if controller.isMovingToParent || controller.isMovingFromParent { return "\(name) is still moving" }
            if let wrong = wrongContent(of: controller) { return "\(name) \(wrong)" }
        }
        return nil
    }

    private func wrongContent(of controller: UIViewController) -> String? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        let expected: [UIView?]
        switch controller {
        case let modal as RandomModal:
            guard let content = modal.modalController else {
                return view.subviews.isEmpty && modal.children.isEmpty ? nil : "has something left of a presentation"
            }
            guard content.view.alpha == 1, content.parent === modal, view.subviews.count == 2 else {
                return "does not show its modal controller"
            }
            return nil
        case let segmented as RandomSegmented:
            if let current = segmented.currentViewController,
                segmented.viewControllers[segmented.selectedIndex] !== current
            {
                return "shows another than the selected one"
            }
            expected = segmented.children.map(\.view) + [segmented.segmentBar]
        case let contents as RandomContents:
            for content in contents.contents where content.view.frame != content.contentFrame(in: view.bounds) {
                return "has \(content.title ?? "") at \(content.view.frame)"
            }
            expected = contents.children.map(\.view)
        default: expected = controller.children.map(\.view)
        }
        let same =
            Set(expected.map { $0.map(ObjectIdentifier.init) }) == Set(view.subviews.map { ObjectIdentifier($0) })
        return same ? nil : "has \(view.subviews.count) subviews for \(controller.children.count) children"
    }
}
