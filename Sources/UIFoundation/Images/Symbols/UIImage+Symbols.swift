import CoreGraphics
import Foundation
import Synchronization

extension UIImage {
    // MARK: - Loading system symbol images

    /// Finds a symbol of the system by name, such as `chevron.right`, and draws it as large as running text needs it.
    ///
    /// Image views and buttons show symbols in their tint colour. `nil`, and a line in the log, for a name that is not
    /// known.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Finds a symbol of the system by name, in a size, weight and colours.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, variableValue: nil, configuration: configuration)
    }

    /// Finds a symbol of the system by name, for an environment: its scale factor and preferred size of text.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            symbol: name, variableValue: nil,
            configuration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Finds a symbol of the system by name. Of one with several steps, as `wifi`, those up to `variableValue` (from 0 to 1)
    /// are drawn at full strength.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration?) {
        let value = variableValue.isNaN ? 0 : min(max(variableValue, 0), 1)
        self.init(symbol: name, variableValue: value, configuration: configuration)
    }

    /// Whether there is a symbol with a name. A missing symbol is not logged.
    package static func hasSymbol(named name: String) -> Bool { SymbolDrawing.named(name) != nil }

    private convenience init?(symbol name: String, variableValue: Double?, configuration: Configuration?) {
        guard let drawing = SymbolDrawing.named(name) else {
            // Once a name: a cell asks for it each time it is shown. Of very many names the rest is not written.
            let isNew = missingSymbols.withLock { $0.count < 1_000 && $0.insert(name).inserted }
            if isNew { Log.drawing.warning("No symbol named '\(name)' found in system symbol set.") }
            return nil
        }
        self.init(name, drawing, variableValue: variableValue, configuration: configuration)
    }

    /// Makes the image of a symbol's drawing.
    convenience init(
        _ name: String, _ drawing: SymbolDrawing, variableValue: Double?, configuration: Configuration?
    ) {
        var attributes = Attributes()
        attributes.flipsForRightToLeftLayoutDirection = drawing.flipsForRightToLeft
        attributes.configuration = configuration.map { SymbolConfiguration(values: $0.values) } ?? .unspecified
        let traits = configuration?.traitCollection ?? .current
        let metrics = Self.metrics(of: drawing, attributes.configuration, traits)
        let symbol = SymbolImage(name: name, drawing: drawing, metrics: metrics, variableValue: variableValue)
        attributes.scale = Self.displayScale(of: traits)
        attributes.baselineOffsetFromBottom = metrics.baselineOffset
        self.init(content: .symbol(symbol), attributes: attributes)
    }

    // MARK: - Symbols of common actions

    /// Further actions.
    public static var actions: UIImage { system("ellipsis.circle") }

    /// Adding.
    public static var add: UIImage { system("plus.circle") }

    /// Removing.
    public static var remove: UIImage { system("minus.circle") }

    /// A check mark.
    public static var checkmark: UIImage { system("checkmark") }

    /// A check mark in a circle.
    public static var strokedCheckmark: UIImage { system("checkmark.circle") }

    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    // MARK: - Configurations

    /// Whether the image is a symbol, which is drawn anew for each size and weight.
    public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    /// What the image was looked up with; `nil` where that is unknown.
    public var configuration: Configuration? { attributes.configuration }

    /// How a symbol is drawn; `nil` for other images.
    public var symbolConfiguration: SymbolConfiguration? {
        isSymbolImage ? attributes.configuration as? SymbolConfiguration : nil
    }

    /// The traits that the image was looked up with; those of the screen where none were specified.
    public var traitCollection: UITraitCollection { attributes.configuration?.traitCollection ?? .current }

    /// The same image for another configuration, which replaces the present one.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        reconfigured(isSymbolImage ? SymbolConfiguration(values: configuration.values) : configuration)
    }

    /// The same symbol with what this configuration specifies; `nil` for an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return reconfigured(attributes.configuration?.applying(configuration) ?? configuration)
    }

    /// The image as a view with these traits shows it, which prefers a configuration. What the image's own one specifies
    /// comes first.
    package func resolved(for traits: UITraitCollection, preferring preferred: SymbolConfiguration?) -> UIImage {
        guard case .symbol(let symbol) = content else { return variant(for: traits) }
        let own = attributes.configuration
        let configuration = preferred.map { own.map($0.applying) ?? $0 } ?? own
        let environment = own?.traitCollection.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
        let metrics = Self.metrics(of: symbol.drawing, configuration, environment)
        let scale = Self.displayScale(of: environment)
        if metrics == symbol.metrics, configuration == own, scale == attributes.scale { return self }
        return changing(symbol, metrics, configuration, scale)
    }

    /// For an image of an asset, the variant for these traits, changed as this one was.
    private func variant(for traits: UITraitCollection) -> UIImage {
        guard let variant = attributes.asset?.variant(for: traits), variant.content != content else { return self }
        var attributes = attributes
        (attributes.scale, attributes.orientation) = (variant.attributes.scale, variant.attributes.orientation)
        return UIImage(content: variant.content, attributes: attributes)
    }

    /// The variants that the image is one of; `nil` for an image of a file, of data or of pixels.
    public var imageAsset: UIImageAsset? { attributes.asset }

    /// The same image, larger by a factor. A symbol that follows a text style is not changed: it has the preferred
    /// size of text.
    package func enlarged(by factor: CGFloat) -> UIImage {
        guard case .symbol = content else {
            return changing { $0.scale /= factor }
        }
        let values = attributes.configuration?.values.symbol ?? SymbolConfiguration.Values()
        guard values.textStyle == nil else { return self }
        return applyingSymbolConfiguration(.init(pointSize: (values.pointSize ?? 17) * factor)) ?? self
    }

    private func reconfigured(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let symbol) = content else {
            return changing { $0.configuration = configuration }.variant(for: configuration.traitCollection ?? .current)
        }
        let traits = configuration.traitCollection ?? .current
        let metrics = Self.metrics(of: symbol.drawing, configuration, traits)
        return changing(symbol, metrics, configuration, Self.displayScale(of: traits))
    }

    private func changing(
        _ symbol: SymbolImage, _ metrics: SymbolMetrics, _ configuration: Configuration?, _ scale: CGFloat
    ) -> UIImage {
        var attributes = attributes
        attributes.configuration = configuration
        attributes.scale = scale
        if attributes.baselineOffsetFromBottom == symbol.metrics.baselineOffset {
            attributes.baselineOffsetFromBottom = metrics.baselineOffset
        }
        let resized = SymbolImage(
            name: symbol.name, drawing: symbol.drawing, metrics: metrics, variableValue: symbol.variableValue)
        return UIImage(content: .symbol(resized), attributes: attributes)
    }

    static func displayScale(of traits: UITraitCollection) -> CGFloat {
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }

    private static func metrics(
        of drawing: SymbolDrawing, _ configuration: Configuration?, _ traits: UITraitCollection
    ) -> SymbolMetrics {
        let values = configuration?.values.symbol ?? SymbolConfiguration.Values()
        var (size, weight) = (values.pointSize ?? 17, values.weight)
        if let style = values.textStyle {
            let category = traits.preferredContentSizeCategory
            let known = category == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : category
            size = TextStyleTable.size(of: style, for: known)
            if weight == .unspecified { weight = TextStyleTable.weight(of: style).symbolWeight() }
        }
        if weight == .unspecified { weight = .regular }
        if traits.legibilityWeight == .bold { weight = SymbolWeight(rawValue: weight.rawValue + 1) ?? .black }
        return SymbolMetrics(
            drawing, pointSize: size, weight: weight, scale: values.scale, displayScale: displayScale(of: traits))
    }

    // MARK: - Colors

    /// The colours of a symbol where one colour is `tint`.
    func symbolColors(tint: UIColor, in traits: UITraitCollection) -> SymbolColors {
        let single = SymbolColors(mode: .single(tint.renderColor(in: traits)))
        guard case .symbol(let symbol) = content else { return single }
        switch attributes.configuration?.values.symbol.coloring {
        case nil, .monochrome: return single
        case .multicolor where !symbol.drawing.hasColors: return single
        case .multicolor: return SymbolColors(mode: .own(tint.renderColor(in: traits)))
        case .palette(let colors): return SymbolColors(mode: .levels(colors.map { $0.renderColor(in: traits) }))
        case .hierarchical(let color):
            // Chosen: half and a quarter as opaque.
            let first = color.renderColor(in: traits)
            return SymbolColors(
                mode: .levels(
                    [1, 0.5, 0.25].map { opacity in
                        var color = first
                        color.alpha *= opacity
                        return color
                    }))
        }
    }

    /// Whether an image view shows the image in its tint colour: a template, or a symbol unless it is to stay as it is.
    package var showsTint: Bool { renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage }

    /// Whether the image is drawn anew at each size and so has no pixels of its own.
    package var isDrawn: Bool {
        switch content {
        case .symbol, .vector: true
        case .none, .pixels: false
        }
    }

    /// Pixels a point when the image is shown at its size on a screen with these traits.
    package func shownScale(in traits: UITraitCollection) -> CGFloat {
        if case .vector = content { return Self.displayScale(of: traits) }
        return scale
    }

    /// Whether the image is another one, or of another size, after a change of traits.
    package func dependsOnTraits(from old: UITraitCollection?, to new: UITraitCollection) -> Bool {
        if attributes.asset != nil { return true }
        guard isDrawn else { return false }
        return old?.displayScale != new.displayScale
            || old?.preferredContentSizeCategory != new.preferredContentSizeCategory
            || old?.legibilityWeight != new.legibilityWeight
    }

    /// Whether the symbol's colours change with the environment even where the tint does not.
    package var hasDynamicSymbolColors: Bool {
        guard isSymbolImage else { return false }
        return switch attributes.configuration?.values.symbol.coloring {
        case nil, .monochrome: false
        case .multicolor: true
        case .palette(let colors): colors.contains(where: \.isDynamic)
        case .hierarchical(let color): color.isDynamic
        }
    }
}

/// The names of symbols that were asked for in vain.
private let missingSymbols = Mutex<Set<String>>([])
