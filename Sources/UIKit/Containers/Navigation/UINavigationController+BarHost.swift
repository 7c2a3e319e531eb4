import UIKitCore

extension UINavigationController: BarHost {
    func pop(to item: UINavigationItem) {
        guard let target = stack.first(where: { $0.navigationItemIfMade === item }) else { return }
        popToViewController(target, animated: true)
    }
}

extension UINavigationController.Operation {
    /// How the bar shows it.
    var inBar: NavigationBarTransition.Direction {
        switch self {
        case .none: .none
        case .push: .push
        case .pop: .pop
        }
    }
}
