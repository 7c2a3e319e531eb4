import CoreGraphics
import RenderServer

extension InputRecorder {
    // MARK: The wheel and the window's size

    func note(_ scroll: ScrollEvent) {
        guard [scroll.location.x, scroll.location.y, scroll.delta.dx, scroll.delta.dy].allSatisfy(\.isFinite) else {
            return
        }
        let continues = stepOfScrolling == test.steps.count - 1 && isContinued
        let (dx, dy) = continues ? (scrolled.dx, scrolled.dy) : (0, 0)
        scrolled = CGVector(dx: dx + scroll.delta.dx, dy: dy + scroll.delta.dy)
        let delta = SwiftText.place(CGPoint(x: scrolled.dx, y: scrolled.dy))
        let text = "The wheel, by \(delta) at \(SwiftText.place(scroll.location)): a stage has no wheel."
        if continues { replace(test.steps.count - 1, with: .comment(text)) } else { comment(text) }
        stepOfScrolling = test.steps.count - 1
    }

    func note(_ mode: DisplayMode, in scene: UIWindowScene) {
        let screen = scene.screen
        guard mode.size != screen.bounds.size || mode.scale != screen.scale else { return }
        // The program or a key rotated the device, and will do so on the stage.
        if scene.pendingRotation?.fits(mode.size, after: screen.bounds.size) == true { return }
        guard let last = test.steps.last else {
            (test.size, test.scale, isHeadNew) = (mode.size, mode.scale, true)
            return
        }
        guard case .resize(_, let scale) = last.action, isContinued else {
            return append(.resize(mode.size, scale: mode.scale == screen.scale ? nil : mode.scale))
        }
        let hasScale = scale != nil || mode.scale != screen.scale
        replace(test.steps.count - 1, with: .resize(mode.size, scale: hasScale ? mode.scale : nil))
    }
}
