import CoreGraphics
import Foundation

/// Which of the two controllers of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that was shown before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is shown after.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is shown before and not after.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is shown after and not before.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator knows of the transition it draws, and how it says that it is done.
///
/// UIKit makes the object and hands it to the animator; applications do not conform to it.
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    // MARK: Getting the transition's state

    /// The view in which the transition happens. The animator adds the incoming view to it.
    var containerView: UIView { get }
    /// Whether there is anything to animate; custom presentations call their animator also where there is not.
    var isAnimated: Bool { get }
    /// Whether fingers drive the transition at this moment.
    var isInteractive: Bool { get }
    /// Whether the transition has been turned round, so that it ends with what was there before.
    var transitionWasCancelled: Bool { get }
    /// How the presented controller is presented; `custom` for transitions that are no presentations.
    var presentationStyle: UIModalPresentationStyle { get }

    // MARK: Getting the controllers and views

    /// The controller of one side; `nil` for a side without one.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes or goes; `nil` where a side's view stays where it is, as that of a presenter under a sheet.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is before the transition, in the container's space; zero where it is not there.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view shall be after the transition, in the container's space; zero where it is not there.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// The rotation between the two sides; always none, since windows here are not rotated by transforms.
    var targetTransform: CGAffineTransform { get }

    // MARK: Driving the transition

    /// Reports how far an interaction has come, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Stops where it is a transition that runs by itself, so that an interaction can take over.
    func pauseInteractiveTransition()
    /// Reports that the interaction is over and the transition goes on to its end.
    func finishInteractiveTransition()
    /// Reports that the interaction is over and the transition goes back.
    func cancelInteractiveTransition()

    /// Ends the transition: views are taken away, the did-callbacks are sent, completions are called. An animator calls
    /// this once, when its animations are over, with `!transitionWasCancelled`. Further calls do nothing.
    func completeTransition(_ didComplete: Bool)
}
