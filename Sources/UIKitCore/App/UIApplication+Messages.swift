import Foundation

// Foundation on Linux does not convert notifications to messages, so UIKit posts both.
extension UIApplication {
    /// A message that is posted after the launch is complete.
    public struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage {
        /// The application.
        public typealias Subject = UIApplication
        /// Creates a message.
        public init() {}
    }

    /// A message that is posted after the app has become active.
    public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
        /// The application.
        public typealias Subject = UIApplication
        /// Creates a message.
        public init() {}
    }

    /// A message that is posted before the app loses the input focus.
    public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
        /// The application.
        public typealias Subject = UIApplication
        /// Creates a message.
        public init() {}
    }

    /// A message that is posted after the app has left the screen.
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
        /// The application.
        public typealias Subject = UIApplication
        /// Creates a message.
        public init() {}
    }

    /// A message that is posted before the app returns to the screen.
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
        /// The application.
        public typealias Subject = UIApplication
        /// Creates a message.
        public init() {}
    }

    /// A message that is posted before the app terminates.
    public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
        /// The application.
        public typealias Subject = UIApplication
        /// Creates a message.
        public init() {}
    }

    /// A message that is posted when memory is low.
    public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
        /// The application.
        public typealias Subject = UIApplication
        /// Creates a message.
        public init() {}
    }

    /// A message that is posted when the app becomes active on another day than before.
    public struct SignificantTimeChangeMessage: NotificationCenter.MainActorMessage {
        /// The application.
        public typealias Subject = UIApplication
        /// Creates a message.
        public init() {}
    }

    /// Posts the message of a notification.
    func postMessage(of name: Notification.Name) {
        let center = NotificationCenter.default
        switch name {
        case Self.didFinishLaunchingNotification: center.post(DidFinishLaunchingMessage(), subject: self)
        case Self.didBecomeActiveNotification: center.post(DidBecomeActiveMessage(), subject: self)
        case Self.willResignActiveNotification: center.post(WillResignActiveMessage(), subject: self)
        case Self.didEnterBackgroundNotification: center.post(DidEnterBackgroundMessage(), subject: self)
        case Self.willEnterForegroundNotification: center.post(WillEnterForegroundMessage(), subject: self)
        case Self.willTerminateNotification: center.post(WillTerminateMessage(), subject: self)
        case Self.didReceiveMemoryWarningNotification: center.post(DidReceiveMemoryWarningMessage(), subject: self)
        case Self.significantTimeChangeNotification: center.post(SignificantTimeChangeMessage(), subject: self)
        default: break
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
    /// The message that is posted after the launch is complete.
    public static var didFinishLaunching: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    /// The message that is posted after the app has become active.
    public static var didBecomeActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    /// The message that is posted before the app loses the input focus.
    public static var willResignActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    /// The message that is posted after the app has left the screen.
    public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    /// The message that is posted before the app returns to the screen.
    public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    /// The message that is posted before the app terminates.
    public static var willTerminate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    /// The message that is posted when memory is low.
    public static var didReceiveMemoryWarning: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
    /// The message that is posted when the app becomes active on another day than before.
    public static var significantTimeChange: Self { Self() }
}
