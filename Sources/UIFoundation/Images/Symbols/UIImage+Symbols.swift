import CoreGraphics
import Foundation
import Synchronization

extension UIImage {
    // MARK: - Loading system symbol images

    /// Creates an image of a system symbol, such as `chevron.right`, with the size for running text.
    ///
    /// Image views and buttons show symbols in their tint color. Returns `nil`, with a line in the log, if the name is
    /// unknown.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates an image of a system symbol, with a size, weight and colors.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, variableValue: nil, configuration: configuration)
    }

    /// Creates an image of a system symbol, for the display scale and the content size category of some traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            symbol: name, variableValue: nil,
            configuration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Creates an image of a system symbol. If the symbol has several steps, such as the arcs of `wifi`, the steps up
    /// to `variableValue` (from 0 to 1) are drawn with full opacity.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration?) {
        let value = variableValue.isNaN ? 0 : min(max(variableValue, 0), 1)
        self.init(symbol: name, variableValue: value, configuration: configuration)
    }

    /// Returns whether a symbol exists. A missing symbol is not logged.
    package static func hasSymbol(named name: String) -> Bool { SymbolDrawing.named(name) != nil }

    private convenience init?(symbol name: String, variableValue: Double?, configuration: Configuration?) {
        guard let drawing = SymbolDrawing.named(name) else {
            // Logged once per name, since a cell requests it each time it is shown. The number of logged names is
            // limited.
            let isNew = missingSymbols.withLock { $0.count < 1_000 && $0.insert(name).inserted }
            if isNew { Log.drawing.warning("No symbol named '\(name)' found in system symbol set.") }
            return nil
        }
        self.init(name, drawing, variableValue: variableValue, configuration: configuration)
    }

    /// Creates the image of a symbol's drawing.
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

    /// A symbol for further actions.
    public static var actions: UIImage { system("ellipsis.circle") }

    /// A symbol for adding.
    public static var add: UIImage { system("plus.circle") }

    /// A symbol for removing.
    public static var remove: UIImage { system("minus.circle") }

    /// A check mark.
    public static var checkmark: UIImage { system("checkmark") }

    /// A check mark in a circle.
    public static var strokedCheckmark: UIImage { system("checkmark.circle") }

    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    // MARK: - Configurations

    /// Whether the image is a symbol, which is drawn for each size and weight.
    public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    /// The configuration of the image, or `nil` if the image has none.
    public var configuration: Configuration? { attributes.configuration }

    /// The configuration of a symbol, or `nil` if the image is not a symbol.
    public var symbolConfiguration: SymbolConfiguration? {
        isSymbolImage ? attributes.configuration as? SymbolConfiguration : nil
    }

    /// The traits of the image's configuration. The default is the traits of the screen.
    public var traitCollection: UITraitCollection { attributes.configuration?.traitCollection ?? .current }

    /// Returns the image with a different configuration, which replaces the configuration of this image.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        reconfigured(isSymbolImage ? SymbolConfiguration(values: configuration.values) : configuration)
    }

    /// Returns the symbol with a configuration whose specified values replace the values of the symbol's
    /// configuration. Returns `nil` if the image is not a symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return reconfigured(attributes.configuration?.applying(configuration) ?? configuration)
    }

    /// Returns the image for the traits and the preferred configuration of a view. The image's own configuration takes
    /// precedence.
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

    /// Returns the variant of the asset for some traits, with the changes of this image, if the image has an asset.
    private func variant(for traits: UITraitCollection) -> UIImage {
        guard let variant = attributes.asset?.variant(for: traits), variant.content != content else { return self }
        var attributes = attributes
        (attributes.scale, attributes.orientation) = (variant.attributes.scale, variant.attributes.orientation)
        return UIImage(content: variant.content, attributes: attributes)
    }

    /// The asset with the variants of the image, or `nil` for an image from a file, data or pixels.
    public var imageAsset: UIImageAsset? { attributes.asset }

    /// Returns the image, enlarged by a factor. A symbol that follows a text style is returned unchanged, since its
    /// size already follows the content size category.
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

    /// Returns the colors of a symbol with a tint.
    func symbolColors(tint: UIColor, in traits: UITraitCollection) -> SymbolColors {
        let single = SymbolColors(mode: .single(tint.renderColor(in: traits)))
        guard case .symbol(let symbol) = content else { return single }
        switch attributes.configuration?.values.symbol.coloring {
        case nil, .monochrome: return single
        case .multicolor where !symbol.drawing.hasColors: return single
        case .multicolor: return SymbolColors(mode: .own(tint.renderColor(in: traits)))
        case .palette(let colors): return SymbolColors(mode: .levels(colors.map { $0.renderColor(in: traits) }))
        case .hierarchical(let color):
            // Chosen (Views): The second and third level of a hierarchical symbol have opacities of a half and a
            // quarter.
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

    /// Whether an image view shows the image in its tint color: a template, or a symbol unless its mode is
    /// `alwaysOriginal`.
    package var showsTint: Bool { renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage }

    /// Whether the image has no stored pixels and is drawn when it is shown.
    package var isDrawn: Bool {
        switch content {
        case .symbol, .vector: true
        case .none, .pixels: false
        }
    }

    /// Whether the image is drawn again, with other pixels, if it is shown at a different size.
    package var isDrawnForEachSize: Bool { isDrawn && !attributes.hasFixedPixels }

    /// Returns the pixels per point if the image is shown at its size on a screen with traits.
    package func shownScale(in traits: UITraitCollection) -> CGFloat {
        if case .vector = content { return Self.displayScale(of: traits) }
        return scale
    }

    /// Returns whether the image or its size may change with the traits.
    package func dependsOnTraits(from old: UITraitCollection?, to new: UITraitCollection) -> Bool {
        if attributes.asset != nil { return true }
        guard isDrawn else { return false }
        return old?.displayScale != new.displayScale
            || old?.preferredContentSizeCategory != new.preferredContentSizeCategory
            || old?.legibilityWeight != new.legibilityWeight
    }

    /// Whether the symbol's colors depend on the environment even if the tint does not.
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

/// The names of missing symbols that were already logged.
private let missingSymbols = Mutex<Set<String>>([])
