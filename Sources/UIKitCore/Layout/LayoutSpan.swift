import Foundation

/// A distance between two lines, as an item of constraints: it has no variables, and may be negative.
@MainActor
final class LayoutSpan: LayoutItem {
    private let startReference: WeakLayoutItem
    private let endReference: WeakLayoutItem
    var start: (any LayoutItem)? { startReference.item }
    var end: (any LayoutItem)? { endReference.item }
    let startAttribute: NSLayoutConstraint.Attribute
    let endAttribute: NSLayoutConstraint.Attribute

    init(from start: any LayoutAnchor, to end: any LayoutAnchor) {
        startReference = WeakLayoutItem(start.item)
        endReference = WeakLayoutItem(end.item)
        startAttribute = start.attribute
        endAttribute = end.attribute
    }

    var layoutState: LayoutState? {
        get { nil }
        set {}
    }
    var layoutContainer: UIView? { nil }
    var layoutView: UIView? {
        guard let start = start?.layoutView, let end = end?.layoutView else { return nil }
        return start.nearestCommonAncestor(with: end)
    }
    var layoutViews: [UIView] { [start, end].compactMap { $0?.layoutView } }
}
