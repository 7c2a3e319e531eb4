import Foundation

/// A view class of UIKit whose instances have the default values of the accessibility properties that programs rarely
/// set, such as `accessibilityCustomActions`. The tree builder does not read these properties of the instances unless
/// the program has set one.
@MainActor
package protocol PlainAccessibility: UIView {
    /// The class that adopts the protocol. A subclass may override the properties.
    static var plainClass: AnyClass { get }
}

extension UILabel: PlainAccessibility {
    package static var plainClass: AnyClass { UILabel.self }
}

extension UIImageView: PlainAccessibility {
    package static var plainClass: AnyClass { UIImageView.self }
}

extension UIStackView: PlainAccessibility {
    package static var plainClass: AnyClass { UIStackView.self }
}

/// The protocols that a class adopts, which the tree builder finds once for each class.
@MainActor
struct AccessibilityClass {
    let isPlain: Bool
    let isDescribing: Bool
    let isRow: Bool
    let isHeading: Bool
    let isList: Bool
    let isDataTable: Bool
    let hasReadingContent: Bool
    let hasCustomContent: Bool

    private static var classes: [ObjectIdentifier: AccessibilityClass] = [:]

    private init(_ type: AccessibilityObject.Type) {
        isPlain = type == UIView.self || (type as? any PlainAccessibility.Type)?.plainClass == type
        isDescribing = type is any AccessibilityDescribing.Type
        isRow = type is any AccessibilityRow.Type
        isHeading = type is any AccessibilityHeading.Type
        isList = type is any AccessibilityList.Type
        isDataTable = type is any UIAccessibilityContainerDataTable.Type
        hasReadingContent = type is any UIAccessibilityReadingContent.Type
        hasCustomContent = type is any AXCustomContentProvider.Type
    }

    /// Returns the protocols of an object's class.
    static func of(_ object: AccessibilityObject) -> AccessibilityClass {
        let type = type(of: object)
        let id = ObjectIdentifier(type)
        if let known = classes[id] { return known }
        let found = AccessibilityClass(type)
        classes[id] = found
        return found
    }
}
