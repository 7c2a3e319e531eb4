import CoreGraphics
import Foundation

// Foundation on Linux does not convert notifications to messages, so UIKit posts both.
extension UIScreen {
    /// The values of the keyboard's messages, which have the same meaning as those of the notifications.
    struct KeyboardChange: Sendable {
        let beginFrame: CGRect
        let endFrame: CGRect
        let animationDuration: TimeInterval
    }

    /// A message that is posted before input views appear, or change their frame.
    public struct KeyboardWillShowMessage: NotificationCenter.MainActorMessage {
        /// The screen.
        public typealias Subject = UIScreen
        private let change: KeyboardChange

        init(_ change: KeyboardChange) { self.change = change }

        /// The frame of the input views before the change, in the coordinate space of the screen.
        public var beginFrame: CGRect { change.beginFrame }
        /// The frame of the input views after the change, in the coordinate space of the screen.
        public var endFrame: CGRect { change.endFrame }
        /// The duration of the animation in seconds.
        public var animationDuration: TimeInterval { change.animationDuration }
        /// Whether the input views belong to this app: `true`.
        public var isLocal: Bool { true }
    }

    /// A message that is posted after input views have appeared, or changed their frame.
    public struct KeyboardDidShowMessage: NotificationCenter.MainActorMessage {
        /// The screen.
        public typealias Subject = UIScreen
        private let change: KeyboardChange

        init(_ change: KeyboardChange) { self.change = change }

        /// The frame of the input views before the change, in the coordinate space of the screen.
        public var beginFrame: CGRect { change.beginFrame }
        /// The frame of the input views after the change, in the coordinate space of the screen.
        public var endFrame: CGRect { change.endFrame }
        /// The duration of the animation in seconds.
        public var animationDuration: TimeInterval { change.animationDuration }
        /// Whether the input views belong to this app: `true`.
        public var isLocal: Bool { true }
    }

    /// A message that is posted before input views disappear.
    public struct KeyboardWillHideMessage: NotificationCenter.MainActorMessage {
        /// The screen.
        public typealias Subject = UIScreen
        private let change: KeyboardChange

        init(_ change: KeyboardChange) { self.change = change }

        /// The frame of the input views before the change, in the coordinate space of the screen.
        public var beginFrame: CGRect { change.beginFrame }
        /// The frame of the input views after the change, in the coordinate space of the screen.
        public var endFrame: CGRect { change.endFrame }
        /// The duration of the animation in seconds.
        public var animationDuration: TimeInterval { change.animationDuration }
        /// Whether the input views belong to this app: `true`.
        public var isLocal: Bool { true }
    }

    /// A message that is posted after input views have disappeared.
    public struct KeyboardDidHideMessage: NotificationCenter.MainActorMessage {
        /// The screen.
        public typealias Subject = UIScreen
        private let change: KeyboardChange

        init(_ change: KeyboardChange) { self.change = change }

        /// The frame of the input views before the change, in the coordinate space of the screen.
        public var beginFrame: CGRect { change.beginFrame }
        /// The frame of the input views after the change, in the coordinate space of the screen.
        public var endFrame: CGRect { change.endFrame }
        /// The duration of the animation in seconds.
        public var animationDuration: TimeInterval { change.animationDuration }
        /// Whether the input views belong to this app: `true`.
        public var isLocal: Bool { true }
    }

    /// A message that is posted before the input views' frame changes.
    public struct KeyboardWillChangeFrameMessage: NotificationCenter.MainActorMessage {
        /// The screen.
        public typealias Subject = UIScreen
        private let change: KeyboardChange

        init(_ change: KeyboardChange) { self.change = change }

        /// The frame of the input views before the change, in the coordinate space of the screen.
        public var beginFrame: CGRect { change.beginFrame }
        /// The frame of the input views after the change, in the coordinate space of the screen.
        public var endFrame: CGRect { change.endFrame }
        /// The duration of the animation in seconds.
        public var animationDuration: TimeInterval { change.animationDuration }
        /// Whether the input views belong to this app: `true`.
        public var isLocal: Bool { true }
    }

    /// A message that is posted after the input views' frame has changed.
    public struct KeyboardDidChangeFrameMessage: NotificationCenter.MainActorMessage {
        /// The screen.
        public typealias Subject = UIScreen
        private let change: KeyboardChange

        init(_ change: KeyboardChange) { self.change = change }

        /// The frame of the input views before the change, in the coordinate space of the screen.
        public var beginFrame: CGRect { change.beginFrame }
        /// The frame of the input views after the change, in the coordinate space of the screen.
        public var endFrame: CGRect { change.endFrame }
        /// The duration of the animation in seconds.
        public var animationDuration: TimeInterval { change.animationDuration }
        /// Whether the input views belong to this app: `true`.
        public var isLocal: Bool { true }
    }

    /// Posts the message of a notification.
    func postMessage(of name: Notification.Name, _ change: KeyboardChange) {
        let center = NotificationCenter.default
        switch name {
        case UIResponder.keyboardWillShowNotification:
            center.post(KeyboardWillShowMessage(change), subject: self)
        case UIResponder.keyboardDidShowNotification:
            center.post(KeyboardDidShowMessage(change), subject: self)
        case UIResponder.keyboardWillHideNotification:
            center.post(KeyboardWillHideMessage(change), subject: self)
        case UIResponder.keyboardDidHideNotification:
            center.post(KeyboardDidHideMessage(change), subject: self)
        case UIResponder.keyboardWillChangeFrameNotification:
            center.post(KeyboardWillChangeFrameMessage(change), subject: self)
        case UIResponder.keyboardDidChangeFrameNotification:
            center.post(KeyboardDidChangeFrameMessage(change), subject: self)
        default: break
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardWillShowMessage> {
    /// The message that is posted before input views appear, or change their frame.
    public static var keyboardWillShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardDidShowMessage> {
    /// The message that is posted after input views have appeared, or changed their frame.
    public static var keyboardDidShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardWillHideMessage> {
    /// The message that is posted before input views disappear.
    public static var keyboardWillHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardDidHideMessage> {
    /// The message that is posted after input views have disappeared.
    public static var keyboardDidHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardWillChangeFrameMessage> {
    /// The message that is posted before the input views' frame changes.
    public static var keyboardWillChangeFrame: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardDidChangeFrameMessage> {
    /// The message that is posted after the input views' frame has changed.
    public static var keyboardDidChangeFrame: Self { Self() }
}
