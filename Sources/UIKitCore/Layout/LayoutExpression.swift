import Cassowary
import Foundation

/// A sum of variables and a constant: the value of an item's attribute in the coordinate space of an ancestor.
@MainActor
struct LayoutExpression {
    var terms: [LinearTerm] = []
    var constant = 0.0

    /// Creates the expression of an attribute of an item, in the coordinate space of `ancestor`, which is the item or
    /// contains it.
    ///
    /// If mirrored, horizontal positions are measured from the ancestor's right edge to the left, like leading and
    /// trailing in right-to-left layouts.
    init(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in ancestor: UIView, isMirrored: Bool
    ) {
        if let span = item as? LayoutSpan {
            self.init(span, in: ancestor, isMirrored: isMirrored)
            return
        }
        if let line = attribute.ofMarginsGuide, let view = item as? UIView {
            self.init(line, of: view.layoutMarginsGuide, in: ancestor, isMirrored: isMirrored)
            return
        }
        self.init()
        let attribute = attribute.ofMarginsGuide ?? attribute
        let state = LayoutEngine.current.state(of: item)
        let insets = (item as? UIView)?.alignmentRectInsets ?? .zero
        switch attribute {
        case .width:
            add(state.width)
            constant -= insets.left + insets.right
        case .height:
            add(state.height)
            constant -= insets.top + insets.bottom
        case .left, .leading, .right, .trailing, .centerX:
            addOrigin(of: item, in: ancestor, horizontal: true)
            if attribute == .centerX {
                add(state.width, 0.5)
                constant += (insets.left - insets.right) / 2
            } else if attribute == .right || attribute == (isMirrored ? .leading : .trailing) {
                add(contentState(of: item, in: ancestor).width)
                constant -= insets.right
            } else {
                constant += insets.left
            }
            if isMirrored { mirror(in: ancestor) }
        case .firstBaseline: addBaseline(of: item, in: ancestor, isFirst: true)
        case .lastBaseline: addBaseline(of: item, in: ancestor, isFirst: false)
        case .centerY:
            addOrigin(of: item, in: ancestor, horizontal: false)
            add(state.height, 0.5)
            constant += (insets.top - insets.bottom) / 2
        default: addEdge(of: item, in: ancestor, isTop: attribute == .top)
        }
    }

    mutating func subtract(_ other: LayoutExpression, times factor: Double) {
        terms += other.terms.map { LinearTerm($0.variable, -$0.coefficient * factor) }
        constant -= other.constant * factor
    }

    private mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
        terms.append(LinearTerm(variable, coefficient))
    }

    private init(_ span: LayoutSpan, in ancestor: UIView, isMirrored: Bool) {
        guard let start = span.start, let end = span.end else {
            self.init()
            return
        }
        self.init(span.endAttribute, of: end, in: ancestor, isMirrored: isMirrored)
        subtract(LayoutExpression(span.startAttribute, of: start, in: ancestor, isMirrored: isMirrored), times: 1)
    }

    private mutating func addEdge(of item: any LayoutItem, in ancestor: UIView, isTop: Bool) {
        let insets = (item as? UIView)?.alignmentRectInsets ?? .zero
        addOrigin(of: item, in: ancestor, horizontal: false)
        if !isTop { add(contentState(of: item, in: ancestor).height) }
        constant += isTop ? insets.top : -insets.bottom
    }

    /// Adds the baseline of the item's baseline view; for a view without text, its edge.
    private mutating func addBaseline(of item: any LayoutItem, in ancestor: UIView, isFirst: Bool) {
        guard let view = (item as? UIView)?.baselineView(isFirst: isFirst),
            let baselines = LayoutEngine.current.baselines(of: view)
        else { return addEdge(of: item, in: ancestor, isTop: isFirst) }
        let line = isFirst ? baselines.first : baselines.last
        addOrigin(of: view, in: ancestor, horizontal: false)
        if line.share != 0 { add(LayoutEngine.current.state(of: view).height, line.share) }
        constant += line.offset
    }

    /// Returns the state with an item's size. From inside a scroll view, its edges are the edges of its content.
    private func contentState(of item: any LayoutItem, in ancestor: UIView) -> LayoutState {
        item === ancestor ? ancestor.layoutStateSeenFromInside : LayoutEngine.current.state(of: item)
    }

    /// Adds the origin of the item, through all views between it and the ancestor. The ancestor's own origin is that
    /// of its bounds, or of a scroll view's content.
    private mutating func addOrigin(of item: any LayoutItem, in ancestor: UIView, horizontal: Bool) {
        func origin(_ view: UIView) -> Double { horizontal ? view.bounds.minX : view.bounds.minY }
        if item === ancestor {
            let corner = ancestor.cornerSeenFromInside
            constant += horizontal ? corner.x : corner.y
            return
        }
        let state = LayoutEngine.current.state(of: item)
        add(horizontal ? state.minX : state.minY)
        var container = item.layoutContainer
        while let view = container, view !== ancestor {
            let state = LayoutEngine.current.state(of: view)
            add(horizontal ? state.minX : state.minY)
            constant -= origin(view)
            container = view.superviewStorage
        }
    }

    private mutating func mirror(in ancestor: UIView) {
        var mirrored = LayoutExpression()
        mirrored.add(ancestor.layoutStateSeenFromInside.width)
        mirrored.constant = 2 * ancestor.cornerSeenFromInside.x
        mirrored.subtract(self, times: 1)
        self = mirrored
    }

    private init() {}
}
