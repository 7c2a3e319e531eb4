import Foundation

extension UITraitCollection {
    // MARK: - Getting the traits

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// How much room there is across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// How much room there is down.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// Pixels a point; 0 for unspecified.
    public var displayScale: CGFloat { values.displayScale }

    /// The colours that the display can show.
    public var displayGamut: UIDisplayGamut { values.displayGamut }

    /// Which side is leading.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// The preferred size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// How much colours shall differ.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// Base or elevated content.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    /// Whether text shall be bolder.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// Whether the window is the one in use.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// Whether presses have a force.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// How bright the colours of images may be. Image views that prefer nothing else take it over.
    public var imageDynamicRange: UITraitImageDynamicRange.Value { values.imageDynamicRange }

    /// Whether the scene is being recorded or mirrored. Desktops do not say so: it is `inactive` in every scene.
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

    /// The language that text is set in, where that is not the one of the program: it decides about fonts, letter
    /// shapes and where lines are broken. `nil` for none.
    public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

    /// The list that a view is in: set by table views for what is in them.
    public var listEnvironment: UIListEnvironment { values.listEnvironment }

    /// The size of items in a toolbar of AppKit's; unspecified outside of one.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }

    // MARK: - Making a collection of one trait

    /// Makes a collection of one trait: the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }

    /// Makes a collection of one trait: light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }

    /// Makes a collection of one trait: how much room there is across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }

    /// Makes a collection of one trait: how much room there is down.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }

    /// Makes a collection of one trait: the scale factor, pixels per point.
    public convenience init(displayScale: CGFloat) { self.init(UITraitDisplayScale.self, value: displayScale) }

    /// Makes a collection of one trait: the colours that the display can show.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(UITraitDisplayGamut.self, value: displayGamut) }

    /// Makes a collection of one trait: which side is leading.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }

    /// Makes a collection of one trait: the preferred size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }

    /// Makes a collection of one trait: how much colours shall differ.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }

    /// Makes a collection of one trait: base or elevated content.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }

    /// Makes a collection of one trait: whether text shall be bolder.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }

    /// Makes a collection of one trait: whether the window is the one in use.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: activeAppearance)
    }

    /// Makes a collection of one trait: whether presses have a force.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
    }

    /// Makes a collection of one trait: how bright the colours of images may be.
    public convenience init(imageDynamicRange: UITraitImageDynamicRange.Value) {
        self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
    }

    /// Makes a collection of one trait: whether the scene is being recorded or mirrored.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
    }

    /// Makes a collection of one trait: the language that text is set in.
    public convenience init(typesettingLanguage: Locale.Language) {
        self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }

    /// Makes a collection of one trait: the list that a view is in.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(UITraitListEnvironment.self, value: listEnvironment)
    }

    /// Makes a collection of one trait: the size of items in a toolbar of AppKit's.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
    }
}
