import CoreGraphics
import Foundation
import RenderServer

/// A view that determines the desktop's cursor in a part of its area.
@MainActor
package protocol CursorProviding: UIView {
    /// Returns the cursor at a point in the coordinates of the view, or `nil` for the cursor of its content.
    func cursor(at point: CGPoint) -> PointerCursor?
}

/// The pointer of a scene: the interactions under it, and its cursor.
@MainActor
final class PointerState {
    private struct Entry { weak var interaction: UIPointerInteraction? }

    private unowned let scene: UIWindowScene
    private var entries: [Entry] = []
    private var isOverText = false
    private var provided: PointerCursor?
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

    // Chosen (Input): Over text that can be selected, the cursor is the desktop's cursor for text, over a link in text
    // that is not editable a hand, and over the edge of a column that can be dragged a cursor for resizing.
    /// Called when the pointer has moved, or content has moved under it, with the view under it.
    ///
    /// - Parameter location: The location in the window of the view.
    func pointerDidMove(over view: UIView?, at location: CGPoint) {
        provided = nil
        var provider = view
        while let current = provider, provided == nil {
            if let current = current as? any CursorProviding {
                provided = current.cursor(at: current.convert(location, from: nil))
            }
            provider = current.superview
        }
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
        let wanted = innermost?.style?.cursor ?? provided ?? (isOverText ? .verticalBeam : .arrow)
        guard wanted != cursor else { return }
        cursor = wanted
        scene.screen.display.setCursor(wanted)
    }
}
