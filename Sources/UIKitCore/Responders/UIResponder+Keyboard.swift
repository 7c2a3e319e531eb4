import Foundation

extension UIResponder {
    // MARK: Monitoring the keyboard
    //
    // In the notifications, the keyboard is the content at the bottom edge for the first responder: here the custom
    // input view and the accessory view. A software keyboard is not shown, as on an iPad with a hardware keyboard. The
    // order is that of iOS: the frame's notification first, then the notification for showing or hiding, each pair
    // before and after the animation. While the keyboard is visible, each change of its frame posts the showing
    // notifications, too. The object is the `UIScreen`.

    /// Posted before input views appear, or change their frame.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after input views have appeared, or changed their frame.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before input views disappear.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after input views have disappeared.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the input views' frame changes, ahead of the notification for showing or hiding.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted after the input views' frame has changed, ahead of the notification for showing or hiding.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    // MARK: Reading the keyboard's notifications

    /// The key of the frame before the change: a `CGRect` (or `NSValue`) in the screen's coordinates.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after the change: a `CGRect` (or `NSValue`) in the screen's coordinates.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration: an `NSNumber` of seconds, 0 without animation.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve: an `NSNumber` with the value 7, which is the keyboard's own curve. Shifted
    /// left by 16 bits, it is a `UIView.AnimationOptions`.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of an `NSNumber` of a Boolean: whether the keyboard belongs to this app, which is always true on Linux.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
