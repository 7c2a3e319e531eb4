import Foundation

// The properties of views, windows, layers and constraints for outlets and runtime attributes of storyboards and nibs,
// with their Objective-C names.

extension UIResponder: NamedPropertyOwner {}

extension UIView {
    static func addViewProperties(to properties: NamedProperties) -> NamedProperties {
        addAccessibilityProperties(
            to: addLayoutProperties(
                to:
                    properties
                    .adding(reading: "layer", \UIView.layer)
                    .adding(reading: "superview", \UIView.superview)
                    .adding(reading: "window", \UIView.window)
                    .adding("backgroundColor", \UIView.backgroundColor)
                    .adding("tintColor", \UIView.tintColor)
                    .adding("alpha", \UIView.alpha)
                    .adding("hidden", \UIView.isHidden)
                    .adding("opaque", \UIView.isOpaque)
                    .adding("clipsToBounds", \UIView.clipsToBounds)
                    .adding("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
                    .adding("contentMode", \UIView.contentMode)
                    .adding("contentScaleFactor", \UIView.contentScaleFactor)
                    .adding("maskView", \UIView.mask)
                    .adding("tag", \UIView.tag)
                    .adding("userInteractionEnabled", \UIView.isUserInteractionEnabled)
                    .adding("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
                    .adding("exclusiveTouch", \UIView.isExclusiveTouch)
                    .adding("gestureRecognizers", \UIView.gestureRecognizers)
                    .adding("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
                    .adding("semanticContentAttribute", \UIView.semanticContentAttribute)))
    }

    private static func addLayoutProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("frame", \UIView.frame)
            .adding("bounds", \UIView.bounds)
            .adding("center", \UIView.center)
            .adding("autoresizesSubviews", \UIView.autoresizesSubviews)
            .adding("autoresizingMask", \UIView.autoresizingMask)
            .adding("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
            .adding("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
            .adding("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
    }

    private static func addAccessibilityProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("accessibilityIdentifier", \UIView.accessibilityIdentifier)
            .adding("isAccessibilityElement", \UIView.isAccessibilityElement)
            .adding("accessibilityLabel", \UIView.accessibilityLabel)
            .adding("accessibilityValue", \UIView.accessibilityValue)
            .adding("accessibilityHint", \UIView.accessibilityHint)
            .adding("accessibilityTraits", \UIView.accessibilityTraits)
            .adding("accessibilityElementsHidden", \UIView.accessibilityElementsHidden)
            .adding("accessibilityViewIsModal", \UIView.accessibilityViewIsModal)
    }
}

extension UIWindow {
    static func addWindowProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("rootViewController", \UIWindow.rootViewController)
            .adding("windowScene", \UIWindow.windowScene)
    }
}
