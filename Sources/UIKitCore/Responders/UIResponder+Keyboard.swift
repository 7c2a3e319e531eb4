import Foundation

extension UIResponder {
    // MARK: Monitoring the keyboard
    //
    // In the notifications, the keyboard is what is shown at the bottom edge for the first responder: here the custom
    // input view and the accessory view. There is no software keyboard, as on an iPad with a keyboard attached. The
    // order is that of iOS: the frame's notification first, then the one for showing or hiding, each pair before and
    // after the animation. While it is shown, each change of its frame is a showing, too. The object is the `UIScreen`.

    /// Posted before input views come on the screen, or change their frame there.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after input views came on the screen, or changed their frame there.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before input views go off the screen.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after input views went off the screen.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before any change of the input views' frame, ahead of the notification for showing or hiding.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted after any change of the input views' frame, ahead of the notification for showing or hiding.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    // MARK: Reading the keyboard's notifications

    /// The key of the frame before the change: a `CGRect` (or `NSValue`) in the screen's coordinates.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after the change: a `CGRect` (or `NSValue`) in the screen's coordinates.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration: an `NSNumber` of seconds, 0 for none.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve: an `NSNumber`, 7, which is the keyboard's own. Shifted left by 16 it makes
    /// `UIView.AnimationOptions`.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of an `NSNumber` of a Boolean: whether the keyboard belongs to this app, which is always so here.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
