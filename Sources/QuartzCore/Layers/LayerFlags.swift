/// The changes of a layer since the last commit, and its needs.
struct LayerFlags: OptionSet {
    let rawValue: UInt16

    // Changed since the last commit
    static let properties = LayerFlags(rawValue: 1 << 0)
    static let sublayers = LayerFlags(rawValue: 1 << 1)
    static let animations = LayerFlags(rawValue: 1 << 2)
    static let everything: LayerFlags = [.properties, .sublayers, .animations]
    /// The layer is in its context's list of changed layers.
    static let isQueued = LayerFlags(rawValue: 1 << 3)

    // Needs
    static let needsLayout = LayerFlags(rawValue: 1 << 4)
    /// A descendant needs layout. It is set for all ancestors of a layer that needs layout.
    static let subtreeNeedsLayout = LayerFlags(rawValue: 1 << 5)
    static let anyLayout: LayerFlags = [.needsLayout, .subtreeNeedsLayout]
    static let needsDisplay = LayerFlags(rawValue: 1 << 6)

    /// The layer is a mask.
    static let isMask = LayerFlags(rawValue: 1 << 7)
    /// The layer is in its context's list of animated layers.
    static let isAnimated = LayerFlags(rawValue: 1 << 8)
    /// The layer is laying out its sublayers.
    static let isLayingOut = LayerFlags(rawValue: 1 << 9)
    /// The background color was set on the layer, and not by its view.
    static let hasOwnBackground = LayerFlags(rawValue: 1 << 10)
    /// The layer draws its content in tiles.
    static let isTiled = LayerFlags(rawValue: 1 << 11)
    /// The layer's changes are not observed. It is a part of other comparisons, so that unobserved layers have no
    /// additional cost.
    static let isUnobserved = LayerFlags(rawValue: 1 << 12)
}
