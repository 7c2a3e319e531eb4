import UIKit

/// A controller that reports each of its callbacks after UIKit's own implementation. Random tests act there;
/// `came(_:)` gets the callback's name without its labels.
open class CallbackViewController: UIViewController {
    open func came(_ callback: String) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        came("viewDidLoad")
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        came("viewWillAppear")
    }
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        came("viewIsAppearing")
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        came("viewDidAppear")
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        came("viewWillDisappear")
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        came("viewDidDisappear")
    }
    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        came("willMove")
    }
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        came("didMove")
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        came("viewWillLayoutSubviews")
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        came("viewDidLayoutSubviews")
    }
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        came("viewSafeAreaInsetsDidChange")
    }
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        came("viewWillTransition")
    }
}
