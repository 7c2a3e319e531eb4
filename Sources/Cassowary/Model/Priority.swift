/// The scale of priorities, which is UIKit's. Constraints above 0 and below `required` are optional. A constraint of a
/// higher priority outweighs any number of constraints of lower priorities.
package enum Priority {
    package static let required = 1000.0
}
