import IrekoTesting
import UIKit

extension Stage {
    /// Calls a closure for each callback that a controller is about to get, until the stage is over: random tests act there.
    ///
    /// Those of layout, of sizes and of the end of life are left out, and `loadView()`.
    @MainActor
    package func whenCalled(_ body: @escaping (_ controller: UIViewController, _ callback: String) -> Void) {
        // After the timeline, which has subscribed before.
        UIContext.current.callbacks.subscribe { [weak self] entry in
            guard let controller = entry.controller.object, let entry = self?.timeline.entries.last else { return }
            guard entry.kind == .appearance || entry.kind == .containment || entry.callback == "viewDidLoad" else {
                return
            }
            body(controller, entry.callback)
        }
    }
}
