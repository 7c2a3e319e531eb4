import IrekoTesting
import Testing
import UIKit

/// A controller that runs a closure once, in one of its callbacks.
@MainActor
final class CallbackController: UIViewController {
    enum Callback: CaseIterable {
        case viewDidLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear, willMove, didMove, layout
    }

    private var actions: [Callback: (CallbackController) -> Void] = [:]
    private let forwards: Bool

    init(_ name: String, forwards: Bool = true) {
        self.forwards = forwards
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    func on(_ callback: Callback, _ action: @escaping (CallbackController) -> Void) { actions[callback] = action }

    private func run(_ callback: Callback) { actions.removeValue(forKey: callback)?(self) }

    override func viewDidLoad() {
        super.viewDidLoad()
        run(.viewDidLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        run(.willAppear)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        run(.isAppearing)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        run(.didAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        run(.willDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        run(.didDisappear)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        run(.willMove)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        run(.didMove)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        run(.layout)
    }
}

extension UIViewController {
    /// Adds a child that fills the view, as documented.
    func contain(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Removes the controller from its parent, as documented.
    func leaveParent() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}

extension CallbackController {
    /// The callbacks of an appearing controller and of a disappearing controller.
    static let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    static let going = ["viewWillDisappear", "viewDidDisappear"]

    /// Runs a test on a stage whose root is a controller "Box" that has appeared, with an empty timeline.
    static func onStage(_ body: (Stage, CallbackController) throws -> Void) throws {
        try Stage.run(rootViewController: CallbackController("Box")) { stage in
            let box = try #require(stage.window.rootViewController as? CallbackController)
            stage.timeline.clear()
            try body(stage, box)
        }
    }
}
