import Foundation

extension UITraitCollection {
    // MARK: - Getting the traits

    /// The user interface idiom: the kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// The user interface style: light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// The pixels per point, or 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }

    /// The color gamut of the display.
    public var displayGamut: UIDisplayGamut { values.displayGamut }

    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// The preferred content size category.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// The accessibility contrast of colors.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// The user interface level: base or elevated content.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    /// The legibility weight: whether text is bolder than usual.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// The active appearance: whether the window is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// The force touch capability: whether the force of presses is measured.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// The dynamic range of images. Image views without a preferred range use it.
    public var imageDynamicRange: UITraitImageDynamicRange.Value { values.imageDynamicRange }

    /// Whether the scene is being recorded or mirrored. The value is always `inactive`, since Linux desktops do not
    /// report recording or mirroring.
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

    /// The language of the text if it differs from the language of the program. It determines fonts, letter shapes and
    /// line breaks. The default is `nil`.
    public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

    /// The list that contains a view. Table views set it for their contents.
    public var listEnvironment: UIListEnvironment { values.listEnvironment }

    /// The size of items in an AppKit toolbar, or unspecified outside of such a toolbar.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }

    // MARK: - Making a collection of one trait

    /// Creates a collection with one trait: the user interface idiom.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }

    /// Creates a collection with one trait: the user interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }

    /// Creates a collection with one trait: the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }

    /// Creates a collection with one trait: the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }

    /// Creates a collection with one trait: the display scale, in pixels per point.
    public convenience init(displayScale: CGFloat) { self.init(UITraitDisplayScale.self, value: displayScale) }

    /// Creates a collection with one trait: the color gamut of the display.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(UITraitDisplayGamut.self, value: displayGamut) }

    /// Creates a collection with one trait: the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }

    /// Creates a collection with one trait: the preferred content size category.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }

    /// Creates a collection with one trait: the contrast of colors.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }

    /// Creates a collection with one trait: the user interface level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }

    /// Creates a collection with one trait: the legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }

    /// Creates a collection with one trait: the active appearance.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: activeAppearance)
    }

    /// Creates a collection with one trait: the force touch capability.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
    }

    /// Creates a collection with one trait: the dynamic range of images.
    public convenience init(imageDynamicRange: UITraitImageDynamicRange.Value) {
        self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
    }

    /// Creates a collection with one trait: whether the scene is being recorded or mirrored.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
    }

    /// Creates a collection with one trait: the language of the text.
    public convenience init(typesettingLanguage: Locale.Language) {
        self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }

    /// Creates a collection with one trait: the list that contains a view.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(UITraitListEnvironment.self, value: listEnvironment)
    }

    /// Creates a collection with one trait: the size of items in an AppKit toolbar.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
    }
}
