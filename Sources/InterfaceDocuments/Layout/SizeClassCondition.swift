/// A condition on the size classes.
package struct SizeClassCondition: Sendable, Hashable {
    /// A size class.
    package enum SizeClass: String, Sendable { case compact, regular }

    /// The required width, or `nil` for any width.
    var width: SizeClass?
    /// The required height, or `nil` for any height.
    var height: SizeClass?

    init(width: SizeClass? = nil, height: SizeClass? = nil) { (self.width, self.height) = (width, height) }

    /// Reads a key: `default`, `heightClass=compact`, `heightClass=regular-widthClass=compact`. Returns `nil` for any
    /// other text.
    init?(key: String) {
        self.init()
        if key == "default" { return }
        for part in key.split(separator: "-", omittingEmptySubsequences: false) {
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2, let size = SizeClass(rawValue: String(halves[1])) else { return nil }
            switch halves[0] {
            case "widthClass" where width == nil: width = size
            case "heightClass" where height == nil: height = size
            default: return nil
            }
        }
    }

    // Chosen (Documents): If variations of a storyboard or nib for a width and for a height match, the variation for
    // the width has precedence.
    /// If two conditions match, the condition with the higher number has precedence: both classes, then a width, then a
    /// height, then no class. (The order of a width and a height in UIKit is not recorded.)
    package var specificity: Int { (width == nil ? 0 : 2) + (height == nil ? 0 : 1) }

    /// Returns whether the condition matches these size classes. A size class of `nil` is unknown.
    func matches(width: SizeClass?, height: SizeClass?) -> Bool {
        (self.width == nil || self.width == width) && (self.height == nil || self.height == height)
    }
}
