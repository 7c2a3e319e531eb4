import CoreGraphics
import Foundation

// MARK: - Image contexts

/// Makes an image of this size, one pixel a point, the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Makes an image the current context, until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: In points. One without area or too large makes no context.
///   - opaque: Whether the image has no alpha, and is black where nothing is drawn.
///   - scale: Pixels a point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.current.displayScale
    guard let context = CGContext.makeBitmap(size: size, scale: scale, isOpaque: opaque) else {
        Log.drawing.error("UIGraphicsBeginImageContext: no context of \(size.width) × \(size.height) points.")
        return
    }
    ContextStack.current.targets.append(ContextStack.Target(source: ContextSource(context), imageScale: max(scale, 1)))
}

/// What was drawn into the current image context so far. `nil` where the current context is of another kind.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let target = ContextStack.current.targets.last, let scale = target.imageScale else { return nil }
    return target.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current image context. Does nothing where the current context is of another kind.
public func UIGraphicsEndImageContext() {
    let state = ContextStack.current
    if state.targets.last?.imageScale != nil { state.targets.removeLast() }
}
