import UIKitCore

extension UINavigationController: BarHost {
    func pop(to item: UINavigationItem) {
        guard let target = stack.first(where: { $0.navigationItemIfMade === item }) else { return }
        popToViewController(target, animated: true)
    }
}

extension UINavigationController.Operation {
    /// The direction of the bar's transition.
    var inBar: NavigationBarTransition.Direction {
        switch self {
        case .none: .none
        case .push: .push
        case .pop: .pop
        }
    }
}
