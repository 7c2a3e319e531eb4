import UIKit

/// A page that acts inside of its callbacks, as the world says, and notes its moves to and from parents.
final class RandomPage: UIViewController {
    weak var world: NavigationWorld?
    /// The last move that was announced and the last that has ended, and whether each had a parent.
    private(set) var announced: Bool?
    private(set) var ended: Bool?

    init(_ name: String, world: NavigationWorld) {
        self.world = world
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        world?.inside(self, "viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        world?.inside(self, "viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        world?.inside(self, "viewIsAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        world?.inside(self, "viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        world?.inside(self, "viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        world?.inside(self, "viewDidDisappear")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        announced = parent != nil
        world?.inside(self, "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        ended = parent != nil
        world?.inside(self, "didMove")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        world?.inside(self, "viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        world?.inside(self, "viewDidLayoutSubviews")
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        world?.inside(self, "viewSafeAreaInsetsDidChange")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        world?.inside(self, "viewWillTransition")
    }
}
