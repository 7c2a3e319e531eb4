import Foundation
import QuartzCore

extension UIView {
    // MARK: Capturing a view snapshot

    /// A view with a snapshot of this one and all that is in it, of the same size; `nil` for a view without area.
    ///
    /// - Parameter afterUpdates: Whether layout and drawing that are due are done first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view with a snapshot of a part of this one, which stretches between insets when it is resized; `nil` for a
    /// part without area.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's own space.
    ///   - afterUpdates: Whether layout and drawing that are due are done first.
    ///   - capInsets: The edges of the snapshot that keep their size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        if afterUpdates { layoutIfNeeded() }
        let scale = window?.screen.scale ?? layer.contentsScale
        let bitmap = drawIntoBitmap(size: rect.size, scale: scale, origin: rect.origin) {
            if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
        }
        guard let bitmap else { return nil }
        let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.layer.contentsScale = scale
        snapshot.layer.contents = bitmap
        if capInsets != .zero {
            snapshot.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
                height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
        }
        return snapshot
    }

    /// Draws the view and all that is in it into the current graphics context, into a rectangle of it.
    ///
    /// - Returns: Whether there was anything to draw, and a context to draw it in.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}

/// A snapshot of a view: its layer has the contents, and nothing is drawn.
private final class SnapshotView: UIView {
    override func display(_ layer: CALayer) {}
}
