#if os(iOS) || os(tvOS)
    import UIKit
#else
    import AppKit
#endif

/// A constraint that a maker has made.
public class TrellisConstraint: NSLayoutConstraint {
    var label: String? {
        get { return identifier }
        set { identifier = newValue }
    }

    internal weak var group: Group?

    final class Group {
        var constraints: [TrellisConstraint] = []
        let sourceLocation: (String, UInt)

        init(_ file: String, _ line: UInt) {
            sourceLocation = (file, line)
        }
    }
}

private extension NSLayoutConstraint {
    var isTrellis: Bool { return isKind(of: TrellisConstraint.self) }
}

/// Describes the constraints of an item.
public class TrellisMaker {
    private let item: TrellisItem
    private(set) var descriptions: [TrellisDescription] = []

    init(item: TrellisItem) {
        self.item = item
        (item as? TrellisView)?.translatesAutoresizingMaskIntoConstraints = false
    }

    private func make(_ attributes: TrellisAttributes) -> TrellisExtendable {
        let description = TrellisDescription(item: item, attributes: attributes)
        descriptions.append(description)
        return TrellisExtendable(description)
    }

    public var left: TrellisExtendable { return make(.left) }
    public var right: TrellisExtendable { return make(.right) }
    public var top: TrellisExtendable { return make(.top) }
    public var bottom: TrellisExtendable { return make(.bottom) }
    public var leading: TrellisExtendable { return make(.leading) }
    public var trailing: TrellisExtendable { return make(.trailing) }
    public var width: TrellisExtendable { return make(.width) }
    public var height: TrellisExtendable { return make(.height) }
    public var edges: TrellisExtendable { return make(.edges) }
    public var size: TrellisExtendable { return make(.size) }
    public var center: TrellisExtendable { return make(.center) }
}

public class TrellisDescription {
    let item: TrellisItem
    var attributes: TrellisAttributes
    var relation: LayoutRelation = .equal
    var target: TrellisTarget?
    var constant: TrellisConstant = CGFloat(0)
    var multiplier: CGFloat = 1
    var priority: LayoutPriority = .required
    var label: String?

    init(item: TrellisItem, attributes: TrellisAttributes) {
        self.item = item
        self.attributes = attributes
    }

    func build(superview: TrellisView?) -> [TrellisConstraint] {
        return attributes.layoutAttributes.map { attribute in
            var second: LayoutAttribute = attribute
            var other: TrellisItem? = target?.item
            if let found = target?.attributes.layoutAttributes.first, target?.attributes != attributes { second = found }
            if target == nil {
                if attribute == .width || attribute == .height { second = .notAnAttribute } else { other = superview }
            }
            let constraint = TrellisConstraint(
                item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
                multiplier: multiplier, constant: constant.value(for: attribute))
            constraint.priority = priority
            constraint.label = label
            return constraint
        }
    }
}

public class TrellisFinalizable {
    let description: TrellisDescription

    init(_ description: TrellisDescription) { self.description = description }

    @discardableResult
    public func labeled(_ label: String) -> TrellisFinalizable {
        description.label = label
        return self
    }

    @discardableResult public func priority(_ amount: Float) -> TrellisFinalizable {
        description.priority = LayoutPriority(rawValue: amount)
        return self
    }
}

public class TrellisEditable: TrellisFinalizable {
    @discardableResult
    public func offset(_ amount: TrellisConstant) -> TrellisEditable {
        description.constant = amount
        return self
    }

    @discardableResult
    public func inset(_ amount: CGFloat) -> TrellisEditable {
        return offset(TrellisInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    @discardableResult
    public func multipliedBy(_ amount: CGFloat) -> TrellisEditable {
        description.multiplier = amount
        return self
    }
}

public class TrellisExtendable: TrellisEditable {
    public var left: TrellisExtendable { return adding(.left) }
    public var top: TrellisExtendable { return adding(.top) }
    public var right: TrellisExtendable { return adding(.right) }
    public var bottom: TrellisExtendable { return adding(.bottom) }
    public var width: TrellisExtendable { return adding(.width) }
    public var height: TrellisExtendable { return adding(.height) }

    private func adding(_ attributes: TrellisAttributes) -> TrellisExtendable {
        description.attributes.insert(attributes)
        return self
    }

    private func relate(_ other: Any, _ relation: LayoutRelation) -> TrellisEditable {
        description.relation = relation
        switch other {
        case let target as TrellisTarget: description.target = target
        case let item as TrellisItem:
            description.target = TrellisTarget(item: item, attributes: description.attributes)
        case let constant as TrellisConstant: description.constant = constant
        default: fatalError("a constraint to \(other)")
        }
        return self
    }

    @discardableResult public func equalTo(_ other: Any) -> TrellisEditable { return relate(other, .equal) }
    @discardableResult public func lessThan(_ other: Any) -> TrellisEditable { return relate(other, .lessThanOrEqual) }
    @discardableResult public func greaterThan(_ other: Any) -> TrellisEditable {
        return relate(other, .greaterThanOrEqual)
    }

    @discardableResult
    public func equalToSuperview() -> TrellisEditable {
        guard let superview = (description.item as? TrellisView)?.superview else {
            fatalError("There is no superview")
        }
        return relate(superview, .equal)
    }
}
