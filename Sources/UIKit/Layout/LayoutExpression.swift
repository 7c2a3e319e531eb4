import Cassowary
import Foundation

/// A sum of variables and a constant: where an attribute of an item is, in the space of an ancestor.
@MainActor
struct LayoutExpression {
    var terms: [LinearTerm] = []
    var constant = 0.0

    /// An attribute of an item in the space of `ancestor`, which contains the item or is it.
    init(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in ancestor: UIView) {
        let state = LayoutEngine.shared.state(of: item)
        let view = item as? UIView
        let insets = view?.alignmentRectInsets ?? .zero
        let isRightToLeft = item.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .width:
            add(state.width)
            constant -= insets.left + insets.right
        case .height:
            add(state.height)
            constant -= insets.top + insets.bottom
        case .left, .leading, .right, .trailing, .centerX:
            addOrigin(of: item, state, in: ancestor, horizontal: true)
            let isRight = attribute == .right || attribute == (isRightToLeft ? .leading : .trailing)
            if attribute == .centerX {
                add(state.width, 0.5)
                constant += (insets.left - insets.right) / 2
            } else if isRight {
                add(state.width)
                constant -= insets.right
            } else {
                constant += insets.left
            }
        default:
            addOrigin(of: item, state, in: ancestor, horizontal: false)
            switch attribute {
            case .centerY:
                add(state.height, 0.5)
                constant += (insets.top - insets.bottom) / 2
            case .bottom:
                add(state.height)
                constant -= insets.bottom
            case .lastBaseline:
                add(state.height)
                constant -= Double(view?.baselineOffsets.lastFromBottom ?? 0)
            case .firstBaseline:
                constant += Double(view?.baselineOffsets.firstFromTop ?? 0)
            default: constant += insets.top
            }
        }
    }

    private mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
        terms.append(LinearTerm(variable, coefficient))
    }

    /// The item's own corner, through all views between it and the ancestor. The ancestor's own corner is its bounds' origin.
    private mutating func addOrigin(
        of item: any LayoutItem, _ state: LayoutState, in ancestor: UIView, horizontal: Bool
    ) {
        func origin(_ view: UIView) -> Double { horizontal ? view.bounds.minX : view.bounds.minY }
        if item === ancestor {
            constant += origin(ancestor)
            return
        }
        add(horizontal ? state.minX : state.minY)
        var container = item.layoutContainer
        while let view = container, view !== ancestor {
            let state = LayoutEngine.shared.state(of: view)
            add(horizontal ? state.minX : state.minY)
            constant -= origin(view)
            container = view.superviewStorage
        }
    }
}
