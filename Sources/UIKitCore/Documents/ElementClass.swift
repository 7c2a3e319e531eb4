import Foundation
import InterfaceDocuments

/// What is made of an element.
@MainActor
final class ElementClass {
    let type: AnyClass
    /// The same, where it is made with a coder.
    let decodable: (any DocumentDecodable.Type)?
    /// Whether it is another class than the document means: one of a framework that is not here, or the nearest one to
    /// a class of UIKit's that is not here. Its outlets may have no properties.
    let isStandIn: Bool
    /// Whether it is UIKit's in place of one of the program's that is not asked for, as on launch screens. What it
    /// lacks is no news.
    let isPlain: Bool

    init(_ type: AnyClass, isStandIn: Bool, isPlain: Bool = false) {
        self.type = type
        self.isPlain = isPlain
        decodable = type as? any DocumentDecodable.Type
        self.isStandIn = isStandIn
    }
}

/// A class whose objects are made with a coder, which is a `DocumentCoder`.
@preconcurrency @MainActor
package protocol DocumentDecodable: AnyObject {
    init?(coder: NSCoder)
}

extension UIView: DocumentDecodable {}
extension UIViewController: DocumentDecodable {}
extension UIBarItem: DocumentDecodable {}
extension UINavigationItem: DocumentDecodable {}
extension UIBarAppearance: DocumentDecodable {}
