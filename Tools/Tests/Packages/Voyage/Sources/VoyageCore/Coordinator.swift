import UIKit

/// Follows a coordinator.
@objc public protocol CoordinatorDelegate: NSObjectProtocol {
    @objc optional func coordinatorDidStart(_ coordinator: BaseCoordinator)
    @objc optional func coordinator(_ coordinator: BaseCoordinator, didFinishWith result: Any?)
    @objc optional func coordinator(_ coordinator: BaseCoordinator, shouldOpen url: URL, animated: Bool) -> Bool
}

@objcMembers
open class BaseCoordinator: NSObject {
    public let navigationController: UINavigationController
    public weak var delegate: CoordinatorDelegate?
    public private(set) var children: [BaseCoordinator] = []
    weak var parent: BaseCoordinator?
    public dynamic var isStarted = false

    public init(navigationController: UINavigationController = UINavigationController()) {
        self.navigationController = navigationController
        super.init()
    }

    open func start() {
        isStarted = true
        delegate?.coordinatorDidStart?(self)
    }

    open func finish(with result: Any? = nil) {
        isStarted = false
        delegate?.coordinator?(self, didFinishWith: result)
        parent?.remove(self)
    }

    public func add(_ child: BaseCoordinator) {
        child.parent = self
        children.append(child)
        child.start()
    }

    public func remove(_ child: BaseCoordinator) {
        children.removeAll { $0 === child }
    }

    @discardableResult
    open func open(_ url: URL) -> Bool {
        if let answer = delegate?.coordinator?(self, shouldOpen: url, animated: true), answer == false { return false }
        return children.contains { $0.open(url) }
    }
}

extension BaseCoordinator {
    /// Subclasses override it.
    @objc open func debugName() -> String { "Coordinator" }

    @objc open var depth: Int { (parent?.depth ?? 0) + 1 }
}

/// Actions that go up the responder chain.
@objc public protocol TripActions {
    func addTrip(_ sender: Any?)
    @objc optional func removeTrip(_ sender: Any?)
    @objc optional func shareTrip(_ sender: UIResponder, with event: UIEvent?)
}
