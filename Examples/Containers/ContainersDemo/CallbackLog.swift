import UIKit

/// The events of the demo's controllers, newest last, for the page that shows them.
@MainActor
final class CallbackLog {
    struct Entry {
        let time: TimeInterval
        let controller: String
        let callback: String
    }

    static let shared = CallbackLog()

    private(set) var entries: [Entry] = []
    private var start = CACurrentMediaTime()
    var changed: (() -> Void)?

    func add(_ callback: String, of controller: UIViewController) {
        let name = controller.title ?? "\(type(of: controller))"
        entries.append(Entry(time: CACurrentMediaTime() - start, controller: name, callback: callback))
        if entries.count > 200 { entries.removeFirst(100) }
        changed?()
    }

    func restart() {
        entries = []
        start = CACurrentMediaTime()
    }
}

/// A controller that logs its callbacks.
class LoggedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        CallbackLog.shared.add("viewDidLoad", of: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        CallbackLog.shared.add("viewWillAppear", of: self)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        CallbackLog.shared.add("viewIsAppearing", of: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        CallbackLog.shared.add("viewDidAppear", of: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        CallbackLog.shared.add("viewWillDisappear", of: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        CallbackLog.shared.add("viewDidDisappear", of: self)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        CallbackLog.shared.add(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent:)", of: self)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        CallbackLog.shared.add(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent:)", of: self)
    }
}
