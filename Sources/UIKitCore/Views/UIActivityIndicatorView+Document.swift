import Foundation
import InterfaceDocuments

extension UIActivityIndicatorView {
    /// Returns the style of a storyboard or nib, which always specifies it. The old styles, with integers below 100,
    /// are mapped to the current styles.
    static func style(of coder: DocumentCoder) -> Style? {
        let styles: KeyValuePairs<String, Int> = [
            "medium": 100, "large": 101, "whiteLarge": 0, "white": 1, "gray": 2,
        ]
        return coder.element.word(.style, in: styles).flatMap(Style.init(rawValue:))
    }

    /// Decodes an indicator. In a storyboard or nib its default for a stopped indicator is visible, unlike in code.
    func decodeIndicator(from coder: DocumentCoder) {
        if let color = coder.color(.color) { self.color = color }
        let wasHidden = isHidden
        let hides = coder.element.bool(.hidesWhenStopped, default: false)
        hidesWhenStopped = hides
        isHidden = wasHidden || hides
        if coder.element.bool(.animating, default: false) { startAnimating() }
    }

    static func addIndicatorProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("color", \UIActivityIndicatorView.color)
            .adding("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    }
}
