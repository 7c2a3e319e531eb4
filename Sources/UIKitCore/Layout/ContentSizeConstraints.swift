import Cassowary
import Foundation

/// A content's size as optional constraints of content hugging and compression resistance.
@MainActor
struct ContentSizeConstraints: Equatable {
    var size: CGSize
    var priorities: ContentPriorities

    /// The size is that of the alignment rectangle; the frame is larger by the insets.
    init(size: CGSize, insets: UIEdgeInsets, _ priorities: ContentPriorities) {
        func length(_ length: CGFloat, _ insets: CGFloat) -> CGFloat {
            length == UIView.noIntrinsicMetric || !length.isFinite
                ? UIView.noIntrinsicMetric : min(max(0, length + insets), 1e9)
        }
        self.size = CGSize(
            width: length(size.width, insets.left + insets.right),
            height: length(size.height, insets.top + insets.bottom))
        self.priorities = priorities
    }

    /// The axes with a content size; each has two constraints, in this order.
    private var axes: [NSLayoutConstraint.Axis] {
        [.horizontal, .vertical].filter { length($0) != UIView.noIntrinsicMetric }
    }

    private func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

    /// Returns UIKit's text for the two constraints of an axis, which are one constraint in UIKit, with the intrinsic
    /// length.
    ///
    /// - Parameter index: The index among the constraints that `add(to:width:height:)` returned.
    func text(ofConstraintAt index: Int, of item: any LayoutItem, _ state: LayoutState) -> String {
        guard axes.indices.contains(index / 2) else { return "<NSContentSizeLayoutConstraint>" }
        let axis = axes[index / 2]
        let insets = (item as? UIView)?.alignmentRectInsets ?? .zero
        let added = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
        let numbers = [
            Double(length(axis) - added), Double(priorities.hugging(axis).rawValue),
            Double(priorities.resistance(axis).rawValue),
        ].map(ConstraintText.number)
        let names = ConstraintText.legend(of: [item], superview: nil)
        let legend = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
        return "<NSContentSizeLayoutConstraint:\(ConstraintText.address(of: state)) \(axis == .horizontal ? "H" : "V"):"
            + "[\(ConstraintText.name(item))(\(numbers[0]))] Hug:\(numbers[1]) CompressionResistance:\(numbers[2])   "
            + "(active\(legend))>"
    }

    /// Adds hugging (at most) and compression resistance (at least), horizontal and vertical.
    func add(to solver: Solver, width: Variable, height: Variable) -> [ConstraintID] {
        var added: [ConstraintID] = []
        for (variable, length, axis) in [
            (width, size.width, NSLayoutConstraint.Axis.horizontal), (height, size.height, .vertical),
        ] where length != UIView.noIntrinsicMetric {
            for (relation, priority) in [
                (Relation.lessThanOrEqual, priorities.hugging(axis)),
                (.greaterThanOrEqual, priorities.resistance(axis)),
            ] {
                let id = try? solver.add([LinearTerm(variable)], relation, length, priority: priority.strength)
                if let id { added.append(id) }
            }
        }
        return added
    }
}

/// Priorities of content hugging and compression resistance, horizontal and vertical.
struct ContentPriorities: Equatable {
    var huggingX = UILayoutPriority.defaultLow
    var huggingY = UILayoutPriority.defaultLow
    var resistanceX = UILayoutPriority.defaultHigh
    var resistanceY = UILayoutPriority.defaultHigh

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { axis == .horizontal ? huggingX : huggingY }
    func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? resistanceX : resistanceY
    }
}
