import CoreGraphics
import Foundation

/// The base class of graphics renderers. A renderer has a drawing space and a format for its results.
open class UIGraphicsRenderer: NSObject {
    /// The format of the results.
    open internal(set) var format: UIGraphicsRendererFormat

    /// Whether the results are images.
    open var allowsImageOutput: Bool { false }

    /// Creates a renderer with a drawing space, in points, and the default format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer with a drawing space, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.format = format.copy() as? UIGraphicsRendererFormat ?? format
        self.format.bounds = bounds
    }

    // MARK: - Drawing

    /// Returns a context for a format, or `nil` if its drawing space is empty or too large. Subclasses override it to
    /// draw into their own contexts. The default is `nil`.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

    /// Called with a new context before the drawing, to set its state. The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - context: The context.
    ///   - rendererContext: The argument of the drawing.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

    /// Draws into a new context, which is the current context while the drawing runs.
    ///
    /// - Parameters:
    ///   - drawingActions: The drawing.
    ///   - completionActions: Called after the drawing with the same argument, for example to read the pixels.
    /// - Throws: An error if there is no context: the drawing space is empty or too large.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        guard let context = type(of: self).context(with: format) else { throw CocoaError(.featureUnsupported) }
        run(rendererContext(context), drawingActions, completionActions)
    }

    final func run(
        _ rendererContext: UIGraphicsRendererContext, _ drawingActions: (UIGraphicsRendererContext) -> Void,
        _ completionActions: ((UIGraphicsRendererContext) -> Void)?
    ) {
        let context = rendererContext.cgContext
        type(of: self).prepare(context, with: rendererContext)
        UIGraphicsPushContext(context)
        drawingActions(rendererContext)
        UIGraphicsPopContext()
        completionActions?(rendererContext)
    }

    /// Returns the argument of the drawing.
    func rendererContext(_ context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsRendererContext(cgContext: context, format: format)
    }
}
