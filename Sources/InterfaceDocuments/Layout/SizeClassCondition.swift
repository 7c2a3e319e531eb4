/// The size classes that something is for.
package struct SizeClassCondition: Sendable, Hashable {
    /// A size class.
    package enum SizeClass: String, Sendable { case compact, regular }

    /// The width that it is for; `nil` for each.
    var width: SizeClass?
    /// The height that it is for; `nil` for each.
    var height: SizeClass?

    init(width: SizeClass? = nil, height: SizeClass? = nil) { (self.width, self.height) = (width, height) }

    /// Reads `default`, `heightClass=compact`, `heightClass=regular-widthClass=compact`; `nil` for other text.
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

    /// Of two that match, the one with the higher number counts: both classes before one, one before none. One for a
    /// width comes before one for a height (chosen: what UIKit does is not recorded).
    package var specificity: Int { (width == nil ? 0 : 2) + (height == nil ? 0 : 1) }

    /// Whether it is for these size classes; `nil` is one that is not known.
    func matches(width: SizeClass?, height: SizeClass?) -> Bool {
        (self.width == nil || self.width == width) && (self.height == nil || self.height == height)
    }
}
