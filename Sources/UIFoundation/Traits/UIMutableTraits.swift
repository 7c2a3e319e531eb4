import Foundation

/// Traits that can be set: what the closures of `UITraitCollection` get, and what `traitOverrides` is.
public protocol UIMutableTraits {
    /// The value of a trait. An unspecified one has the trait's default value.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// How much room there is across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// How much room there is down.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// Pixels a point; 0 for unspecified.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    /// The colours that the display can show.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }

    /// Which side is leading.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    /// The preferred size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    /// How much colours shall differ.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    /// Base or elevated content.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    /// Whether text shall be bolder.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    /// Whether the window is the one in use.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }

    /// Whether presses have a force.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }

    /// How bright the colours of images may be.
    public var imageDynamicRange: UITraitImageDynamicRange.Value {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }

    /// Whether the scene is being recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }

    /// The language that text is set in; `nil` for none.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }

    /// The list that a view is in.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }

    /// The size of items in a toolbar of AppKit's.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { self[UITraitToolbarItemPresentationSize.self] }
        set { self[UITraitToolbarItemPresentationSize.self] = newValue }
    }
}
