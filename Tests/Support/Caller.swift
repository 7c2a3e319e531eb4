import UIKit

/// Does something once in a callback, which `CallbackViewController` names.
package final class Caller: CallbackViewController {
    private var moment = ""
    package private(set) var action: (() -> Void)?

    package static func make(_ title: String, _ moment: String, _ action: @escaping () -> Void) -> Caller {
        let caller = Caller()
        caller.title = title
        caller.act(in: moment, action)
        return caller
    }

    /// Does something in another callback.
    package func act(in moment: String, _ action: @escaping () -> Void) {
        self.moment = moment
        self.action = action
    }

    package override func came(_ callback: String) {
        guard callback == moment, let action else { return }
        self.action = nil
        action()
    }
}
