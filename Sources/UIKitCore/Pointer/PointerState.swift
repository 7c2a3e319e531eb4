import CoreGraphics
import Foundation
import RenderServer

/// The pointer of a scene: the interactions under it, and its cursor.
@MainActor
final class PointerState {
    private struct Entry { weak var interaction: UIPointerInteraction? }

    private unowned let scene: UIWindowScene
    private var entries: [Entry] = []
    private var isOverText = false
    private var cursor = PointerCursor.arrow

    init(of scene: UIWindowScene) { self.scene = scene }

    nonisolated deinit {}

    func add(_ interaction: UIPointerInteraction) {
        entries.removeAll { $0.interaction == nil || $0.interaction === interaction }
        entries.append(Entry(interaction: interaction))
        update()
    }

    func remove(_ interaction: UIPointerInteraction) {
        entries.removeAll { $0.interaction == nil || $0.interaction === interaction }
        update()
    }

    // Chosen (Input): Over text that can be selected, the cursor is the desktop's cursor for text.
    /// Called when the pointer has moved, with the view under it.
    func pointerDidMove(over view: UIView?) {
        var current = view
        while let candidate = current, !(candidate is any UITextInput) { current = candidate.superview }
        isOverText = current?.canBecomeFirstResponder == true
        update()
    }

    private func update() {
        func depth(_ view: UIView?) -> Int {
            var (count, current) = (0, view)
            while let view = current { (count, current) = (count + 1, view.superview) }
            return count
        }
        let active = entries.compactMap(\.interaction)
        let innermost = active.max { depth($0.view) < depth($1.view) }
        for interaction in active { interaction.showEffect(interaction === innermost) }
        let wanted = innermost?.style?.cursor ?? (isOverText ? .verticalBeam : .arrow)
        guard wanted != cursor else { return }
        cursor = wanted
        scene.screen.display.setCursor(wanted)
    }
}
