import CoreGraphics
import Foundation

extension UIImage {
    // MARK: - Drawing images

    /// Draws the image into the current context, with its top left corner at `point`. Without a context it has no
    /// effect.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image with a blend mode, with its top left corner at `point`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into the current context, resized to the rectangle. Without a context it has no effect.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image with a blend mode, resized to the rectangle.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isDrawable else { return }
        let pixels = context.convertToDeviceSpace(rect.size)
        let enlargement = max(abs(pixels.width) / max(size.width, 1e-3), abs(pixels.height) / max(size.height, 1e-3))
        guard let image = prepared(tint: nil, traits: .current, drawingScale: isDrawnForEachSize ? enlargement : nil)
        else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(min(max(alpha, 0), 1))
        if capInsets == .zero {
            context.drawUpright(image, in: rect)
        } else {
            ResizableImage(image: image, size: size, capInsets: capInsets, mode: resizingMode)
                .draw(in: rect, of: context)
        }
        context.restoreGState()
    }

    /// Fills the rectangle with the image, repeated from the rectangle's top left corner.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isDrawable,
            let image = prepared(tint: nil, traits: .current)
        else { return }
        context.saveGState()
        context.clip(to: rect)
        ResizableImage.tile(image, of: size, in: rect, of: context)
        context.restoreGState()
    }

    // MARK: - Pixels as shown

    /// Returns the pixels upright and in a color: `tint`, or the image's tint, if any.
    ///
    /// - Parameter drawingScale: The pixels per point of drawings. The default is the image's own scale. Images with
    ///   pixels keep their pixels.
    package func prepared(
        tint: UIColor?, traits: UITraitCollection, isMirrored: Bool = false, drawingScale: CGFloat? = nil,
        part: SymbolPart? = nil
    ) -> CGImage? {
        if case .symbol(let symbol) = content {
            let ownTint = renderingMode == .alwaysTemplate ? nil : attributes.tintColor
            let colors = symbolColors(tint: tint ?? ownTint ?? .black, in: traits)
            let pixels = symbol.pixels(colors, scale: drawingScale ?? scale, traits: traits, part: part)
            guard isMirrored != (imageOrientation == .upMirrored), let pixels else { return pixels }
            return UIImage(cgImage: pixels, scale: 1, orientation: .upMirrored).prepared(tint: nil, traits: traits)
        }
        guard let cgImage = pixels(drawingScale: drawingScale) else {
            return images?.first?.prepared(tint: tint, traits: traits, isMirrored: isMirrored)
        }
        let tint = tint ?? (renderingMode == .alwaysTemplate ? nil : attributes.tintColor)
        let orientation = isMirrored ? imageOrientation.mirrored : imageOrientation
        if orientation == .up && tint == nil && !cgImage.isMask { return cgImage }
        let (width, height) = (cgImage.width, cgImage.height)
        let size =
            orientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        guard let context = CGContext.makeBitmap(size: size, scale: 1, isOpaque: false) else { return nil }
        context.concatenate(orientation.transform(to: size))
        context.drawUpright(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        if let tint {
            context.setBlendMode(.sourceIn)
            context.setFillColor(CGColor(components: tint.renderColor(in: traits)))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return context.takeImage()
    }
}

extension UIImage {
    /// Returns the pixels of the image. A drawing is rendered with a number of pixels per point, by default that of
    /// the screen.
    private func pixels(drawingScale: CGFloat?) -> CGImage? {
        guard case .vector(let vector) = content else { return cgImage }
        return vector.pixels(scale: (drawingScale ?? Self.scaleOfDrawings(in: .current)) / scale)
    }

    /// Returns the pixels per point of drawings that are shown at their size.
    static func scaleOfDrawings(in traits: UITraitCollection) -> CGFloat { displayScale(of: traits) }
}

extension UIImage.Orientation {
    /// Returns the transform from the unit square of the pixels, y down, to an upright image with a size.
    func transform(to size: CGSize) -> CGAffineTransform {
        let (w, h) = (size.width, size.height)
        return switch self {
        case .up: CGAffineTransform(a: w, b: 0, c: 0, d: h, tx: 0, ty: 0)
        case .down: CGAffineTransform(a: -w, b: 0, c: 0, d: -h, tx: w, ty: h)
        case .left: CGAffineTransform(a: 0, b: -h, c: w, d: 0, tx: 0, ty: h)
        case .right: CGAffineTransform(a: 0, b: h, c: -w, d: 0, tx: w, ty: 0)
        case .upMirrored: CGAffineTransform(a: -w, b: 0, c: 0, d: h, tx: w, ty: 0)
        case .downMirrored: CGAffineTransform(a: w, b: 0, c: 0, d: -h, tx: 0, ty: h)
        case .leftMirrored: CGAffineTransform(a: 0, b: h, c: w, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -h, c: -w, d: 0, tx: w, ty: h)
        }
    }
}
