import Foundation

// The properties by which documents' outlets and runtime attributes call what all views, windows, layers and constraints have. The names
// are those of Objective-C.

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
                    .adding("contentMode", \UIView.contentModeNumber)
                    .adding("contentScaleFactor", \UIView.contentScaleFactor)
                    .adding("maskView", \UIView.mask)
                    .adding("tag", \UIView.tag)
                    .adding("userInteractionEnabled", \UIView.isUserInteractionEnabled)
                    .adding("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
                    .adding("exclusiveTouch", \UIView.isExclusiveTouch)
                    .adding("gestureRecognizers", \UIView.gestureRecognizers)
                    .adding("overrideUserInterfaceStyle", \UIView.interfaceStyleNumber)
                    .adding("semanticContentAttribute", \UIView.semanticAttributeNumber)))
    }

    private static func addLayoutProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("frame", \UIView.frame)
            .adding("bounds", \UIView.bounds)
            .adding("center", \UIView.center)
            .adding("autoresizesSubviews", \UIView.autoresizesSubviews)
            .adding("autoresizingMask", \UIView.autoresizingNumber)
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
            .adding("accessibilityTraits", \UIView.accessibilityTraitsNumber)
            .adding("accessibilityElementsHidden", \UIView.accessibilityElementsHidden)
            .adding("accessibilityViewIsModal", \UIView.accessibilityViewIsModal)
    }

    // Objective-C's enumerations and sets are numbers. One that no case has is left out.

    private var contentModeNumber: Int {
        get { contentMode.rawValue }
        set { if let value = ContentMode(rawValue: newValue) { contentMode = value } }
    }

    private var autoresizingNumber: UInt {
        get { autoresizingMask.rawValue }
        set { autoresizingMask = AutoresizingMask(rawValue: newValue) }
    }

    private var interfaceStyleNumber: Int {
        get { overrideUserInterfaceStyle.rawValue }
        set { if let value = UIUserInterfaceStyle(rawValue: newValue) { overrideUserInterfaceStyle = value } }
    }

    private var semanticAttributeNumber: Int {
        get { semanticContentAttribute.rawValue }
        set { if let value = UISemanticContentAttribute(rawValue: newValue) { semanticContentAttribute = value } }
    }

    private var accessibilityTraitsNumber: UInt64 {
        get { accessibilityTraits.rawValue }
        set { accessibilityTraits = UIAccessibilityTraits(rawValue: newValue) }
    }
}

extension UIWindow {
    static func addWindowProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("rootViewController", \UIWindow.rootViewController)
            .adding("windowScene", \UIWindow.windowScene)
    }
}
