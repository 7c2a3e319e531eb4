/// The scale of priorities: UIKit's. Constraints above 0 and below `required` are optional; one of a higher priority
/// outweighs any number of lower ones.
package enum Priority {
    package static let required = 1000.0
}
