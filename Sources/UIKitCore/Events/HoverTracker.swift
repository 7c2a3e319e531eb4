import CoreGraphics
import RenderServer

/// Sends pointer movements without a pressed button to hover recognizers.
@MainActor
struct HoverTracker {
    private var hovered: [UIHoverGestureRecognizer] = []

    mutating func handle(_ pointer: PointerEvent, in scene: UIWindowScene, environment: GestureEnvironment) {
        guard pointer.kind == .mouse else { return }
        environment.runTimers(through: pointer.time)
        guard let hit = SceneInput.hitTest(pointer.location, in: scene, with: nil) else {
            scene.pointerIfMade?.pointerDidMove(over: nil)
            return end(environment: environment)
        }
        scene.pointer.pointerDidMove(over: hit.view)
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
        hovered = under
        for recognizer in left { environment.hover(recognizer, at: nil, in: hit.window) }
        for recognizer in under { environment.hover(recognizer, at: hit.location, in: hit.window) }
    }

    mutating func end(environment: GestureEnvironment) {
        let left = hovered
        hovered = []
        for recognizer in left { environment.hover(recognizer, at: nil, in: nil) }
    }
}
