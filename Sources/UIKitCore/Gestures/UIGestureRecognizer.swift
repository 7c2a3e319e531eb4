import Foundation
import QuartzCore

/// The base class of gesture recognizers, such as taps, pans and pinches, and of custom ones.
///
/// A recognizer is attached to a view and receives the touches of that view and its descendants before these views do.
/// While it is undecided, the views receive the touches, too, unless it delays them. Once it recognizes a gesture, the
/// touches are canceled for the views (`cancelsTouchesInView`) and for recognizers that may not share them.
///
/// A custom subclass overrides the `touches…` methods, sets `state` in them (`.failed` if the touches do not match),
/// and clears its own state in `reset()`. Access to these members needs no further import.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigesturerecognizer>.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    // MARK: Initializing a gesture recognizer

    /// Creates a recognizer that calls a method of its target by name, as key commands do (see ``NamedActions``), when
    /// `state` changes to a recognized state. The target is not retained. If either argument is `nil`, no method is
    /// called.
    ///
    /// The designated initializer, which subclasses call and override.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without an action.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer that calls a method of its target, which is not retained, when `state` changes to a
    /// recognized state: `UITapGestureRecognizer(target: self, action: ViewController.tapped)`.
    public convenience init<T: AnyObject>(target: T?, action: @escaping @MainActor (T) -> @MainActor () -> Void) {
        self.init()
        if let target { addTarget(target, action: action) }
    }

    /// Creates a recognizer that calls a method of its target with the recognizer as the argument.
    public convenience init<T: AnyObject, R: UIGestureRecognizer>(
        target: T?, action: @escaping @MainActor (T) -> @MainActor (R) -> Void
    ) {
        self.init()
        if let target { addTarget(target, action: action) }
    }

    /// Creates a recognizer from a storyboard or nib. Other coders create one without an action.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
        if let coder = coder.ofDocument { decode(from: coder) }
    }

    nonisolated deinit {}

    /// Decodes the recognizer's attributes. Overrides call `super` first.
    ///
    /// A recognizer of a program's class is created by its `init()`, since `init?(coder:)` cannot be `required` in
    /// classes with custom initializers; this call follows.
    func decode(from coder: DocumentCoder) { decodeRecognizer(from: coder) }

    /// The properties that storyboards and nibs set by name: see `NamedProperties`. Overrides add to the table of
    /// `super`.
    open class var namedProperties: NamedProperties { recognizerProperties }

    // MARK: Adding and removing targets and actions

    /// Adds a method to call by name, as key commands do (see ``NamedActions``). The method may have the recognizer as
    /// its parameter. Adding the same method of the same target again has no effect.
    open func addTarget(_ target: Any, action: Selector) { add(target, action) }

    /// Removes a method that was added by name. `nil` for the action removes all methods of the target; `nil` for the
    /// target removes the methods of all targets.
    open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

    // MARK: Managing gesture-related interactions

    /// The delegate, which is called for touches and for other recognizers. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { OptionalMethods.gestureRecognizer.check(delegate) }
    }

    // MARK: Storyboards and nibs

    /// Called after the recognizer, created by a storyboard or nib, is connected: its outlets are set. Overrides call
    /// `super`.
    open func awakeFromNib() {}

    /// Called when Interface Builder draws the recognizer, which never happens on Linux. Overrides call `super`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Getting the recognizer's state and view

    /// The recognizer's state. Subclasses set it, and may find it unchanged afterwards: recognition requires the
    /// consent of the view, the delegate, and the recognizers that must fail first.
    open var state: State {
        get { stateStorage }
        set { arbiter.request(newValue, of: self) }
    }

    /// The view the recognizer is attached to.
    open package(set) weak var view: UIView? {
        get { viewReference.wrappedValue }
        set { viewReference.wrappedValue = newValue }
    }
    private var viewReference = SharedWeak<UIView>()

    /// Whether the recognizer receives touches. The default is `true`. Setting it to `false` cancels an active
    /// gesture.
    open var isEnabled = true {
        didSet {
            guard oldValue, !isEnabled else { return }
            arbiter.cancel(self)
        }
    }

    /// The pressed buttons of the pointer in the present event.
    open var buttonMask: UIEvent.ButtonMask { environment?.event?.buttonMask ?? [] }

    /// The pressed modifier keys in the present event.
    open var modifierFlags: UIKeyModifierFlags { environment?.event?.modifierFlags ?? [] }

    /// A name for logs; `nil` by default.
    open var name: String?

    /// Whether the recognizer recognizes a single tap of one finger, as many controls do.
    var isSingleTap: Bool { false }

    /// Returns whether the gesture that is about to begin is a drag of one finger along the x-axis of a view.
    func isDrag(along view: UIView) -> Bool { false }

    // MARK: Canceling and delaying touches

    /// Whether the view's touches are canceled (`touchesCancelled`) when the gesture is recognized. The default is
    /// `true`.
    open var cancelsTouchesInView = true

    /// Whether touches are withheld from the view while the recognizer is undecided. The default is `false`.
    open var delaysTouchesBegan = false

    /// Whether the end of a touch is withheld from the view until the recognizer has failed. The default is `true`.
    open var delaysTouchesEnded = true

    // MARK: Recognizing different gestures

    /// The types of touches (raw values of `UITouch.TouchType`) that the recognizer receives; all by default.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// Whether touches of a type different from the first one are ignored. The default is `true`.
    open var requiresExclusiveTouchType = true

    /// Makes the recognizer wait until a given recognizer of the same touches has failed. If the given recognizer
    /// succeeds, this one fails. The given recognizer is not retained. In a cycle of such requirements, one recognizer
    /// succeeds.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: Getting the touches and location of a gesture

    /// Returns the location of the gesture in the coordinate space of a view (the window's for `nil`): the centroid of
    /// its touches, or after their end the last centroid.
    open func location(in view: UIView?) -> CGPoint { convert(centroidInWindow ?? lastLocationInWindow, to: view) }

    /// Returns the location of a touch in the coordinate space of a view (the window's for `nil`). It is an error if
    /// the index is not below `numberOfTouches`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.indices.contains(touchIndex) else {
            reportTouchIndex(touchIndex)
            return location(in: view)
        }
        return convert(trackedTouches[touchIndex].locationInWindow, to: view)
    }

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { trackedTouches.count }

    // MARK: Methods for subclasses: touches

    /// Called when touches in the view have begun. The default implementation has no effect.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // A plain recognizer never recognizes, and must not delay the touches.
        if type(of: self) == UIGestureRecognizer.self { state = .failed }
    }

    /// Called when touches have moved. The default implementation has no effect.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches have ended. The default implementation has no effect.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system has canceled touches. The default implementation has no effect. If no touches remain,
    /// the gesture is canceled afterwards, or fails.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Ignores a touch: the recognizer receives no further changes of it, and no longer affects its delivery to the
    /// view.
    open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

    /// Called when the gesture is over, before `state` returns to `possible`. The default implementation has no
    /// effect.
    open func reset() {}

    // MARK: Methods for subclasses: other recognizers

    /// Returns whether a given recognizer of the same touches fails when this one succeeds; `true` unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer fails when a given recognizer of the same touches succeeds; `true` unless
    /// overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer must wait for the failure of a given one; `false` unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether a given recognizer must wait for the failure of this one; `false` unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the recognizer takes part in an event; the delegate's value, unless overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: Stored state

    var stateStorage = State.possible
    /// A recognized state that waits for failure requirements; `state` is `possible` until then.
    var waiting: WaitingState?
    /// Whether actions must be sent.
    var hasUnsentActions = false
    /// The nesting depth of the recognizer's view when the recognizer became active.
    var depth = 0
    /// The active touches.
    var trackedTouches: [UITouch] = []
    /// The touches of the gesture since the last reset.
    var sequenceTouches: [UITouch] = []
    /// Whether the recognizer takes part in scrolling or hovering, which have no touches.
    var isInTouchlessSequence = false
    var lastLocationInWindow = CGPoint.zero
    weak var environment: GestureEnvironment?
    var failureRequirements: [WeakRecognizer] = []
    /// The failure requirements of delegates and subclasses for the touches of this gesture.
    var dynamicFailureRequirements: [WeakRecognizer] = []
    var targets: [GestureTarget] = []
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

/// A requested state that is deferred.
enum WaitingState {
    case began, beganAndEnded, ended
}
