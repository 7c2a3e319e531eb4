import Foundation

/// The traits of an environment as a plain value: the storage of `UITraitCollection` and `UITraitOverrides`.
package struct TraitValues: Hashable, Sendable {
    var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var displayScale: CGFloat = 0
    var displayGamut: UIDisplayGamut = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    var accessibilityContrast: UIAccessibilityContrast = .unspecified
    var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    var legibilityWeight: UILegibilityWeight = .unspecified
    var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
    var forceTouchCapability: UIForceTouchCapability = .unknown
    var imageDynamicRange = UITraitImageDynamicRange.Value.unspecified
    var sceneCaptureState: UISceneCaptureState = .unspecified
    var typesettingLanguage: Locale.Language?
    var listEnvironment: UIListEnvironment = .unspecified
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize = .unspecified
    /// The color of `UIColor.tintColor` in this environment, or `nil` for the system blue.
    var tint: TraitTint?
    /// The custom traits of apps that are set here.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    init() {}

    /// The system's traits that are specified.
    var specified: TraitFlags {
        var flags: TraitFlags = []
        if userInterfaceIdiom != .unspecified { flags.insert(.userInterfaceIdiom) }
        if userInterfaceStyle != .unspecified { flags.insert(.userInterfaceStyle) }
        if horizontalSizeClass != .unspecified { flags.insert(.horizontalSizeClass) }
        if verticalSizeClass != .unspecified { flags.insert(.verticalSizeClass) }
        if displayScale != 0 { flags.insert(.displayScale) }
        if displayGamut != .unspecified { flags.insert(.displayGamut) }
        if layoutDirection != .unspecified { flags.insert(.layoutDirection) }
        if preferredContentSizeCategory != .unspecified { flags.insert(.preferredContentSizeCategory) }
        if accessibilityContrast != .unspecified { flags.insert(.accessibilityContrast) }
        if userInterfaceLevel != .unspecified { flags.insert(.userInterfaceLevel) }
        if legibilityWeight != .unspecified { flags.insert(.legibilityWeight) }
        if activeAppearance != .unspecified { flags.insert(.activeAppearance) }
        if forceTouchCapability != .unknown { flags.insert(.forceTouchCapability) }
        if imageDynamicRange != .unspecified { flags.insert(.imageDynamicRange) }
        if sceneCaptureState != .unspecified { flags.insert(.sceneCaptureState) }
        if typesettingLanguage != nil { flags.insert(.typesettingLanguage) }
        if listEnvironment != .unspecified { flags.insert(.listEnvironment) }
        if toolbarItemPresentationSize != .unspecified { flags.insert(.toolbarItemPresentationSize) }
        return flags
    }

    /// Returns the system's traits that differ in the two values.
    func differences(from other: TraitValues) -> TraitFlags {
        var flags: TraitFlags = []
        if userInterfaceIdiom != other.userInterfaceIdiom { flags.insert(.userInterfaceIdiom) }
        if userInterfaceStyle != other.userInterfaceStyle { flags.insert(.userInterfaceStyle) }
        if horizontalSizeClass != other.horizontalSizeClass { flags.insert(.horizontalSizeClass) }
        if verticalSizeClass != other.verticalSizeClass { flags.insert(.verticalSizeClass) }
        if displayScale != other.displayScale { flags.insert(.displayScale) }
        if displayGamut != other.displayGamut { flags.insert(.displayGamut) }
        if layoutDirection != other.layoutDirection { flags.insert(.layoutDirection) }
        if preferredContentSizeCategory != other.preferredContentSizeCategory {
            flags.insert(.preferredContentSizeCategory)
        }
        if accessibilityContrast != other.accessibilityContrast { flags.insert(.accessibilityContrast) }
        if userInterfaceLevel != other.userInterfaceLevel { flags.insert(.userInterfaceLevel) }
        if legibilityWeight != other.legibilityWeight { flags.insert(.legibilityWeight) }
        if activeAppearance != other.activeAppearance { flags.insert(.activeAppearance) }
        if forceTouchCapability != other.forceTouchCapability { flags.insert(.forceTouchCapability) }
        if imageDynamicRange != other.imageDynamicRange { flags.insert(.imageDynamicRange) }
        if sceneCaptureState != other.sceneCaptureState { flags.insert(.sceneCaptureState) }
        if typesettingLanguage != other.typesettingLanguage { flags.insert(.typesettingLanguage) }
        if listEnvironment != other.listEnvironment { flags.insert(.listEnvironment) }
        if toolbarItemPresentationSize != other.toolbarItemPresentationSize {
            flags.insert(.toolbarItemPresentationSize)
        }
        return flags
    }

    /// Overrides the values with those specified in `other`.
    mutating func merge(_ other: TraitValues) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.imageDynamicRange != .unspecified { imageDynamicRange = other.imageDynamicRange }
        if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
        if let language = other.typesettingLanguage { typesettingLanguage = language }
        if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
        if other.toolbarItemPresentationSize != .unspecified {
            toolbarItemPresentationSize = other.toolbarItemPresentationSize
        }
        if let other = other.tint { tint = other }
        if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
    }
}
