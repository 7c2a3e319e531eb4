import Foundation

// The anchors with their types in Apple's UIKit, where Objective-C does not check the generic argument.
@MainActor
extension NSObjectProtocol where Self: NSLayoutConstraint {
    /// The first anchor, for code with an explicit type.
    @_disfavoredOverload public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }

    /// The second anchor, for code with an explicit type; `nil` if a length is compared with a number.
    @_disfavoredOverload public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        hasSecond ? NSLayoutAnchor(second, secondAttribute) : nil
    }
}
