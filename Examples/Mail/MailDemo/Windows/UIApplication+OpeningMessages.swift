import UIKit

extension UIApplication {
    /// Opens a message in a window of its own; where it has one already, that comes to front.
    ///
    /// - Parameter scene: The window in which the user has asked for it.
    func openWindow(for message: Message.ID, from scene: UIWindowScene?) {
        let session = openSessions.first { $0.message == message }
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = scene
        requestSceneSessionActivation(session, userActivity: NSUserActivity(message: message), options: options)
    }
}

extension UISceneSession {
    /// The message that its window shows; `nil` for all mail.
    var message: Message.ID? { userInfo?["message"] as? Message.ID }

    /// Notes which message its window shows.
    func showMessage(_ id: Message.ID) { userInfo = ["message": id] }
}

extension NSUserActivity {
    /// Reading a message.
    convenience init(message id: Message.ID) {
        self.init(activityType: "org.example.mail.message")
        userInfo = ["message": id]
    }

    /// The message that is being read.
    var message: Message.ID? { userInfo?["message"] as? Message.ID }
}
