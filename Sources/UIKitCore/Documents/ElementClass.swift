import Foundation
import InterfaceDocuments

/// The class of an element's object.
@MainActor
final class ElementClass {
    let type: AnyClass
    /// The class, if its objects are created with a coder.
    let decodable: (any DocumentDecodable.Type)?
    /// Whether the class replaces the class in the document, which belongs to a missing framework or is missing in
    /// UIKit. Its outlets may have no properties.
    let isSubstitute: Bool
    // Chosen (Documents): If a custom object is of a UIKit class without an `init()`, a plain object is created, and a
    // message is logged.
    /// Whether the class is UIKit's replacement for a class of the program that is not used, as on launch screens.
    /// Missing properties are not reported.
    let isPlain: Bool

    init(_ type: AnyClass, isSubstitute: Bool, isPlain: Bool = false) {
        self.type = type
        self.isPlain = isPlain
        decodable = type as? any DocumentDecodable.Type
        self.isSubstitute = isSubstitute
    }
}

/// A class whose objects are created with a `DocumentCoder`.
@preconcurrency @MainActor
package protocol DocumentDecodable: AnyObject {
    init?(coder: NSCoder)
}

extension UIView: DocumentDecodable {}
extension UIViewController: DocumentDecodable {}
extension UIBarItem: DocumentDecodable {}
extension UINavigationItem: DocumentDecodable {}
extension UIBarAppearance: DocumentDecodable {}
