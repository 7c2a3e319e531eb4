/// A layout guide that constraints and outlets of a document can refer to.
package struct LayoutGuideDescription: Sendable, Hashable {
    /// Which guide.
    package enum Kind: String, Sendable {
        case safeArea, layoutMargins, readableContent
        /// Those of a scroll view.
        case contentLayoutGuide, frameLayoutGuide
        case keyboard
        /// Those of a controller, from before there were safe areas.
        case top, bottom
    }

    package var kind: Kind
    package var id: String
    var line: Int

    /// Reads an element of a guide; `nil`, and a warning, for a guide that is not known.
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
