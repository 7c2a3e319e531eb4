import Foundation
import InterfaceDocuments

// Decodes the attributes of all views from a storyboard or nib. The default of a missing attribute is that of Xcode's
// format, which differs from the class's for labels, images and scroll views: their initializers do not change the
// values decoded here.
extension UIView {
    /// Decodes the attributes of a new view, and creates its subviews.
    func decodeView(from coder: DocumentCoder) {
        let (element, unit) = (coder.element, coder.unit)
        decodeGeometry(coder)
        decodeAppearance(coder)
        decodeInteraction(element)
        decodeLayout(coder)
        decodeAccessibility(coder)
        if !element.variations.isEmpty { followVariations(of: element, in: unit) }
        if !element.variations.isEmpty || !element.constraints.isEmpty { unit.layout.add(self, element) }
        decodeSubviews(coder)
        let isCanvas = UIContext.current.documentMaking.isCanvas
        if let size = unit.document.canvasSize(forRoot: element, isPicture: isCanvas) {
            frame = CGRect(origin: .zero, size: size)
        }
    }

    /// Decodes an element into a view that its parent has created: the content view of a cell or a visual effect view.
    /// Sets its attributes and adds its subviews.
    package func decode(_ element: ObjectElement, in unit: DocumentUnit) {
        unit.adopt(self, for: element)
        decodeView(from: DocumentCoder(element, in: unit))
    }

    /// Updates the view's subviews, constraints and attributes for its size classes.
    func followVariations(of element: ObjectElement, in unit: DocumentUnit) {
        guard extras?.variations == nil else { return }
        extrasForWriting.variations = DocumentVariations(of: self, element, in: unit)
    }

    // MARK: Geometry

    private func decodeGeometry(_ coder: DocumentCoder) {
        let element = coder.element
        if let written = element.frame {
            let rect = written.rect(in: coder.unit.layout.superviewSize)
            let isUsable = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { abs($0) <= 1_000_000 }
            if !isUsable {
                element.note(.badValue(attribute: "frame", value: "\(rect)"))
            } else if rect != .zero {
                frame = rect
            }
        }
        autoresizingMask = AutoresizingMask(rawValue: (element.autoresizingMask ?? .whenAbsent).rawValue)
        if !element.bool(.autoresizesSubviews, default: true) { autoresizesSubviews = false }
    }

    // MARK: Appearance

    private func decodeAppearance(_ coder: DocumentCoder) {
        let element = coder.element
        if let mode = element.contentMode, mode != .scaleToFill { contentMode = mode }
        if !element.bool(.opaque, default: true) { isOpaque = false }
        if element.bool(.clipsSubviews, default: false) { clipsToBounds = true }
        if !element.bool(.clearsContextBeforeDrawing, default: true) { clearsContextBeforeDrawing = false }
        // A window is hidden until it is shown.
        if element.bool(.hidden, default: false), !(self is UIWindow) { isHidden = true }
        if let alpha = element.number(.alpha), alpha != 1 { self.alpha = alpha }
        if let tag = element.integer(.tag) { self.tag = tag }
        if let identifier = element.string(.restorationIdentifier) { restorationIdentifier = identifier }
        if let color = coder.color(.backgroundColor) { backgroundColor = color }
        if let color = coder.color(.tintColor) { tintColor = color }
        if let style = element.word(.interfaceStyle, in: Self.interfaceStyles), style != .unspecified {
            overrideUserInterfaceStyle = style
        }
        if let attribute = element.word(.semanticContentAttribute, in: Self.semanticAttributes) {
            semanticContentAttribute = attribute
        }
    }

    private static let interfaceStyles: KeyValuePairs<String, UIUserInterfaceStyle> = [
        "unspecified": .unspecified, "light": .light, "dark": .dark,
    ]

    private static let semanticAttributes: KeyValuePairs<String, UISemanticContentAttribute> = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    // MARK: Interaction

    private func decodeInteraction(_ element: ObjectElement) {
        if !element.bool(.userInteractionEnabled, default: true) { isUserInteractionEnabled = false }
        if element.bool(.multipleTouchEnabled, default: false) { isMultipleTouchEnabled = true }
    }

    // MARK: Layout

    private func decodeLayout(_ coder: DocumentCoder) {
        let element = coder.element
        let isConstrained = !element.bool(.translatesAutoresizingMaskIntoConstraints, default: true)
        // A view without constraints keeps its frame: Xcode converts it to constraints at compile time.
        let isFixed = element.bool(.fixedFrame, default: false)
        if isConstrained, !isFixed, coder.unit.document.usesAutolayout {
            translatesAutoresizingMaskIntoConstraints = false
        }
        decodeContentPriorities(element)
        if UIContext.current.documentMaking.isCanvas { decodePlaceholderSize(element) }
        if let margins = coder.edgeInsets(.layoutMargins) { layoutMargins = margins }
        if let margins = coder.directionalInsets(.directionalLayoutMargins) { directionalLayoutMargins = margins }
        if element.bool(.preservesSuperviewLayoutMargins, default: false) { preservesSuperviewLayoutMargins = true }
        if !element.bool(.insetsLayoutMarginsFromSafeArea, default: true) { insetsLayoutMarginsFromSafeArea = false }
        if element.bool(.layoutMarginsFollowReadableWidth, default: false) {
            changingLayoutMargins { flags.layoutMarginsFollowReadableWidth = true }
        }
    }

    /// Missing priorities keep the class's defaults.
    private func decodeContentPriorities(_ element: ObjectElement) {
        func priority(_ key: DocumentKey) -> UILayoutPriority? {
            element.number(key).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
        }
        if let priority = priority(.horizontalHuggingPriority) {
            setContentHuggingPriority(priority, for: .horizontal)
        }
        if let priority = priority(.verticalHuggingPriority) { setContentHuggingPriority(priority, for: .vertical) }
        if let priority = priority(.horizontalCompressionResistancePriority) {
            setContentCompressionResistancePriority(priority, for: .horizontal)
        }
        if let priority = priority(.verticalCompressionResistancePriority) {
            setContentCompressionResistancePriority(priority, for: .vertical)
        }
    }

    /// Decodes the placeholder size of a view whose class measures its content. `infinite` is not a size.
    private func decodePlaceholderSize(_ element: ObjectElement) {
        func length(_ key: DocumentKey) -> CGFloat? {
            guard let text = element.text(of: key) else { return nil }
            return text == "infinite" ? UIView.noIntrinsicMetric : element.number(key).map { min(max($0, 0), 100_000) }
        }
        let (width, height) = (length(.placeholderIntrinsicWidth), length(.placeholderIntrinsicHeight))
        guard width != nil || height != nil else { return }
        extrasForWriting.placeholderContentSize = CGSize(
            width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }

    // MARK: Subviews

    private func decodeSubviews(_ coder: DocumentCoder) {
        let (element, unit) = (coder.element, coder.unit)
        for recognizer in element.list(.gestureRecognizers) {
            if let recognizer = unit.object(recognizer, as: UIGestureRecognizer.self) {
                addGestureRecognizer(recognizer)
            }
        }
        let children = element.subviews
        if children.isEmpty { return }
        let outer = unit.layout.superviewSize
        defer { unit.layout.superviewSize = outer }
        let variations = extras?.variations
        for child in children {
            unit.layout.superviewSize = bounds.size
            guard let view = unit.object(child, as: UIView.self) else { continue }
            if variations?.take(view, id: child.id) ?? true { viewOfSubviews.addSubview(view) }
        }
    }

    // Chosen (Documents): Subviews that a storyboard or nib adds to an effect view are added to its content view.
    /// The parent of the element's subviews. Subviews that a storyboard or nib adds to an effect view itself would stop
    /// the program.
    var viewOfSubviews: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

    // MARK: Accessibility

    private func decodeAccessibility(_ coder: DocumentCoder) {
        guard let description = coder.element.accessibility else { return }
        if let identifier = description.identifier { accessibilityIdentifier = identifier }
        if let label = coder.accessibilityText("label", description.label) { accessibilityLabel = label }
        if let hint = coder.accessibilityText("hint", description.hint) { accessibilityHint = hint }
        if let value = coder.accessibilityText("value", description.value) { accessibilityValue = value }
        if let isElement = description.isElement { isAccessibilityElement = isElement }
        if let traits = description.traits { accessibilityTraits = UIAccessibilityTraits(traits) }
    }

    // MARK: Variations

    /// Sets the attributes of all views that may vary.
    func applyCommon(_ variation: DocumentVariation) {
        if let color = variation.color(.backgroundColor) { backgroundColor = color }
        if let color = variation.color(.tintColor) { tintColor = color }
        if let element = variation[.hidden] { isHidden = element.bool(.hidden, default: false) }
        if let element = variation[.alpha] { alpha = element.number(.alpha, default: 1) }
        if let element = variation[.clipsSubviews] { clipsToBounds = element.bool(.clipsSubviews, default: false) }
        if let element = variation[.contentMode] { contentMode = element.contentMode ?? .scaleToFill }
        if let insets = variation[.layoutMargins]?.insets(.layoutMargins) {
            layoutMargins = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
        if let insets = variation[.directionalLayoutMargins]?.insets(.directionalLayoutMargins) {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        let keys: [DocumentKey] = [
            .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
            .verticalCompressionResistancePriority,
        ]
        for key in keys { if let element = variation[key] { decodeContentPriorities(element) } }
    }
}

@MainActor
extension DocumentCoder {
    /// Returns an accessibility text of the element, in the program's language.
    func accessibilityText(_ name: String, _ written: String?) -> String? {
        unit.strings?.string(for: element.id, "accessibilityConfiguration.\(name)") ?? written
    }
}

extension ObjectElement {
    /// The content mode; `nil` if it is missing. Its words may be capitalized.
    @MainActor
    fileprivate var contentMode: UIView.ContentMode? {
        guard let word = text(of: .contentMode) else { return nil }
        if let mode = UIView.contentMode(word) { return mode }
        note(.unknownWord(attribute: "contentMode", word: word))
        return nil
    }
}

extension UIView {
    /// Returns the content mode with a word of a storyboard or nib; `nil` for unknown words.
    package static func contentMode(_ word: String) -> ContentMode? {
        let small = word.prefix(1).lowercased() + word.dropFirst()
        return contentModes.first { $0.key == word || $0.key == small }?.value
    }

    private static let contentModes: KeyValuePairs<String, ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}

extension UIAccessibilityTraits {
    /// Creates the traits that a storyboard or nib names.
    package init(_ traits: [AccessibilityDescription.Trait]) {
        self = traits.reduce(into: []) { $0.formUnion(Self.trait($1)) }
    }

    private static func trait(_ trait: AccessibilityDescription.Trait) -> UIAccessibilityTraits {
        switch trait {
        case .button: .button
        case .link: .link
        case .image: .image
        case .selected: .selected
        case .playsSound: .playsSound
        case .keyboardKey: .keyboardKey
        case .staticText: .staticText
        case .summaryElement: .summaryElement
        case .notEnabled: .notEnabled
        case .updatesFrequently: .updatesFrequently
        case .searchField: .searchField
        case .startsMediaSession: .startsMediaSession
        case .adjustable: .adjustable
        case .allowsDirectInteraction: .allowsDirectInteraction
        case .causesPageTurn: .causesPageTurn
        case .header: .header
        case .tabBar: .tabBar
        case .toggleButton: .toggleButton
        case .supportsZoom: .supportsZoom
        }
    }
}
