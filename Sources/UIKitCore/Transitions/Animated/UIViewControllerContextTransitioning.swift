import CoreGraphics
import Foundation

/// Keys of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is visible before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Keys of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that disappears.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that appears.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Provides an animator with the state of its transition. The animator calls it to end the transition.
///
/// UIKit creates the object and passes it to the animator; applications do not conform to the protocol. Follows
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    // MARK: Getting the transition's state

    /// The view in which the transition takes place. The animator adds the incoming view to it.
    var containerView: UIView { get }
    /// Whether the transition is animated. Custom presentations call their animator also if it is not.
    var isAnimated: Bool { get }
    /// Whether an interaction drives the transition at this moment.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled, so that it ends with the previous controller.
    var transitionWasCancelled: Bool { get }
    /// The presentation style of the presented controller; `custom` for transitions that are not presentations.
    var presentationStyle: UIModalPresentationStyle { get }

    // MARK: Getting the controllers and views

    /// Returns the controller of one side; `nil` if the side has no controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that appears or disappears; `nil` if the side's view remains in its place, as under a sheet.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view before the transition, in the container's coordinate space; zero if it
    /// is not visible.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view after the transition, in the container's coordinate space; zero if it
    /// is not visible.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// The rotation between the two sides; always the identity, since windows are not rotated by transforms.
    var targetTransform: CGAffineTransform { get }

    // MARK: Driving the transition

    /// Reports the progress of an interaction, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Pauses a running transition, so that an interaction can drive it.
    func pauseInteractiveTransition()
    /// Reports that the interaction is over and the transition continues to its end.
    func finishInteractiveTransition()
    /// Reports that the interaction is over and the transition runs back.
    func cancelInteractiveTransition()

    /// Ends the transition: views are removed, the did-callbacks are sent, completions are called. An animator calls
    /// this once, when its animations are over, with `!transitionWasCancelled`. Further calls are ignored.
    func completeTransition(_ didComplete: Bool)
}
