import Foundation
import UIKit
import UIKitCore

/// A screen reader on a stage. It moves from element to element as the VoiceOver of iOS does, and returns the text that
/// it would speak. The names of the methods that iOS 27 has are those of `XCUIVoiceOverService`.
///
///     let voiceOver = stage.voiceOver
///     try voiceOver.enable()
///     #expect(try voiceOver.moveForward().utterance == "Lisbon, button")
///     try voiceOver.activate()
///
/// Each action ends running animations: it advances the stage by 0.6 seconds.
@MainActor
public final class VoiceOverService {
    /// The text that the screen reader speaks, and the element that it is at.
    public struct Output: Sendable, Equatable {
        /// The text, such as "Wi-Fi, switch button, on".
        public let utterance: String
        /// The element; `nil` for an announcement without an element.
        public let element: AccessibilityNode?
    }

    /// The errors of the screen reader.
    public enum Error: Swift.Error, Equatable {
        /// The screen reader is not enabled.
        case notRunning
        /// Nothing was spoken: there is no element in the direction, or the element does not perform the action.
        case noSpeech
    }

    private unowned let stage: Stage
    /// Whether the screen reader is enabled.
    public private(set) var isEnabled = false
    /// The texts that were spoken since `enable()`, including announcements; at most the last 1,000.
    public private(set) var spoken: [String] = []

    private var state: AccessibilityState { stage.context.accessibility }
    private var observed: AccessibilityState?
    private var notices: [AccessibilityNotice] = []
    /// The number and the position of the current element.
    private var current: (id: UInt64, order: Int)?
    private var lastOutput: Output?
    /// The elements that the reader left because they were covered or removed, from the first to the last change.
    private var left: [UInt64] = []

    init(_ stage: Stage) { self.stage = stage }

    nonisolated deinit {}

    // MARK: Starting and stopping

    /// Enables the screen reader, which moves to the first element and speaks it.
    public func enable() throws {
        guard !isEnabled else { return }
        isEnabled = true
        spoken = []
        observe()
        state.settings.isVoiceOverRunning = true
        let tree = makeTree()
        if let first = tree.elements.first { focus(first, in: tree) }
    }

    /// Disables the screen reader.
    public func disable() throws {
        guard isEnabled else { throw Error.notRunning }
        isEnabled = false
        state.settings.isVoiceOverRunning = false
        state.moveFocus(to: nil)
        (current, lastOutput, left) = (nil, nil, [])
        notices = []
    }

    /// Subscribes to the notifications of the present launch of the program.
    private func observe() {
        guard observed !== state else { return }
        observed = state
        state.settings.isVoiceOverRunning = true
        state.notices.subscribe { [weak self] notice in
            guard let self, isEnabled, notices.count < 1000 else { return }
            notices.append(notice)
        }
    }

    // MARK: The tree

    /// The elements of the screen, and their objects.
    @MainActor
    private struct Tree {
        let builder: AccessibilityTreeBuilder
        let elements: [AccessibilityNode]

        func object(_ node: AccessibilityNode) -> AccessibilityObject? { builder.objects[node.id] }
    }

    private func makeTree() -> Tree {
        stage.settle()
        let builder = AccessibilityTreeBuilder(of: stage.scene)
        return Tree(builder: builder, elements: builder.root.elements)
    }

    /// Performs pending notifications, and returns the tree and the current element.
    private func update() throws -> (tree: Tree, element: AccessibilityNode?) {
        guard isEnabled else { throw Error.notRunning }
        observe()
        var tree = makeTree()
        let pending = notices
        notices = []
        for (index, notice) in pending.enumerated() {
            handle(notice, in: tree, isInterrupted: pending.dropFirst(index + 1).contains { Self.interrupts($0) })
        }
        if !notices.isEmpty { tree = makeTree() }
        if let current, let element = tree.elements.first(where: { $0.id == current.id }) {
            self.current?.order = element.order ?? 0
            return (tree, element)
        }
        // Chosen (Swift): If the current element of the screen reader is removed without a notification, the reader is
        // at the element with the same position.
        guard let current, !tree.elements.isEmpty else { return (tree, nil) }
        let element = tree.elements[min(current.order, tree.elements.count - 1)]
        leave()
        focus(element, in: tree, speaks: false)
        return (tree, element)
    }

    private func focus(_ element: AccessibilityNode, in tree: Tree, speaks: Bool = true) {
        current = (element.id, element.order ?? 0)
        if speaks { say(element.utterance, element) }
        state.moveFocus(to: tree.object(element))
    }

    @discardableResult
    private func say(_ text: String, _ element: AccessibilityNode?) -> Output {
        let output = Output(utterance: text, element: element)
        lastOutput = output
        spoken.append(text)
        if spoken.count > 1000 { spoken.removeFirst() }
        return output
    }

    // MARK: Notifications

    /// Returns whether a notification interrupts an announcement before it.
    private static func interrupts(_ notice: AccessibilityNotice) -> Bool {
        notice.text != nil && !notice.isQueued && notice.priority != .low
    }

    private func handle(_ notice: AccessibilityNotice, in tree: Tree, isInterrupted: Bool) {
        switch notice.notification {
        case .announcement:
            guard let text = notice.text else { return }
            let isComplete = notice.priority == .high || !isInterrupted
            if isComplete { say(text, nil) }
            NotificationCenter.default.post(
                name: UIAccessibility.announcementDidFinishNotification, object: nil,
                userInfo: [
                    UIAccessibility.announcementStringValueUserInfoKey: text,
                    UIAccessibility.announcementWasSuccessfulUserInfoKey: isComplete,
                ])
        case .pageScrolled:
            if let text = notice.text { say(text, nil) }
        case .layoutChanged, .screenChanged:
            if let text = notice.text { say(text, nil) }
            let remains = current.map { current in tree.elements.contains { $0.id == current.id } } ?? false
            if let element = notice.element {
                guard let node = node(of: element, in: tree) else { return }
                if !remains { leave() }
                return focus(node, in: tree)
            }
            guard notice.notification == .screenChanged, notice.text == nil else { return }
            if notice.isBySystem {
                changeScreen(tree, remains: remains)
            } else if let first = tree.elements.first {
                if !remains { leave() }
                focus(first, in: tree)
            }
        default: break
        }
    }

    /// Moves after a transition: back to the element that the reader had left if it is on the screen again, otherwise
    /// to the first element.
    private func changeScreen(_ tree: Tree, remains: Bool) {
        guard !remains else { return }
        if let index = left.lastIndex(where: { id in tree.elements.contains { $0.id == id } }),
            let element = tree.elements.first(where: { $0.id == left[index] })
        {
            left.removeSubrange(index...)
            return focus(element, in: tree)
        }
        leave()
        if let first = tree.elements.first { focus(first, in: tree) }
    }

    /// Records the current element, which is covered or removed, so that the reader can return to it.
    private func leave() {
        if let current { left.append(current.id) }
        if left.count > 100 { left.removeFirst() }
    }

    /// Returns the node of an object, or of the first element inside it.
    private func node(of object: AccessibilityObject, in tree: Tree) -> AccessibilityNode? {
        guard let id = tree.builder.objects.first(where: { $0.value === object })?.key else { return nil }
        if let element = tree.elements.first(where: { $0.id == id }) { return element }
        if let container = tree.builder.root.first(where: { $0.id == id })?.elements.first { return container }
        // A view without a node of its own: the first element inside it.
        guard let view = object as? UIView else { return nil }
        return tree.elements.first { (tree.object($0) as? UIView)?.isDescendant(of: view) == true }
    }

    // MARK: Speech

    /// Returns the text that was spoken last.
    public func currentSpeech() throws -> Output {
        _ = try update()
        guard let lastOutput else { throw Error.noSpeech }
        return lastOutput
    }

    /// The current element; `nil` if the screen has no elements.
    public var currentElement: AccessibilityNode? { (try? update())?.element }

    // MARK: Moving

    /// Moves to the next element. Throws `noSpeech` at the last element.
    @discardableResult
    public func moveForward() throws -> Output { try move(by: 1) }

    /// Moves to the previous element. Throws `noSpeech` at the first element.
    @discardableResult
    public func moveBackward() throws -> Output { try move(by: -1) }

    private func move(by distance: Int) throws -> Output {
        var (tree, element) = try update()
        if let present = element {
            tree = load(after: present, distance, tree)
            element = tree.elements.first { $0.id == present.id } ?? present
        }
        let index = element.flatMap(\.order).map { $0 + distance } ?? 0
        return try move(to: tree.elements.indices.contains(index) ? tree.elements[index] : nil, in: tree)
    }

    /// Scrolls the lists around an element until the next element in a direction is in the tree, or to the end of the
    /// content. Returns the tree after that.
    private func load(after element: AccessibilityNode, _ distance: Int, _ tree: Tree) -> Tree {
        var (tree, steps) = (tree, 0)
        let view = (tree.object(element) as? UIResponder)?.nearestView
        let lists = sequence(first: view, next: { $0?.superview }).compactMap { $0 as? any AccessibilityList }
        for list in lists {
            while steps < Self.maximumSteps {
                guard let order = tree.elements.first(where: { $0.id == element.id })?.order else { return tree }
                let next = order + distance
                if tree.elements.indices.contains(next), let object = tree.object(tree.elements[next]),
                    (object as? UIResponder)?.nearestView?.isDescendant(of: list) == true
                {
                    return tree
                }
                guard list.scrollOn(forward: distance > 0) else { break }
                steps += 1
                tree = makeTree()
            }
        }
        return tree
    }

    /// The maximum number of steps while lists scroll to the next element.
    private static let maximumSteps = 500

    private func move(to element: AccessibilityNode?, in tree: Tree) throws -> Output {
        guard let element else { throw Error.noSpeech }
        if let object = tree.object(element) {
            AccessibilityPerformer(stage.scene).perform(.scrollIntoView, on: object)
        }
        focus(element, in: tree)
        return Output(utterance: element.utterance, element: element)
    }

    // Chosen (Swift): `moveOut()` of the screen reader moves to the first element after the container of the current
    // element, and `moveIn()` to the first element of the next container.
    /// Moves to the first element of the next container.
    @discardableResult
    public func moveIn() throws -> Output { try moveToContainer(inside: true) }

    /// Moves to the first element after the container of the current element.
    @discardableResult
    public func moveOut() throws -> Output { try moveToContainer(inside: false) }

    private func moveToContainer(inside: Bool) throws -> Output {
        let (tree, element) = try update()
        guard let order = element?.order else { throw Error.noSpeech }
        var containers: [ClosedRange<Int>] = []
        tree.builder.root.visit { node in
            let orders = node.isElement ? [] : node.elements.compactMap(\.order)
            if let first = orders.first, let last = orders.last { containers.append(first...last) }
        }
        let next =
            inside
            ? containers.map(\.lowerBound).filter { $0 > order }.min()
            : containers.filter { $0.contains(order) }.map(\.upperBound).min().map { $0 + 1 }
        return try move(to: next.flatMap { tree.elements.indices.contains($0) ? tree.elements[$0] : nil }, in: tree)
    }

    /// Moves to the element with a label or an identifier. Throws `noSpeech` if there is none.
    @discardableResult
    public func move(to text: String) throws -> Output {
        let (tree, _) = try update()
        return try move(to: tree.elements.first { $0.label == text || $0.identifier == text }, in: tree)
    }

    /// Moves to the first element, and then to all others. Returns the texts from the current element to the last.
    @discardableResult
    public func readAll() throws -> [Output] {
        let (tree, element) = try update()
        let outputs = tree.elements.dropFirst(element?.order ?? 0).map { Output(utterance: $0.utterance, element: $0) }
        if let last = tree.elements.last { focus(last, in: tree, speaks: false) }
        for output in outputs { say(output.utterance, output.element) }
        return Array(outputs)
    }

    // MARK: Rotors

    /// The kinds of elements of a rotor.
    public enum Rotor: Sendable, Hashable {
        /// Titles of screens and sections.
        case headings
        /// Links.
        case links
        /// Buttons, switches and other controls.
        case formControls
        /// Text fields, search fields and text views.
        case textFields
        /// Images.
        case images
        /// The first elements of containers.
        case containers
        /// The first elements of landmarks.
        case landmarks
        /// A rotor of the program, by its name.
        case custom(String)
    }

    /// Moves to the next or previous element of a kind. Throws `noSpeech` if there is none.
    @discardableResult
    public func move(by rotor: Rotor, forward: Bool = true) throws -> Output {
        let (tree, element) = try update()
        if case .custom(let name) = rotor { return try move(byCustom: name, forward, element, tree) }
        let order = element?.order ?? -1
        var firsts: Set<Int> = []
        tree.builder.root.visit { node in
            let matches = rotor == .containers || (rotor == .landmarks && node.role == .landmark)
            if !node.isElement, matches, let first = node.elements.first?.order { firsts.insert(first) }
        }
        let found = tree.elements.filter { node in
            switch rotor {
            case .headings: node.traits.contains(.header)
            case .links: node.traits.contains(.link)
            case .formControls: !node.traits.isDisjoint(with: [.button, .toggleButton, .adjustable, .textEntry])
            case .textFields: node.traits.contains(.textEntry)
            case .images: node.traits.contains(.image)
            case .containers, .landmarks: node.order.map(firsts.contains) == true
            case .custom: false
            }
        }
        let next = forward ? found.first { $0.order ?? 0 > order } : found.last { $0.order ?? 0 < order }
        return try move(to: next, in: tree)
    }

    private func move(
        byCustom name: String, _ forward: Bool, _ element: AccessibilityNode?, _ tree: Tree
    ) throws -> Output {
        let object = element.flatMap { tree.object($0) }
        let chain = (object as? UIResponder).map { Array(sequence(first: $0, next: \.next).prefix(1000)) } ?? []
        let objects: [AccessibilityObject] = chain.isEmpty ? [object].compactMap(\.self) : chain
        let rotors = objects.lazy.flatMap { $0.accessibilityCustomRotors ?? [] }
        guard let rotor = rotors.first(where: { $0.shownName == name }) else { throw Error.noSpeech }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = forward ? .next : .previous
        predicate.currentItem.targetElement = object
        guard let target = rotor.itemSearchBlock(predicate)?.targetElement as? AccessibilityObject else {
            throw Error.noSpeech
        }
        let after = makeTree()
        return try move(to: node(of: target, in: after), in: after)
    }

    // MARK: Acting

    /// Activates the current element, as a double tap does.
    @discardableResult
    public func activate() throws -> Output { try perform(.activate) }

    /// Increases the value of the current element.
    @discardableResult
    public func increment() throws -> Output { try perform(.increment) }

    /// Decreases the value of the current element.
    @discardableResult
    public func decrement() throws -> Output { try perform(.decrement) }

    /// Closes the alert, sheet or popover in front, or goes back.
    @discardableResult
    public func escape() throws -> Output { try perform(.escape) }

    /// Performs the most important action of the program.
    @discardableResult
    public func magicTap() throws -> Output { try perform(.magicTap) }

    /// Scrolls by a page, and speaks the status. The direction is that of the visible area: `down` shows the content
    /// below.
    @discardableResult
    public func scroll(_ direction: AccessibilityScrollDirection) throws -> Output {
        try perform(.scroll(direction))
    }

    /// Performs a custom action of the current element, such as a swipe action of a row. Throws `noSpeech` if the
    /// element has no such action.
    @discardableResult
    public func perform(action name: String) throws -> Output {
        let (_, element) = try update()
        guard let index = element?.customActions.firstIndex(of: name) else { throw Error.noSpeech }
        return try perform(.custom(index))
    }

    private func perform(_ command: AccessibilityCommand) throws -> Output {
        let (tree, element) = try update()
        let focused = element.flatMap { tree.object($0) }
        guard let object = focused ?? stage.window.rootViewController else { throw Error.noSpeech }
        let before = spoken.count
        guard AccessibilityPerformer(stage.scene).perform(command, on: object) else { throw Error.noSpeech }
        stage.advance(by: 0.6)
        let (_, present) = try update()
        guard spoken.count == before, let present else { return lastOutput ?? Output(utterance: "", element: present) }
        return say(present.utterance, present)
    }
}
