import Foundation

extension NSLayoutConstraint: NamedPropertyOwner {}

extension NSLayoutConstraint {
    static var constraintProperties: NamedProperties {
        NamedProperties()
            .adding("constant", \NSLayoutConstraint.constant)
            .adding("priority", \NSLayoutConstraint.priorityNumber)
            .adding("identifier", \NSLayoutConstraint.identifier)
            .adding("active", \NSLayoutConstraint.isActive)
            .adding("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived)
    }

    private var priorityNumber: Float {
        get { priority.rawValue }
        set { priority = UILayoutPriority(newValue) }
    }
}
