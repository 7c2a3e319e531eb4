import CoreGraphics
import Foundation

// MARK: - Image contexts

/// Begins an image context with a size and one pixel per point, and makes it the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context, which is the current context until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points. If it is empty or too large, no context is created.
///   - opaque: Whether the image has no alpha. Its background is black.
///   - scale: The pixels per point, or 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.current.displayScale
    guard let context = CGContext.makeBitmap(size: size, scale: scale, isOpaque: opaque) else {
        Log.drawing.error(
            "UIGraphicsBeginImageContext: a context of \(size.width) × \(size.height) points cannot be created.")
        return
    }
    ContextStack.current.targets.append(ContextStack.Target(source: ContextSource(context), imageScale: max(scale, 1)))
}

/// Returns the present contents of the current image context, or `nil` if the current context has a different kind.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let target = ContextStack.current.targets.last, let scale = target.imageScale else { return nil }
    return target.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current image context. If the current context has a different kind, it has no effect.
public func UIGraphicsEndImageContext() {
    let state = ContextStack.current
    if state.targets.last?.imageScale != nil { state.targets.removeLast() }
}
