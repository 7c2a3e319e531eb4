import Foundation

/// What shows bar items, and follows their changes.
@MainActor
package protocol BarItemObserver: AnyObject {
    /// Something of an item changed.
    ///
    /// - Parameters:
    ///   - item: A `UIBarItem` or a `UINavigationItem`.
    ///   - animated: Whether the change is to be animated.
    func barItemDidChange(_ item: NSObject, animated: Bool)

    /// The symbol of a bar button item changes, as it shows the item.
    func barItem(_ item: UIBarButtonItem, makes change: SymbolChange)

    /// The view that stands for an item on the screen; `nil` for one that shows no items itself.
    func viewShowing(_ item: UIBarItem) -> UIView?
}

extension BarItemObserver {
    package func barItem(_ item: UIBarButtonItem, makes change: SymbolChange) {}
    package func viewShowing(_ item: UIBarItem) -> UIView? { nil }
}

/// Those who follow an item, kept weakly: one, and for the time of a transition two.
@MainActor
package struct BarItemObservers {
    private struct Entry { weak var observer: (any BarItemObserver)? }
    private var entries: [Entry] = []

    package init() {}

    package mutating func add(_ observer: any BarItemObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
        entries.append(Entry(observer: observer))
    }

    package mutating func remove(_ observer: any BarItemObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
    }

    package func notify(_ item: NSObject, animated: Bool = false) {
        for entry in entries { entry.observer?.barItemDidChange(item, animated: animated) }
    }

    /// The view that shows an item in a window.
    func viewShowing(_ item: UIBarItem) -> UIView? {
        for entry in entries {
            if let view = entry.observer?.viewShowing(item), view.window != nil, !view.isHidden { return view }
        }
        return nil
    }

    func notify(_ item: UIBarButtonItem, makes change: SymbolChange) {
        for entry in entries { entry.observer?.barItem(item, makes: change) }
    }
}
