/// The configuration of symbols in a view.
package struct SymbolConfigurationDescription: Sendable, Hashable {
    /// `small`, `default`, `medium` or `large`.
    package var scale: String?
    /// The weight's word, such as `semibold`.
    package var weight: String?
    /// The size in points.
    package var pointSize: Double?
    /// A font whose size and weight symbols match.
    package var font: FontDescription?
    /// The property that determines the size: `font` or `pointSize`.
    package var type: String?

    init(_ element: SourceElement) {
        (scale, weight) = (element.string(.scale), element.string(.weight))
        (pointSize, type) = (element.number(.pointSize), element.string(.configurationType))
        font = element.child(.fontDescription).map(FontDescription.init(describing:))
    }
}
