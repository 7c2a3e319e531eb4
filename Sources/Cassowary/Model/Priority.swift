/// The scale of priorities, which equals UIKit's. Constraints with a priority above 0 and below `required` are
/// optional. A constraint outweighs any number of constraints with lower priorities.
package enum Priority {
    package static let required = 1000.0
}
