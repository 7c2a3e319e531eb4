import UIKit

/// What a container tells its children of their appearance: an end for every begin, whatever changes in between.
///
/// A child appears as far as both its container and it itself do. The stages are ordered, and of the two the lower one is
/// what the child is told:
///
///     container      child itself   child
///     appeared       appearing      appearing       fades in
///     appearing      appeared       appearing       comes with the container
///     disappearing   appearing      disappearing    goes before it has come
///     disappeared    any            disappeared     hears nothing
///
/// Each step is written down before the child is called. What the child's callbacks do to the container therefore finds the
/// truth, and takes the next step itself.
@MainActor
final class ChildAppearances {
    enum Stage: Comparable {
        case disappeared, disappearing, appearing, appeared

        var isUp: Bool { self >= .appearing }
        var isSettled: Bool { self == .disappeared || self == .appeared }
    }

    private struct Account {
        weak var child: UIViewController?
        var own: Stage
        var told: Stage
    }

    private unowned let parent: UIViewController
    private var container = Stage.disappeared
    /// The children that are between begin and end. All others are where the container is.
    private var accounts: [Account] = []

    init(of parent: UIViewController) { self.parent = parent }

    // MARK: The container

    /// The container itself begins to come or go; these children do so with it.
    func begin(_ children: [UIViewController], isAppearing: Bool, animated: Bool) {
        if isAppearing { for child in children { child.loadViewIfNeeded() } }
        let told = container.isUp ? Stage.appeared : .disappeared
        for child in children where index(of: child) == nil {
            accounts.append(Account(child: child, own: .appeared, told: told))
        }
        container = isAppearing ? .appearing : .disappearing
        updateAll(animated: animated)
    }

    /// The container has come or gone, and the children with it that are still its own.
    func end() {
        container = container.isUp ? .appeared : .disappeared
        updateAll(animated: false)
    }

    private func updateAll(animated: Bool) {
        for child in accounts.compactMap(\.child) {
            guard let index = index(of: child) else { continue }
            // Who took the child out has ended its appearance as well, unless a transition of its own is still to end.
            if child.parent !== parent, accounts[index].own.isSettled {
                forget(child)
            } else {
                update(child, animated: animated)
            }
        }
        accounts.removeAll { $0.child == nil }
    }

    // MARK: One child

    /// A child begins to come or go by itself.
    func begin(_ child: UIViewController, isAppearing: Bool, animated: Bool) {
        if index(of: child) == nil {
            let told = container.isUp && !isAppearing ? Stage.appeared : .disappeared
            accounts.append(Account(child: child, own: told, told: told))
        }
        // Whatever viewDidLoad does to the container finds a child that has not appeared.
        if isAppearing { child.loadViewIfNeeded() }
        guard let index = index(of: child), accounts[index].own.isUp != isAppearing else { return }
        accounts[index].own = isAppearing ? .appearing : .disappearing
        update(child, animated: animated)
    }

    /// A child has come or gone.
    func end(_ child: UIViewController) {
        guard let index = index(of: child) else { return }
        accounts[index].own = accounts[index].own.isUp ? .appeared : .disappeared
        update(child, animated: false)
    }

    /// A controller becomes a child anew: what it did as a child before is over.
    func forget(_ child: UIViewController) { accounts.removeAll { $0.child === child } }

    private func update(_ child: UIViewController, animated: Bool) {
        while let index = index(of: child) {
            let account = accounts[index]
            let stage = min(container, account.own)
            if stage.isUp != account.told.isUp {
                accounts[index].told = stage.isUp ? .appearing : .disappearing
                child.beginAppearanceTransition(stage.isUp, animated: animated)
            } else if stage.isSettled, !account.told.isSettled {
                accounts[index].told = stage
                child.endAppearanceTransition()
            } else {
                // A child that has gone by itself stays so as long as it is a child.
                if account.own == .appeared && container.isSettled { forget(child) }
                return
            }
        }
    }

    private func index(of child: UIViewController) -> Int? { accounts.firstIndex { $0.child === child } }
}
