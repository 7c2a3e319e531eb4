import UIKit

/// Runs a closure once in a callback, which `CallbackViewController` names.
package final class Caller: CallbackViewController {
    private var moment = ""
    package private(set) var action: (() -> Void)?

    package static func make(_ title: String, _ moment: String, _ action: @escaping () -> Void) -> Caller {
        let caller = Caller()
        caller.title = title
        caller.act(in: moment, action)
        return caller
    }

    /// Sets a closure for a callback.
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
