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

    /// Hugging (at most) and compression resistance (at least), across and down.
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

/// Content hugging and compression resistance, across and down.
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
