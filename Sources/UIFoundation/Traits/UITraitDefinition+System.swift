import Foundation

// The system's traits. These types have no instances.

/// The trait behind `UITraitCollection.userInterfaceIdiom`: the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// `true`: colors depend on the trait.
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
    static var flag: TraitFlags { .userInterfaceIdiom }
}

/// The trait behind `UITraitCollection.userInterfaceStyle`: light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// `true`: colors depend on the trait.
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
    static var flag: TraitFlags { .userInterfaceStyle }
}

/// The trait behind `UITraitCollection.horizontalSizeClass`: the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
    static var flag: TraitFlags { .horizontalSizeClass }
}

/// The trait behind `UITraitCollection.verticalSizeClass`: the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
    static var flag: TraitFlags { .verticalSizeClass }
}

/// The trait behind `UITraitCollection.displayScale`: pixels per point, or 0 if unspecified.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: CGFloat { 0 }
    static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
    static var flag: TraitFlags { .displayScale }
}

/// The trait behind `UITraitCollection.displayGamut`: the color gamut of the display.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// `true`: colors depend on the trait.
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
    static var flag: TraitFlags { .displayGamut }
}

/// The trait behind `UITraitCollection.layoutDirection`: the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
    static var flag: TraitFlags { .layoutDirection }
}

/// The trait behind `UITraitCollection.preferredContentSizeCategory`: the preferred content size category.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
    static var flag: TraitFlags { .preferredContentSizeCategory }
}

/// The trait behind `UITraitCollection.accessibilityContrast`: the contrast of colors.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// `true`: colors depend on the trait.
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
    static var flag: TraitFlags { .accessibilityContrast }
}

/// The trait behind `UITraitCollection.userInterfaceLevel`: base or elevated content.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// `true`: colors depend on the trait.
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
    static var flag: TraitFlags { .userInterfaceLevel }
}

/// The trait behind `UITraitCollection.legibilityWeight`: whether text is bolder than usual.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
    static var flag: TraitFlags { .legibilityWeight }
}

/// The trait behind `UITraitCollection.activeAppearance`: whether the window is active.
public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// `true`: colors depend on the trait.
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
    static var flag: TraitFlags { .activeAppearance }
}

/// The trait behind `UITraitCollection.forceTouchCapability`: whether the force of presses is measured.
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
    static var flag: TraitFlags { .forceTouchCapability }
}

/// The trait behind `UITraitCollection.imageDynamicRange`: the dynamic range of images.
public enum UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
    /// The dynamic range of an image, also called `UIImage.DynamicRange`.
    public enum Value: Int, Sendable {
        /// The inherited range.
        case unspecified = -1
        /// White is the maximum.
        case standard = 0
        /// Slightly brighter than white.
        case constrainedHigh = 1
        /// Much brighter than white.
        case high = 2
    }

    /// The default value, which means unspecified.
    public static var defaultValue: Value { .unspecified }
    static var field: WritableKeyPath<TraitValues, Value> { \.imageDynamicRange }
    static var flag: TraitFlags { .imageDynamicRange }
}

/// The trait behind `UITraitCollection.sceneCaptureState`: whether the scene is being recorded or mirrored.
public enum UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    static var field: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
    static var flag: TraitFlags { .sceneCaptureState }
}

/// The trait behind `UITraitCollection.typesettingLanguage`: the language of the text.
public enum UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
    /// `nil`, for an unspecified language.
    public static var defaultValue: Locale.Language? { nil }
    static var field: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }
    static var flag: TraitFlags { .typesettingLanguage }
}

/// The trait behind `UITraitCollection.listEnvironment`: the list that contains a view.
public enum UITraitListEnvironment: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UIListEnvironment { .unspecified }
    /// Backgrounds in lists depend on it. It is nevertheless not in `systemTraitsAffectingColorAppearance`, as
    /// measured with UIKit.
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
    static var flag: TraitFlags { .listEnvironment }
}

/// The trait behind `UITraitCollection.toolbarItemPresentationSize`: the size of items in an AppKit toolbar.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition, SystemTrait {
    /// The default value, which means unspecified.
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    static var field: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize> { \.toolbarItemPresentationSize }
    static var flag: TraitFlags { .toolbarItemPresentationSize }
}
