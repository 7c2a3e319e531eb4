/// A layout guide, to which constraints and outlets of a document can refer.
package struct LayoutGuideDescription: Sendable, Hashable {
    /// The kinds of layout guides.
    package enum Kind: String, Sendable {
        case safeArea, layoutMargins, readableContent
        /// The guides of a scroll view.
        case contentLayoutGuide, frameLayoutGuide
        case keyboard
        /// The guides of a controller, which UIKit replaced by the safe area.
        case top, bottom
    }

    package var kind: Kind
    package var id: String
    var line: Int

    /// Reads the element of a guide; adds a warning and returns `nil` if the guide is unknown.
    init?(_ element: SourceElement) {
        let name = element.kind == .viewControllerLayoutGuide ? element.string(.type) : element.key
        let word = element.kind == .keyboardLayoutGuide ? "keyboard" : name ?? ""
        guard let kind = Kind(rawValue: word) else {
            element.note(.unknownKey(word))
            return nil
        }
        (self.kind, id, line) = (kind, element.id, element.line)
    }
}
