import Foundation

/// An element of a list that has a view.
protocol ShownElement {
    /// The identity of an element, such as an index path. It also determines the order of the elements.
    associatedtype Element: Comparable
    associatedtype View: UIView

    var element: Element { get }
    var view: View { get }
    /// Returns the view with the identity of its element after an update.
    func moved(to element: Element) -> Self
}

/// The elements of a list that have views, and the state of its layout pass.
///
/// This is a class, since an access to a structure in a property of a different class would copy everything that the
/// structure refers to.
@MainActor
class ListElements<Shown: ShownElement, GoalPosition> {
    /// The elements that have views, in ascending order.
    @exclusivity(unchecked) final var shown: [Shown] = []
    /// Whether a view was measured with a different size, so that the places of elements must be determined again.
    @exclusivity(unchecked) final var sizesChanged = false
    /// Whether sizes still changed after the last permitted round.
    @exclusivity(unchecked) final var exceedsRounds = false
    @exclusivity(unchecked) final var prefetching = ListPrefetching()
    @exclusivity(unchecked) final var scrollGoal: ScrollGoal<GoalPosition>?
    /// The index after the element that was accessed last.
    @exclusivity(unchecked) private final var next = 0

    /// Returns the index of an element in `shown`, or its insertion index.
    final func insertionIndex(of element: Shown.Element) -> Int {
        var (low, high) = (0, shown.count)
        // Most new elements are after the shown elements.
        if high == 0 || shown[high - 1].element < element { return high }
        while low < high {
            let middle = (low + high) / 2
            if shown[middle].element < element { low = middle + 1 } else { high = middle }
        }
        return low
    }

    final func index(of element: Shown.Element) -> Int? {
        // Elements are mostly accessed in order.
        let index = isElement(element, at: next) ? next : insertionIndex(of: element)
        guard isElement(element, at: index) else { return nil }
        next = index + 1
        return index
    }

    private func isElement(_ element: Shown.Element, at index: Int) -> Bool {
        index < shown.count && shown[index].element == element
    }

    /// The view of an element; `nil` if it has none. Setting a view replaces the view that is already there.
    final subscript(element: Shown.Element) -> Shown? {
        get { index(of: element).map { shown[$0] } }
        set {
            let index = insertionIndex(of: element)
            switch (newValue, isElement(element, at: index)) {
            case (let new?, true): shown[index] = new
            case (let new?, false): shown.insert(new, at: index)
            case (nil, true): shown.remove(at: index)
            case (nil, false): break
            }
        }
    }

    final func element(of view: UIView) -> Shown.Element? {
        for index in shown.indices where shown[index].view === view { return shown[index].element }
        return nil
    }

    /// Removes elements, unless they are shown by different views now.
    final func remove(_ gone: [Shown]) {
        for one in gone {
            guard let index = index(of: one.element), shown[index].view === one.view else { continue }
            shown.remove(at: index)
            next = index
        }
    }

    /// Gives the shown elements their identities after an update.
    ///
    /// - Parameter new: Returns the new identity of an element; `nil` if its view will be removed.
    /// - Returns: The elements that are no longer shown, in ascending order.
    final func remap(_ new: (Shown.Element) -> Shown.Element?) -> [Shown] {
        let former = shown
        shown = []
        return former.filter { one in
            guard let element = new(one.element), self[element] == nil else { return true }
            self[element] = one.moved(to: element)
            return false
        }
    }

    /// Gives prefetched items and the item of an animated scroll their paths after an update.
    final func followItems(_ new: (IndexPath) -> IndexPath?) {
        prefetching.announcedPaths = Set(prefetching.announcedPaths.compactMap(new))
        guard let goal = scrollGoal else { return }
        if let path = new(goal.path) { scrollGoal?.path = path } else { scrollGoal = nil }
    }

    /// A description of an invariant that does not hold, or `nil`. It is checked in builds with `IREKO_INVARIANTS`.
    ///
    /// - Parameters:
    ///   - exists: Returns whether the list has an element.
    ///   - isUnused: Returns whether a view is in a reuse pool, or is being removed.
    final func violatedInvariant(_ exists: (Shown.Element) -> Bool, isUnused: (Shown.View) -> Bool) -> String? {
        #if IREKO_INVARIANTS
            for (one, next) in zip(shown, shown.dropFirst()) where one.element >= next.element {
                return "the shown element \(next.element) is after \(one.element)"
            }
            if Set(shown.map { ObjectIdentifier($0.view) }).count < shown.count { return "two elements have one view" }
            for one in shown {
                if !exists(one.element) { return "the shown element \(one.element) does not exist" }
                if isUnused(one.view) { return "the view of the shown element \(one.element) is not in use" }
            }
        #endif
        return nil
    }
}
