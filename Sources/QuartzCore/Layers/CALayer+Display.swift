import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    // MARK: - Updating the display

    final func displayMarked() {
        guard flags.contains(.needsDisplay) else { return }
        flags.remove(.needsDisplay)
        display()
        displayRect = nil
    }

    final func markNeedsDisplay(_ rect: CGRect?) {
        if let rect, rect.isNull || rect.isEmpty || !isValid(rect, "setNeedsDisplay") { return }
        defer { if !flags.contains(.isUnobserved) { reportChange() } }
        if flags.contains(.needsDisplay) {
            displayRect = rect.flatMap { displayRect?.union($0) }
            // A layer that marked itself while it was drawn has no flush yet.
            context?.setNeedsFlush()
            return
        }
        flags.insert(.needsDisplay)
        displayRect = rect
        context?.layerNeedsDisplay(self)
    }

    final func displayByDelegateOrDrawing() {
        if let delegate {
            delegateDoesNotDisplay = false
            delegate.display(self)
            guard delegateDoesNotDisplay else { return }
            delegate.layerWillDraw(self)
        }
        let part = displayRect?.overlap(with: bounds)
        guard let bitmap = makeBackingStore() else { return setDrawnContents(nil, damage: nil) }
        let old = reusableContents(for: bitmap)
        let clip = old == nil ? nil : part
        guard clip?.isNull != true,
            let context = CGContext(bitmap: bitmap, scale: contentsScale, flipped: true)
        else { return }
        if let old { memcpy(bitmap.data, old.data, bitmap.byteCount) }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        if let clip {
            context.clip(to: pixelAligned(clip))
            if !isOpaque { context.clear(pixelAligned(clip)) }
        }
        drawsNothing = false
        draw(in: context)
        guard !drawsNothing else { return setDrawnContents(nil, damage: nil) }
        let drawn = context.takeBitmap()
        if contentsFormat == .gray8Uint { drawn?.removeColors() }
        setDrawnContents(drawn, damage: clip.map { pixelAligned($0) })
    }

    /// Returns a bitmap with the size of the bounds, or `nil` if the bounds are empty or too large for a bitmap, which
    /// is logged.
    private final func makeBackingStore() -> Bitmap? {
        let scale = contentsScale
        let (width, height) = ((bounds.size.width * scale).rounded(.up), (bounds.size.height * scale).rounded(.up))
        guard width > 0, height > 0, scale > 0 else { return nil }
        let side = CGFloat(Bitmap.largestSide)
        if width <= side, height <= side,
            let bitmap = Bitmap(width: Int(width), height: Int(height), format: isOpaque ? .rgb32 : .argb32)
        {
            return bitmap
        }
        LayerLog.warn("\(type(of: self)) is too large to draw: \(width) by \(height) pixels")
        return nil
    }

    /// Returns the previous contents if only a part has to be drawn again and the rest can be kept.
    private final func reusableContents(for bitmap: Bitmap) -> Bitmap? {
        guard displayRect != nil, contentsObject == nil, case .bitmap(let old)? = properties.contents,
            old.width == bitmap.width, old.height == bitmap.height, old.format == bitmap.format
        else { return nil }
        return old
    }

    /// Returns the rectangle enlarged to whole pixels.
    private final func pixelAligned(_ rect: CGRect) -> CGRect {
        let (scale, origin) = (contentsScale, bounds.origin)
        let minX = ((rect.minX - origin.x) * scale).rounded(.down) / scale + origin.x
        let minY = ((rect.minY - origin.y) * scale).rounded(.down) / scale + origin.y
        let maxX = ((rect.maxX - origin.x) * scale).rounded(.up) / scale + origin.x
        let maxY = ((rect.maxY - origin.y) * scale).rounded(.up) / scale + origin.y
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    private final func setDrawnContents(_ bitmap: Bitmap?, damage: CGRect?) {
        if bitmap == nil, properties.contents == nil { return }
        // Damage that was not committed yet is kept.
        let isSent = !flags.contains(.properties)
        contentsDamage = isSent ? damage : damage.flatMap { contentsDamage?.union($0) }
        properties.contents = bitmap.map { .bitmap($0) }
        contentsObject = nil
        mark(.properties)
    }
}
