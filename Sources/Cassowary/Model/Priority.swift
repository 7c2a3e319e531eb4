/// The scale of priorities: UIKit's. Everything above 0 and below `required` is a wish; a wish of a higher priority beats
/// any number of wishes of lower ones.
package enum Priority {
    package static let required = 1000.0
}
