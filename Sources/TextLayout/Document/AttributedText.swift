import Foundation

/// Text that programs set and get as an attributed string. It is stored as a document, since Foundation on Linux never
/// frees the attributes of an attributed string, nor the objects in them.
package struct AttributedText {
    package var document: TextDocument { didSet { made = nil } }
    private var made: NSAttributedString?

    package init(_ document: TextDocument) { self.document = document }

    package init(_ string: NSAttributedString) {
        document = TextDocument(string)
        // An immutable string needs no copy.
        if type(of: string) == NSAttributedString.self { made = string }
    }

    /// The text as an immutable attributed string, which is created once.
    package var attributedString: NSAttributedString {
        mutating get {
            if let made { return made }
            let string = document.attributedString
            let fixed = string is NSMutableAttributedString ? NSAttributedString(attributedString: string) : string
            made = fixed
            return fixed
        }
    }
}
