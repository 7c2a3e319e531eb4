import UIKit

@MainActor
public protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

extension Coordinator {
    public func run(_ child: Coordinator) {
        children.append(child)
        child.start()
    }

    public func end(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }
}

/// A coordinator that ends when the user leaves its first controller.
@MainActor
open class NavigationCoordinator: NSObject, Coordinator {
    public var children: [Coordinator] = []
    public let navigation: UINavigationController
    public var onEnd: (() -> Void)?
    private weak var first: UIViewController?

    public init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
    }

    open func start() {}

    public func push(_ controller: UIViewController, animated: Bool = true) {
        if first == nil {
            first = controller
            navigation.delegate = self
        }
        navigation.pushViewController(controller, animated: animated)
    }
}

extension NavigationCoordinator: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        guard let first = first, !navigationController.viewControllers.contains(first) else { return }
        onEnd?()
    }
}
