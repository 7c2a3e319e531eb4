import CoreGraphics
import Foundation

// The functions of the current context. Each thread has its own current context.

// MARK: - The current context

/// Returns the current drawing context of this thread, or `nil` if the thread does not draw.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.targets.last?.context }

/// Saves a context's graphics state, and makes it the current context until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    context.saveGState()
    ContextStack.current.targets.append(ContextStack.Target(source: ContextSource(context)))
}

/// Restores the context that was current before the last push. Without a pushed context it has no effect.
public func UIGraphicsPopContext() {
    let state = ContextStack.current
    guard let last = state.targets.last, last.imageScale == nil, last.document == nil else { return }
    state.targets.removeLast()
    last.source.made?.restoreGState()
}

/// Runs drawing in a context that is created only if the drawing requests it, and returns the bitmap.
///
/// Returns `nil` if the context was not requested, or cannot be created with that size.
package func drawIntoBitmap(size: CGSize, scale: CGFloat, origin: CGPoint, _ draw: () -> Void) -> Bitmap? {
    let source = ContextSource {
        let context = CGContext.makeBitmap(size: size, scale: scale, isOpaque: false)
        if origin != .zero { context?.translateBy(x: -origin.x, y: -origin.y) }
        return context
    }
    let state = ContextStack.current
    state.targets.append(ContextStack.Target(source: source))
    draw()
    state.targets.removeLast()
    return source.made?.takeBitmap()
}

// MARK: - Rectangles

/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws the four sides of a rectangle, one point thick, inside of it, with the current fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws the four sides of a rectangle, one point thick, inside of it, with the current fill color and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard rect.isDrawable else { return }
    if rect.width <= 2 || rect.height <= 2 { return UIRectFillUsingBlendMode(rect, blendMode) }
    let sides = [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ]
    for side in sides { UIRectFillUsingBlendMode(side, blendMode) }
}

/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
