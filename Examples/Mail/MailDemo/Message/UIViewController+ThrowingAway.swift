import UIKit

extension UIViewController {
    /// Throws a message away. One that is in the trash already is gone for good, so that the user is asked first.
    ///
    /// - Parameter then: Called with whether it was thrown away.
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
