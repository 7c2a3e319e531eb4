import Foundation

// The anchors with the type that they have in Apple's UIKit, where Objective-C does not check the kind that is in it.
@MainActor
extension NSObjectProtocol where Self: NSLayoutConstraint {
    /// The anchor on the left, for code that names the type.
    @_disfavoredOverload public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }

    /// The anchor on the right, for code that names the type; `nil` for a length against a number.
    @_disfavoredOverload public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        hasSecond ? NSLayoutAnchor(second, secondAttribute) : nil
    }
}
