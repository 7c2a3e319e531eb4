import Foundation
import QuartzCore

/// What decides whether fingers make a certain gesture: the base of taps, pans, pinches and your own.
///
/// A recognizer is attached to a view and gets the touches of that view and its descendants, before the views do. While
/// it is undecided the views get them too, unless it delays them; once it recognises, they are taken from the views
/// (`cancelsTouchesInView`) and from other recognizers that it may not share them with.
///
/// To write your own, override the `touches…` methods, set `state` there, and give up with `.failed`; forget what you
/// know in `reset()`. All of that is public here, without a second import.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigesturerecognizer>.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    // MARK: Initializing a gesture recognizer

    /// Makes a recognizer that calls a method of its target by name, as key commands do (see ``NamedActions``), whenever
    /// `state` changes to a recognised one. The target is kept weakly. With `nil` for either nothing is called.
    ///
    /// The designated initializer, which subclasses call and override.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without an action.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Makes a recognizer that calls a method of its target, which is kept weakly, whenever `state` changes to a
    /// recognised one: `UITapGestureRecognizer(target: self, action: ViewController.tapped)`.
    public convenience init<T: AnyObject>(target: T?, action: @escaping @MainActor (T) -> @MainActor () -> Void) {
        self.init()
        if let target { addTarget(target, action: action) }
    }

    /// Makes a recognizer that calls a method of its target with itself as the argument.
    public convenience init<T: AnyObject, R: UIGestureRecognizer>(
        target: T?, action: @escaping @MainActor (T) -> @MainActor (R) -> Void
    ) {
        self.init()
        if let target { addTarget(target, action: action) }
    }

    /// Makes a recognizer of a storyboard or nib. Any other coder makes one without an action.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
        if let coder = coder.ofDocument { decode(from: coder) }
    }

    nonisolated deinit {}

    /// Reads what a document says of the recognizer. Each class reads what is its own after `super`.
    ///
    /// A recognizer that a class of the program makes is made by its `init()`, since `init?(coder:)` cannot be `required` where
    /// programs write initializers of their own; this follows.
    func decode(from coder: DocumentCoder) { decodeRecognizer(from: coder) }

    /// The properties that documents set by name: see `NamedProperties`. Overrides add theirs to what `super` answers.
    open class var namedProperties: NamedProperties { recognizerProperties }

    // MARK: Adding and removing targets and actions

    /// Adds a method to call by name, as key commands do (see ``NamedActions``); it may take the recognizer. The same
    /// method of the same target is added once.
    open func addTarget(_ target: Any, action: Selector) { add(target, action) }

    /// Removes a method that was added by name; with `nil` for the action all methods of the target, with `nil` for the
    /// target the methods of all targets.
    open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

    // MARK: Managing gesture-related interactions

    /// Is asked about touches and other recognizers.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { OptionalMethods.gestureRecognizer.check(delegate) }
    }

    // MARK: Loading from a document

    /// Called when the recognizer, which a storyboard or nib has made, is connected: its outlets are set. Overrides call `super`.
    open func awakeFromNib() {}

    /// Called where Interface Builder draws the recognizer, which nothing here does. Overrides call `super`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Getting the recognizer's state and view

    /// The recognizer's state. Subclasses set it, and may find it unchanged after that: recognising requires the
    /// consent of the view, the delegate, and of the recognizers that have to fail first.
    open var state: State {
        get { stateStorage }
        set { arbiter.request(newValue, of: self) }
    }

    /// The view the recognizer is attached to.
    open package(set) weak var view: UIView?

    /// Whether the recognizer gets touches. The default is `true`. Setting it to `false` cancels an active gesture.
    open var isEnabled = true {
        didSet {
            guard oldValue, !isEnabled else { return }
            arbiter.cancel(self)
        }
    }

    /// The buttons of the pointer that are pressed in the event that is being delivered.
    open var buttonMask: UIEvent.ButtonMask { environment?.event?.buttonMask ?? [] }

    /// The modifier keys that are down in the event that is being delivered.
    open var modifierFlags: UIKeyModifierFlags { environment?.event?.modifierFlags ?? [] }

    /// A name for logs; `nil` by default.
    open var name: String?

    /// Whether it recognises one tap of one finger, as many controls do by themselves.
    var isSingleTap: Bool { false }

    // MARK: Canceling and delaying touches

    /// Whether the view loses the touches (`touchesCancelled`) when the gesture is recognised. The default is `true`.
    open var cancelsTouchesInView = true

    /// Whether the view gets nothing of a touch while the recognizer is undecided. The default is `false`.
    open var delaysTouchesBegan = false

    /// Whether the view gets the end of a touch only when the recognizer has failed. The default is `true`.
    open var delaysTouchesEnded = true

    // MARK: Recognizing different gestures

    /// The kinds of touches (raw values of `UITouch.TouchType`) that the recognizer gets; all by default.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// Whether touches of another kind than the first one's are ignored. The default is `true`.
    open var requiresExclusiveTouchType = true

    /// Makes the recognizer wait until another one, which gets the same touches, has failed. When that one recognises
    /// instead, this one fails. The other is kept weakly; in a cycle of such relations one recognises.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: Getting the touches and location of a gesture

    /// Where the gesture is, in the space of a view (the window's for `nil`): the middle of its touches, or, when they
    /// are all lifted, where that was last.
    open func location(in view: UIView?) -> CGPoint { convert(centroidInWindow ?? lastLocationInWindow, to: view) }

    /// Where one of the touches is, in the space of a view (the window's for `nil`). An index that is not below
    /// `numberOfTouches` is an error.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.indices.contains(touchIndex) else {
            reportTouchIndex(touchIndex)
            return location(in: view)
        }
        return convert(trackedTouches[touchIndex].locationInWindow, to: view)
    }

    /// How many touches the gesture has at present.
    open var numberOfTouches: Int { trackedTouches.count }

    // MARK: Methods for subclasses: touches

    /// Called when touches came down in the view. The default does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // A plain recognizer recognises nothing and must not delay the touches.
        if type(of: self) == UIGestureRecognizer.self { state = .failed }
    }

    /// Called when touches moved. The default does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches were lifted. The default does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system cancelled touches. The default does nothing; with no touch left the gesture is then
    /// cancelled, or fails.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Ignores a touch: the recognizer gets no more of it, and its view gets it as if the recognizer were not there.
    open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

    /// Called when the gesture is over, before `state` goes back to `possible`. The default does nothing.
    open func reset() {}

    // MARK: Methods for subclasses: other recognizers

    /// Whether recognising makes another recognizer of the same touches fail; `true` unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recognizer of the same touches makes this one fail by recognising; `true` unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one has to wait until another one of the same touches has failed; `false` unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another one of the same touches has to wait until this one has failed; `false` unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer takes part in an event at all; what the delegate says, unless overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: Stored state

    var stateStorage = State.possible
    /// A recognised state that waits for others to fail; `state` is `possible` until then.
    var waiting: WaitingState?
    /// Whether the actions have to be sent.
    var hasUnsentActions = false
    /// How many views its view was in when the recognizer joined the active ones.
    var depth = 0
    /// Touches that are down.
    var trackedTouches: [UITouch] = []
    /// Touches that are or were part of the gesture since the last reset.
    var sequenceTouches: [UITouch] = []
    /// Whether the recognizer takes part in a sequence without touches: scrolling or hovering.
    var isInTouchlessSequence = false
    var lastLocationInWindow = CGPoint.zero
    weak var environment: GestureEnvironment?
    var failureRequirements: [WeakRecognizer] = []
    /// The requirements that delegates and subclasses added for the touches of this gesture.
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
