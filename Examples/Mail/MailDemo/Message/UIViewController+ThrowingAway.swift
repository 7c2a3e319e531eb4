import UIKit

extension UIViewController {
    /// Moves a message to the trash. A message in the trash is deleted permanently after the user has confirmed it.
    ///
    /// - Parameter then: Called with whether the message was moved or deleted.
    func throwAway(_ id: Message.ID, in store: MailStore, then: @escaping (Bool) -> Void) {
        guard store.message(id)?.mailbox == .trash else {
            store.throwAway(id)
            return then(true)
        }
        let alert = UIAlertController(
            title: "Delete this message?", message: "It cannot be brought back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in then(false) })
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in
                store.throwAway(id)
                then(true)
            })
        present(alert, animated: true)
    }
}
