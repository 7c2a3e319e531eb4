import IrekoTesting
import UIKit

extension Stage {
    /// Calls a closure before each callback of a controller, until the stage ends: random tests act there. Callbacks
    /// of layout, of sizes and of the end of life, and `loadView()`, are excluded.
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
