/// An object whose images grow with accessibility text sizes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting>.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether images are enlarged while the preferred content size category is an accessibility category.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
