/// An element with additional content.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axcustomcontentprovider>.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
    /// The additional content.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
