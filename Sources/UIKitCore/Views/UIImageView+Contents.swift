import CoreGraphics
import Foundation
import QuartzCore

extension UIImageView {
    // MARK: - Contents

    func showImage(in layer: CALayer) {
        if let symbolEffects, showSymbol(by: symbolEffects) {
            layer.contents = nil
            return layer.needsDisplayOnBoundsChange = true
        }
        guard let image = shownImage, let pixels = pixels(of: image, drawingScale: drawingScale(of: image)) else {
            layer.contents = nil
            layer.needsDisplayOnBoundsChange = false
            return
        }
        let isTiled = image.capInsets != .zero && image.resizingMode == .tile && contentMode == .scaleToFill
        layer.needsDisplayOnBoundsChange = isTiled || image.isDrawnForEachSize && contentMode.resizes
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        if isTiled, let tiled = tiled(image, pixels) {
            layer.contentsScale = image.shownScale(in: traitCollection)
            layer.contents = tiled
            return
        }
        layer.contentsScale = image.shownScale(in: traitCollection)
        layer.contentsCenter = Self.center(of: image)
        layer.contents = pixels
    }

    /// Shows a symbol in the layers of its effects. Returns `false` for images that are not symbols.
    private func showSymbol(by effects: SymbolEffects) -> Bool {
        guard let image = shownImage, image.isSymbolImage else {
            effects.show(nil) { _ in nil }
            return false
        }
        let scale = drawingScale(of: image)
        effects.show(image) { pixels(of: image, drawingScale: scale, part: $0) }
        return true
    }

    /// Returns the upright pixels, tinted for a template image, and mirrored in a right-to-left interface.
    private func pixels(
        of image: UIImage, drawingScale: CGFloat? = nil, part: SymbolPart? = nil
    ) -> CGImage? {
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return image.prepared(
            tint: image.showsTint ? tintColor : nil,
            traits: image.hasDynamicSymbolColors
                ? traitsWithTint : image.attributes.tintColor.map(traits(for:)) ?? traitCollection,
            isMirrored: isMirrored,
            drawingScale: drawingScale, part: part)
    }

    // Chosen (Views): Images that adjust their size for accessibility
    // (`adjustsImageSizeForAccessibilityContentSizeCategory`) grow as body text does.
    /// Pixels per point of a drawn image: its own scale, increased if the view resizes it.
    private func drawingScale(of image: UIImage) -> CGFloat? {
        let (size, bounds) = (image.size, bounds.size)
        guard image.isDrawnForEachSize, contentMode.resizes, size.width > 0, size.height > 0, bounds.width > 0,
            bounds.height > 0
        else { return image.isDrawn ? image.shownScale(in: traitCollection) : nil }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        return image.shownScale(in: traitCollection)
            * (contentMode == .scaleAspectFit ? min(across, down) : max(across, down))
    }

    /// Returns the stretchable part, as a fraction of the image.
    private static func center(of image: UIImage) -> CGRect {
        let (size, caps) = (image.size, image.capInsets)
        guard caps != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let left = min(max(caps.left / size.width, 0), 1)
        let top = min(max(caps.top / size.height, 0), 1)
        return CGRect(
            x: left, y: top, width: max(0, 1 - left - max(caps.right / size.width, 0)),
            height: max(0, 1 - top - max(caps.bottom / size.height, 0)))
    }

    /// Returns the image resized to the bounds with a repeated middle.
    private func tiled(_ image: UIImage, _ pixels: CGImage) -> CGImage? {
        guard let context = CGContext.makeBitmap(size: bounds.size, scale: image.scale, isOpaque: false) else {
            return nil
        }
        ResizableImage(image: pixels, size: image.size, capInsets: image.capInsets, mode: .tile)
            .draw(in: CGRect(origin: .zero, size: bounds.size), of: context)
        return context.takeImage()
    }

    // MARK: - Animated images

    /// Plays the displayed image if it is animated and the view is in a window.
    func playAnimatedImage() {
        guard animationImages == nil, highlightedAnimationImages == nil else { return }
        if shownImage?.images != nil, window != nil { play() } else if isAnimating { stopAnimating() }
    }

    /// Lets the render server animate the contents, without work on the main thread.
    func play() {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        let images = own ?? shownImage?.images ?? []
        let frames = images.compactMap { pixels(of: $0) }
        guard !frames.isEmpty else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = frames
        animation.calculationMode = .discrete
        let wanted = own == nil ? shownImage?.duration ?? 0 : animationDuration
        animation.duration = wanted > 0 && wanted.isFinite ? wanted : Double(frames.count) / 30
        animation.repeatCount = own != nil && animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        if layer.contents == nil, let first = images.first { layer.contentsScale = first.scale }
        layer.add(animation, forKey: Self.animationKey)
    }
}

extension UIImageView: TextDisplaying {
    package var textInMessages: String { "" }

    /// Returns the image's baseline, in a view of the image's height; centered in a taller view.
    package func textBaselines(forWidth width: CGFloat) -> TextBaselines? {
        guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
        let height = image.size.height
        return TextBaselines(
            firstFromTop: height - offset, lastFromTop: height - offset, height: height, share: 0.5)
    }
}

extension UIView.ContentMode {
    fileprivate var resizes: Bool { [.scaleToFill, .scaleAspectFit, .scaleAspectFill].contains(self) }
}
