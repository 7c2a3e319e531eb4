import CoreGraphics
import QuartzCore
import RenderServer

/// Writes what a user does in a window as a test for a stage: events in, Swift out.
///
/// What a touch is for is looked up when the finger comes down, before the program handles it; so the step is there
/// before the program can stop because of it, and a view that goes away meanwhile has its name already. A step may
/// change until the next one begins: keys become the text that they type, and what belongs together is one line.
@MainActor
package final class InputRecorder {
    /// Seconds within which wheel, sizes and typed text belong together. (Chosen.)
    static let longestGap = 0.5

    var test: RecordedTest
    /// Called after each change, with the first step that is another now; `nil` where what comes before the steps is.
    var onChange: ((_ test: RecordedTest, _ step: Int?) -> Void)?

    /// The time of the event that is noted.
    private(set) var now: Double
    private var touches: RecordedTouches?
    private var stepOfTouches = 0
    /// What the wheel has scrolled in the last step.
    var scrolled = CGVector.zero
    var stepOfScrolling: Int?

    /// The modifier keys that are down.
    var modifiers: UIKeyModifierFlags = []
    /// The modifier key that went down last, if nothing else was used since.
    var loneModifier: (usage: UIKeyboardHIDUsage, start: Double)?
    /// The key that went down last, if it may type what comes now.
    var typingKey: UIKeyboardHIDUsage?
    /// When text was typed last.
    var lastText = -Double.infinity

    private var firstChange: Int?
    var isHeadNew = false
    private var lastChange = -Double.infinity

    /// - Parameters:
    ///   - day: The day in the test's title.
    ///   - screen: The screen of the window.
    ///   - start: The media time from which pauses count.
    package init(day: String?, screen: UIScreen, since start: Double) {
        test = RecordedTest(
            day: day, size: screen.bounds.size, scale: screen.scale, safeAreaInsets: screen.safeAreaInsets, start: start
        )
        now = start
    }

    nonisolated deinit {}

    /// The test until now.
    package var text: String { test.text }

    /// Notes from now on what displays report.
    package func follow(_ probe: Probe<EventRecord>) {
        probe.subscribe { [self] record in
            guard let scene = record.scene.object as? UIWindowScene else { return }
            note(record.event, in: scene, at: CACurrentMediaTime())
        }
    }

    // MARK: Events

    /// Notes an event before it is handled.
    ///
    /// - Parameter time: The media time, for events that do not say theirs.
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

    /// Times never go back.
    private func advance(to time: Double) { if time.isFinite, time > now { now = time } }

    private func note(_ pointer: PointerEvent, in scene: UIWindowScene) {
        let contact = RecordedTouches.Contact(kind: pointer.kind, id: pointer.contact)
        let location = pointer.location.x.isFinite && pointer.location.y.isFinite ? pointer.location : nil
        if pointer.kind == .mouse, pointer.button > 1 {
            guard pointer.phase == .began, touches?.isDown(contact) != true, let location else { return }
            return comment("Button \(pointer.button) of the mouse at \(SwiftText.place(location)): a stage has none.")
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
        loneModifier = nil
        if touches?.isDown(contact) == true {
            guard contact.kind == .touch else { return }
            // Its end was lost.
            touches?.end(contact, cancelled: true, at: nil, now)
            updateTouches()
        }
        guard scene.screen.bounds.contains(location) else {
            return comment("A touch outside of the screen, at \(SwiftText.place(location)).")
        }
        if touches == nil {
            if !modifiers.isEmpty {
                let names = RecordedStep.names(of: modifiers).joined(separator: ", ")
                comment("These keys were down, of which a stage's touches know nothing: \(names)")
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

    /// The scene cancels touches and keys.
    private func leave(_ text: String, at time: Double) {
        advance(to: time)
        touches?.cancel(now)
        updateTouches()
        (modifiers, loneModifier) = ([], nil)
        if !test.steps.isEmpty { comment(text) }
    }

    // MARK: Steps

    /// Whether the last step changed so little ago that what comes may be a part of it.
    var isContinued: Bool { now - lastChange < Self.longestGap }

    func comment(_ text: String) { append(.comment(text)) }

    /// - Parameter start: When it began; `nil` for now.
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
