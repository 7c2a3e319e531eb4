import Foundation

/// An object that displays bar items and observes their changes.
@MainActor
package protocol BarItemObserver: AnyObject {
    /// Called when a property of an item changed.
    ///
    /// - Parameters:
    ///   - item: A `UIBarItem` or a `UINavigationItem`.
    ///   - animated: Whether to animate the change.
    func barItemDidChange(_ item: NSObject, animated: Bool)

    /// Applies a change to the symbol of a bar button item in the view that displays the item.
    func barItem(_ item: UIBarButtonItem, makes change: SymbolChange)

    /// Returns the view that displays an item; `nil` if the observer itself displays no items.
    func viewShowing(_ item: UIBarItem) -> UIView?
}

extension BarItemObserver {
    package func barItem(_ item: UIBarButtonItem, makes change: SymbolChange) {}
    package func viewShowing(_ item: UIBarItem) -> UIView? { nil }
}

/// The observers of an item, not retained: one, or two during a transition.
@MainActor
package struct BarItemObservers {
    @MainActor
    private struct Entry {
        private let reference: WeakObject
        // Read only while the object of `reference` exists.
        private unowned(unsafe) let uncheckedObserver: any BarItemObserver

        init(_ observer: any BarItemObserver) { (reference, uncheckedObserver) = (WeakObject(observer), observer) }

        var observer: (any BarItemObserver)? { reference.object == nil ? nil : uncheckedObserver }
    }

    private var entries: [Entry] = []

    package init() {}

    package mutating func add(_ observer: any BarItemObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
        entries.append(Entry(observer))
    }

    package mutating func remove(_ observer: any BarItemObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
    }

    func notify(_ item: NSObject, animated: Bool = false) {
        for entry in entries { entry.observer?.barItemDidChange(item, animated: animated) }
    }

    /// Returns the view that displays an item in a window.
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
