import Foundation

extension TraitValues {
    /// A trait whose value is encoded as an integer (its raw value), and the key of that integer in an archive.
    private struct NumberedTrait {
        let key: String
        let read: (TraitValues) -> Int
        let write: (inout TraitValues, Int) -> Void

        init<Value: RawRepresentable<Int>>(_ key: String, _ field: WritableKeyPath<TraitValues, Value>) {
            self.key = key
            read = { $0[keyPath: field].rawValue }
            write = { if let value = Value(rawValue: $1) { $0[keyPath: field] = value } }
        }
    }

    private static var numberedTraits: [NumberedTrait] {
        [
            NumberedTrait("UserInterfaceIdiom", \.userInterfaceIdiom),
            NumberedTrait("UserInterfaceStyle", \.userInterfaceStyle),
            NumberedTrait("HorizontalSizeClass", \.horizontalSizeClass),
            NumberedTrait("VerticalSizeClass", \.verticalSizeClass),
            NumberedTrait("DisplayGamut", \.displayGamut),
            NumberedTrait("LayoutDirection", \.layoutDirection),
            NumberedTrait("AccessibilityContrast", \.accessibilityContrast),
            NumberedTrait("UserInterfaceLevel", \.userInterfaceLevel),
            NumberedTrait("LegibilityWeight", \.legibilityWeight),
            NumberedTrait("ActiveAppearance", \.activeAppearance),
            NumberedTrait("ForceTouchCapability", \.forceTouchCapability),
            NumberedTrait("ImageDynamicRange", \.imageDynamicRange),
            NumberedTrait("SceneCaptureState", \.sceneCaptureState),
            NumberedTrait("ListEnvironment", \.listEnvironment),
            NumberedTrait("ToolbarItemPresentationSize", \.toolbarItemPresentationSize),
        ]
    }

    private static let scaleKey = "DisplayScale"
    private static let categoryKey = "PreferredContentSizeCategory"
    private static let languageKey = "TypesettingLanguage"

    init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return nil }
        self.init()
        for trait in Self.numberedTraits where coder.containsValue(forKey: trait.key) {
            trait.write(&self, coder.decodeInteger(forKey: trait.key))
        }
        if coder.containsValue(forKey: Self.scaleKey) {
            let scale = coder.decodeDouble(forKey: Self.scaleKey)
            if scale.isFinite, scale > 0 { displayScale = scale }
        }
        func string(_ key: String) -> String? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
        }
        if let category = string(Self.categoryKey) {
            preferredContentSizeCategory = UIContentSizeCategory(rawValue: category)
        }
        if let language = string(Self.languageKey) { typesettingLanguage = Locale.Language(identifier: language) }
    }

    func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let unspecified = TraitValues()
        for trait in Self.numberedTraits where trait.read(self) != trait.read(unspecified) {
            coder.encode(trait.read(self), forKey: trait.key)
        }
        if displayScale != 0 { coder.encode(Double(displayScale), forKey: Self.scaleKey) }
        if preferredContentSizeCategory != .unspecified {
            coder.encode(NSString(string: preferredContentSizeCategory.rawValue), forKey: Self.categoryKey)
        }
        if let language = typesettingLanguage {
            coder.encode(NSString(string: language.maximalIdentifier), forKey: Self.languageKey)
        }
    }
}
