import Foundation

extension CALayer {
    // MARK: - Updating the display

    /// Whether the layer was marked for display and has not been drawn yet.
    public final func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    /// Draws the layer at once if it was marked.
    public final func displayIfNeeded() {
        guard flags.contains(.needsDisplay) else { return }
        flags.remove(.needsDisplay)
        display()
    }

    final func markNeedsDisplay(_ rect: CGRect?) {
        if let rect, rect.isNull || rect.isEmpty || !isValid(rect, "setNeedsDisplay") { return }
        if flags.contains(.needsDisplay) {
            displayRect = rect.flatMap { displayRect?.union($0) }
            return
        }
        flags.insert(.needsDisplay)
        displayRect = rect
        context?.layerNeedsDisplay(self)
    }
}
