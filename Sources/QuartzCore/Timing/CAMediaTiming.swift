import Foundation

/// A place in a hierarchy of time: what animations and layers have. Times are seconds of the parent's time.
///
/// The own time is `(parent's time - beginTime) * speed + timeOffset`. A layer whose speed is 0 stands still.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// When the own time begins, in the parent's time. 0 in an animation means "when it is committed".
    var beginTime: CFTimeInterval { get set }
    /// How long one pass lasts.
    var duration: CFTimeInterval { get set }
    /// How fast the own time goes.
    var speed: Float { get set }
    /// Added to the own time.
    var timeOffset: CFTimeInterval { get set }
    /// How often the pass is repeated; may be a fraction. 0 counts as once.
    var repeatCount: Float { get set }
    /// How long the pass is repeated; 0 leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass goes back to its beginning, which takes as long again.
    var autoreverses: Bool { get set }
    /// What is shown before the begin and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}
