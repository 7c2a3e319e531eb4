import Foundation

extension NSLayoutConstraint: NamedPropertyOwner {}

extension NSLayoutConstraint {
    static var constraintProperties: NamedProperties {
        NamedProperties()
            .adding("constant", \NSLayoutConstraint.constant)
            .adding("priority", \NSLayoutConstraint.priority)
            .adding("identifier", \NSLayoutConstraint.identifier)
            .adding("active", \NSLayoutConstraint.isActive)
            .adding("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived)
    }
}
