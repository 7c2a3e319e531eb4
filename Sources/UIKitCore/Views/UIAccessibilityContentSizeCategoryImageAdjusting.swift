/// Something whose images grow with text of the sizes for accessibility.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting>.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether images are larger while the preferred content size category is one for accessibility.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
