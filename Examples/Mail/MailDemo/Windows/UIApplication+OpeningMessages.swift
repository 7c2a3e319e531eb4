import UIKit

extension UIApplication {
    /// Opens a message in a separate window. If the message already has a window, that window is brought to the front.
    ///
    /// - Parameter scene: The scene of the request.
    func openWindow(for message: Message.ID, from scene: UIWindowScene?) {
        let session = openSessions.first { $0.message == message }
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = scene
        requestSceneSessionActivation(session, userActivity: NSUserActivity(message: message), options: options)
    }
}

extension UISceneSession {
    /// The message of the session's window; `nil` for all mail.
    var message: Message.ID? { userInfo?["message"] as? Message.ID }

    /// Stores the message of the session's window.
    func showMessage(_ id: Message.ID) { userInfo = ["message": id] }
}

extension NSUserActivity {
    /// Creates an activity for reading a message.
    convenience init(message id: Message.ID) {
        self.init(activityType: "org.example.mail.message")
        userInfo = ["message": id]
    }

    /// The message of the activity.
    var message: Message.ID? { userInfo?["message"] as? Message.ID }
}
