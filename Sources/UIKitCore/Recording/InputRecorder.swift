import CoreGraphics
import QuartzCore
import RenderServer

/// Records a user's actions in a window as a test for a stage: converts events to Swift code.
///
/// The target of a touch is determined when the touch begins, before the program handles it. So the step is recorded
/// before the program can stop because of it, and a view that is removed meanwhile already has its name. A step may
/// change until the next step begins: keys are replaced by the typed text, and related events are combined in a line.
@MainActor
package final class InputRecorder {
    /// The maximum time between related wheel movements, sizes or typed texts, in seconds.
    static let longestGap = 0.5

    var test: RecordedTest
    /// Called after each change, with the first changed step; `nil` if the text before the steps changed.
    var onChange: ((_ test: RecordedTest, _ step: Int?) -> Void)?

    /// The time of the current event.
    private(set) var now: Double
    private var touches: RecordedTouches?
    private var stepOfTouches = 0
    /// The total wheel movement of the last step.
    var scrolled = CGVector.zero
    var stepOfScrolling: Int?

    /// The pressed modifier keys.
    var modifiers: UIKeyModifierFlags = []
    /// The modifier key pressed last, if no further input followed.
    var singleModifier: (usage: UIKeyboardHIDUsage, start: Double)?
    /// The key pressed last, if it may type the next text.
    var typingKey: UIKeyboardHIDUsage?
    /// The time of the last typed text.
    var lastText = -Double.infinity

    private var firstChange: Int?
    var isHeadNew = false
    private var lastChange = -Double.infinity

    /// - Parameters:
    ///   - day: The day in the test's title.
    ///   - screen: The screen of the window.
    ///   - start: The media time for the start of the first pause.
    package init(day: String?, screen: UIScreen, since start: Double) {
        test = RecordedTest(
            day: day, size: screen.bounds.size, scale: screen.scale, safeAreaInsets: screen.safeAreaInsets, start: start
        )
        now = start
    }

    nonisolated deinit {}

    /// The current text of the test.
    package var text: String { test.text }

    /// Records all events that displays report from now on.
    package func follow(_ probe: Probe<EventRecord>) {
        probe.subscribe { [self] record in
            guard let scene = record.scene.object as? UIWindowScene else { return }
            note(record.event, in: scene, at: CACurrentMediaTime())
        }
    }

    // MARK: Events

    /// Records an event before it is handled.
    ///
    /// - Parameter time: The media time, for events without a time.
    package func note(_ event: DisplayEvent, in scene: UIWindowScene, at time: Double) {
        switch event {
        case .pointer(let pointer):
            guard pointer.phase != .hovered else { return }
            advance(to: pointer.time)
            note(pointer, in: scene)
        case .scroll(let scroll):
            advance(to: scroll.time)
            note(scroll)
        case .key(let key):
            advance(to: key.time)
            note(key, in: scene)
        case .text(let text):
            advance(to: time)
            note(text, in: scene)
        case .resized(let mode):
            advance(to: time)
            note(mode, in: scene)
        case .focus(false): leave("The window lost the focus here; a stage's window never does.", at: time)
        case .visibility(false): leave("The window was minimized here; a stage's window never is.", at: time)
        case .focus, .visibility, .composition, .clipboardChanged, .closeRequested, .lost, .frame: return
        }
        if case .key = event {} else { typingKey = nil }
        report()
    }

    /// Times never decrease.
    private func advance(to time: Double) { if time.isFinite, time > now { now = time } }

    private func note(_ pointer: PointerEvent, in scene: UIWindowScene) {
        let contact = RecordedTouches.Contact(kind: pointer.kind, id: pointer.contact)
        let location = pointer.location.x.isFinite && pointer.location.y.isFinite ? pointer.location : nil
        if pointer.kind == .mouse, pointer.button > 1 {
            guard pointer.phase == .began, touches?.isDown(contact) != true, let location else { return }
            return comment(
                "Button \(pointer.button) of the mouse at \(SwiftText.place(location)): a stage has no such button.")
        }
        switch pointer.phase {
        case .began:
            if let location { begin(contact, at: location, in: scene) }
        case .moved:
            if let location { touches?.move(contact, to: location, now) }
        case .ended, .cancelled:
            guard touches?.isDown(contact) == true else { return }
            touches?.end(contact, cancelled: pointer.phase == .cancelled, at: location, now)
            updateTouches()
        case .hovered: break
        }
    }

    private func begin(_ contact: RecordedTouches.Contact, at location: CGPoint, in scene: UIWindowScene) {
        singleModifier = nil
        if touches?.isDown(contact) == true {
            guard contact.kind == .touch else { return }
            // The end of the previous touch was lost.
            touches?.end(contact, cancelled: true, at: nil, now)
            updateTouches()
        }
        guard scene.screen.bounds.contains(location) else {
            return comment("A touch outside of the screen, at \(SwiftText.place(location)).")
        }
        if touches == nil {
            if !modifiers.isEmpty {
                let names = RecordedStep.names(of: modifiers).joined(separator: ", ")
                comment("These keys were down, which a stage's touches cannot have: \(names)")
            }
            touches = RecordedTouches(on: TouchTarget.named(at: location, in: scene), at: now)
            stepOfTouches = test.steps.count
            append(.touches([]))
        }
        touches?.begin(contact, at: location, now)
        updateTouches()
    }

    private func updateTouches() {
        guard let touches else { return }
        replace(stepOfTouches, with: touches.action)
        if touches.isOver { self.touches = nil }
    }

    /// Called when the scene cancels touches and keys.
    private func leave(_ text: String, at time: Double) {
        advance(to: time)
        touches?.cancel(now)
        updateTouches()
        (modifiers, singleModifier) = ([], nil)
        if !test.steps.isEmpty { comment(text) }
    }

    // MARK: Steps

    /// Whether the last step changed so recently that the next event may belong to it.
    var isContinued: Bool { now - lastChange < Self.longestGap }

    func comment(_ text: String) { append(.comment(text)) }

    /// - Parameter start: The start time; `nil` for the current time.
    func append(_ action: RecordedStep.Action, since start: Double? = nil) {
        test.append(RecordedStep(action: action, start: start ?? now))
        changed(test.steps.count - 1)
    }

    func replace(_ step: Int, with action: RecordedStep.Action) {
        test.replace(step, with: action)
        changed(step)
    }

    func removeLast() {
        test.removeLast()
        changed(test.steps.count)
    }

    private func changed(_ step: Int) {
        firstChange = min(firstChange ?? step, step)
        lastChange = now
    }

    private func report() {
        if isHeadNew || firstChange != nil { onChange?(test, isHeadNew ? nil : firstChange) }
        (isHeadNew, firstChange) = (false, nil)
    }
}
