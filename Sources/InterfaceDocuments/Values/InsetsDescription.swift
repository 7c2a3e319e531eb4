/// Distances from the four edges, in points.
package struct InsetsDescription: Sendable, Hashable {
    package var top: Double
    /// The distance from the left edge, or from the leading edge if the insets are directional.
    package var left: Double
    package var bottom: Double
    /// The distance from the right edge, or from the trailing edge if the insets are directional.
    package var right: Double
    /// Whether left and right mean leading and trailing.
    var isDirectional: Bool

    package init(top: Double, left: Double, bottom: Double, right: Double, isDirectional: Bool = false) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        self.isDirectional = isDirectional
    }

    /// Reads an `inset`, `edgeInsets` or `directionalEdgeInsets`.
    init(_ element: SourceElement) {
        func number(_ key: DocumentKey) -> Double { element.number(key, default: 0) }
        switch element.kind {
        case .inset:
            self.init(top: number(.minY), left: number(.minX), bottom: number(.maxY), right: number(.maxX))
        case .directionalEdgeInsets:
            self.init(
                top: number(.top), left: number(.leading), bottom: number(.bottom), right: number(.trailing),
                isDirectional: true)
        default:
            self.init(top: number(.top), left: number(.left), bottom: number(.bottom), right: number(.right))
        }
    }
}
