import Foundation
import QuartzCore

extension UIView {
    // MARK: Animating views without blocks

    /// Begins to animate changes of views, until `commitAnimations()`. Calls can be nested.
    ///
    /// - Parameters:
    ///   - animationID: A name, which the methods of the delegate receive.
    ///   - context: Is not used: methods that are called by name receive no pointer.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        BegunAnimation(animationID).begin()
    }

    /// Ends the changes of the last `beginAnimations(_:context:)`. Has no effect without one.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func commitAnimations() { UIContext.current.begunAnimations.popLast()?.commit() }

    private static var begun: BegunAnimation? { UIContext.current.begunAnimations.last }

    /// Sets the object whose methods are called. It is referenced weakly. Has no effect outside of an animation, as the
    /// following methods.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelegate(_ delegate: Any?) { begun?.delegate = delegate as AnyObject? }

    /// Sets the method that is called when the animations begin: a name of the delegate's `namedActions`, with the
    /// animation's name as the sender.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationWillStart(_ selector: Selector?) { begun?.willStart = selector }

    /// Sets the method that is called when all animations have ended: a name of the delegate's `namedActions`, with the
    /// animation's name, and a `Bool` of whether they have finished.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDidStop(_ selector: Selector?) { begun?.didStop = selector }

    /// Sets the duration of later changes in seconds. The default is 0.2.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) { begun?.settings.duration = duration }

    /// Sets the delay of later changes in seconds. The default is 0.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) { begun?.settings.delay = delay }

    /// Sets the curve of later changes. The default is `easeInOut`.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { begun?.settings.curve = curve }

    /// Sets how often later changes are repeated. The default is 0: once. NaN is treated as 0.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) { begun?.settings.repeatCount = repeatCount }

    /// Sets whether later changes are also animated in reverse. The default is `false`.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        begun?.settings.autoreverses = repeatAutoreverses
    }

    /// Sets whether later changes begin from the values on the screen. The default is `false`.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        begun?.settings.beginsFromCurrentState = fromCurrentState
    }
}
