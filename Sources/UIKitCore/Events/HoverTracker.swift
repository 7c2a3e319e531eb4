import CoreGraphics
import RenderServer

/// Sends pointer movements without a pressed button to hover recognizers.
@MainActor
struct HoverTracker {
    private var hovered: [UIHoverGestureRecognizer] = []
    /// The last position of a mouse over the scene; `nil` before a mouse was used.
    private var last: PointerEvent?

    mutating func handle(_ pointer: PointerEvent, in scene: UIWindowScene, environment: GestureEnvironment) {
        guard pointer.kind == .mouse else { return }
        last = pointer
        environment.runTimers(through: pointer.time)
        hover(pointer, in: scene, environment: environment, hasMoved: true)
    }

    /// Records the position of a mouse whose button was released.
    mutating func mouseDidMove(_ pointer: PointerEvent) {
        if last != nil, pointer.kind == .mouse { last = pointer }
    }

    /// Updates the hovered recognizers after content has moved under the resting pointer. Recognizers that are still
    /// under the pointer are not changed.
    mutating func update(in scene: UIWindowScene, environment: GestureEnvironment) {
        guard let last else { return }
        hover(last, in: scene, environment: environment, hasMoved: false)
    }

    private mutating func hover(
        _ pointer: PointerEvent, in scene: UIWindowScene, environment: GestureEnvironment, hasMoved: Bool
    ) {
        guard let hit = SceneInput.hitTest(pointer.location, in: scene, with: nil) else {
            scene.pointerIfMade?.pointerDidMove(over: nil, at: pointer.location)
            return leave(environment: environment)
        }
        scene.pointer.pointerDidMove(over: hit.view, at: hit.location)
        var under: [UIHoverGestureRecognizer] = []
        var view: UIView? = hit.view
        while let current = view {
            for case let recognizer as UIHoverGestureRecognizer in current.recognizers ?? []
            where recognizer.isEnabled {
                under.append(recognizer)
            }
            view = current.superview
        }
        guard !under.isEmpty || !hovered.isEmpty else { return }
        let left = hovered.filter { old in !under.contains { $0 === old } }
        let entered = hasMoved ? under : under.filter { new in !hovered.contains { $0 === new } }
        hovered = under
        for recognizer in left { environment.hover(recognizer, at: nil, in: hit.window) }
        for recognizer in entered { environment.hover(recognizer, at: hit.location, in: hit.window) }
    }

    /// Ends hovering, for example when the scene loses the focus.
    mutating func end(environment: GestureEnvironment) {
        last = nil
        leave(environment: environment)
    }

    private mutating func leave(environment: GestureEnvironment) {
        let left = hovered
        hovered = []
        for recognizer in left { environment.hover(recognizer, at: nil, in: nil) }
    }
}
