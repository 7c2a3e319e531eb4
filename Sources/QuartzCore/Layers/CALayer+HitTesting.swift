import Foundation

extension CALayer {
    final func deepestLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let local = convert(point, from: superlayer)
        if masksToBounds, !contains(local) { return nil }
        for layer in sublayersFrontToBack {
            if let hit = layer.hitTest(local) { return hit }
        }
        return contains(local) ? self : nil
    }

    /// The sublayers from front to back: sorted by `zPosition`, then by their order.
    private final var sublayersFrontToBack: [CALayer] {
        guard let sublayers else { return [] }
        guard sublayers.contains(where: { $0.properties.zPosition != 0 }) else { return sublayers.reversed() }
        // Swift's sort is stable.
        return sublayers.sorted { $0.properties.zPosition < $1.properties.zPosition }.reversed()
    }
}
