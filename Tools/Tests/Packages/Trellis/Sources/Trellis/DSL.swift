#if os(iOS) || os(tvOS)
import UIKit
#else
import AppKit
#endif

private var constraintsKey: UInt8 = 0

public struct TrellisDSL {
    let view: TrellisView

    public var left: TrellisTarget { return TrellisTarget(item: view, attributes: .left) }
    public var right: TrellisTarget { return TrellisTarget(item: view, attributes: .right) }
    public var top: TrellisTarget { return TrellisTarget(item: view, attributes: .top) }
    public var bottom: TrellisTarget { return TrellisTarget(item: view, attributes: .bottom) }
    public var width: TrellisTarget { return TrellisTarget(item: view, attributes: .width) }
    public var height: TrellisTarget { return TrellisTarget(item: view, attributes: .height) }

    /// The constraints that were made for the view.
    public var constraints: [TrellisConstraint] {
        return (stored.allObjects as? [TrellisConstraint]) ?? []
    }

    fileprivate var stored: NSMutableSet {
        if let set = objc_getAssociatedObject(view, &constraintsKey) as? NSMutableSet { return set }
        let set = NSMutableSet()
        objc_setAssociatedObject(view, &constraintsKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return set
    }

    @discardableResult
    public func make(
        file: String = #file, line: UInt = #line, _ body: (_ make: TrellisMaker) -> Void
    ) -> [TrellisConstraint] {
        let maker = TrellisMaker(item: view)
        body(maker)
        let made = maker.descriptions.flatMap { $0.build(superview: view.superview) }
        let group = TrellisConstraint.Group(file, line)
        group.constraints = made
        made.forEach { $0.group = group }
        NSLayoutConstraint.activate(made)
        stored.addObjects(from: made)
        return made
    }

    public func remake(_ body: (TrellisMaker) -> Void) {
        NSLayoutConstraint.deactivate(constraints)
        stored.removeAllObjects()
        make(body)
    }

    public func update(_ label: String, to constant: CGFloat) {
        for constraint in constraints where constraint.label == label { constraint.constant = constant }
    }
}

extension TrellisView {
    public var trellis: TrellisDSL { return TrellisDSL(view: self) }

    /// Every view of a class below the view.
    func descendants<View: TrellisView>(of type: View.Type) -> [View] {
        return subviews.flatMap { ([$0 as? View].compactMap { $0 }) + $0.descendants(of: type) }
    }

    @objc open var trellisName: String { return String(describing: type(of: self)) }

    @objc open func describeTrellis() -> String { return "\(trellisName): \(trellis.constraints.count)" }
}

infix operator ~=~: AssignmentPrecedence
infix operator ≥≥: ComparisonPrecedence

@discardableResult
public func ~=~ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    let constraint = left.constraint(equalToConstant: right)
    constraint.isActive = true
    return constraint
}

@discardableResult
public func ~=~ <Axis>(left: NSLayoutAnchor<Axis>, right: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
    let constraint = left.constraint(equalTo: right)
    constraint.isActive = true
    return constraint
}

@discardableResult
public func ≥≥ (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
    let constraint = left.constraint(greaterThanOrEqualTo: right)
    constraint.isActive = true
    return constraint
}
