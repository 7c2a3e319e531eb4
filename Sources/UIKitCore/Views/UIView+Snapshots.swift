import Foundation
import QuartzCore

extension UIView {
    // MARK: Capturing a view snapshot

    func snapshot(of rect: CGRect, _ afterUpdates: Bool, _ capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        if afterUpdates { layoutIfNeeded() }
        let scale = window?.screen.scale ?? layer.contentsScale
        let bitmap = drawIntoBitmap(size: rect.size, scale: scale, origin: rect.origin) {
            if let context = UIGraphicsGetCurrentContext() { layer.drawTree(in: context) }
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

/// A snapshot of a view: its layer has the contents, and nothing is drawn.
private final class SnapshotView: UIView {
    override func display(_ layer: CALayer) {}
}
