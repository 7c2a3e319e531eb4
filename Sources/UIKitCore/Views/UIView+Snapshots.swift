import Foundation
import QuartzCore

extension UIView {
    // MARK: Capturing a view snapshot

    func snapshot(of rect: CGRect, _ afterUpdates: Bool, _ capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        if afterUpdates { layoutIfNeeded() }
        let scale = window?.screen.scale ?? layer.contentsScale
        guard let snapshot = layer.snapshot(of: rect, scale: scale) else { return nil }
        if capInsets != .zero {
            snapshot.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
                height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
        }
        return snapshot
    }

    func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.drawTree(in: context)
        context.restoreGState()
        return true
    }
}

extension CALayer {
    /// Returns a view with a picture of a part of the layer and its sublayers, in the layer's coordinate space. Returns
    /// `nil` if memory is exhausted.
    @MainActor
    func snapshot(of rect: CGRect, scale: CGFloat) -> UIView? {
        let bitmap = drawIntoBitmap(size: rect.size, scale: scale, origin: rect.origin) {
            if let context = UIGraphicsGetCurrentContext() { drawTree(in: context) }
        }
        guard let bitmap else { return nil }
        let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.layer.contentsScale = scale
        snapshot.layer.contents = bitmap
        return snapshot
    }
}

/// A snapshot of a view: its layer has the contents, and nothing is drawn.
private final class SnapshotView: UIView {
    override func display(_ layer: CALayer) {}
}
