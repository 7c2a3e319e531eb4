import Foundation

/// The changes of the layers on the main thread since the last commit, in a form that can be sent to the display's
/// thread.
///
/// Changes are listed by layer, and no tree is shared. Therefore the cost depends on the number of changes, even if a
/// parent has ten thousand children.
package struct Commit: Sendable {
    /// The media time of the commit.
    package var time: Double
    /// The layer that the display shows, or `nil` for an empty display.
    package var root: LayerID?
    /// New and changed layers, in any order. A layer that is unknown to the server is created.
    package var updates: [LayerUpdate] = []
    /// Deleted layers. Their identifiers may be reused by later commits. Layers that left the tree without being
    /// deleted are kept, and can be added again unchanged.
    package var removed: [LayerID] = []

    package init(time: Double, root: LayerID?) { (self.time, self.root) = (time, root) }
}

/// The new state of a layer; a part that is `nil` is unchanged.
package struct LayerUpdate: Sendable {
    package var layer: LayerID
    /// The properties. They are on the heap, since they are large: an update is moved several times, and most updates
    /// contain no properties.
    package var propertiesBox: CommittedProperties?
    package var properties: LayerProperties? {
        get { propertiesBox?.value }
        set { propertiesBox = newValue.map(CommittedProperties.init) }
    }
    /// All sublayers, in the order from back to front before they are sorted by `zPosition`.
    package var sublayers: [LayerID]?
    /// All animations, in the order of their application.
    package var animations: [RenderAnimation]?
    /// The part of a bitmap's contents that differs from the last bitmap, in the layer's own space, or `nil` for the
    /// whole bitmap.
    package var contentsDamage: CGRect?

    package init(layer: LayerID) { self.layer = layer }
}

/// The properties of a layer, for the transfer to the server and for storage in it.
///
/// It is unchecked, since the properties change only in the server, where no other thread accesses them.
package final class CommittedProperties: @unchecked Sendable {
    /// The properties. They are read in place, since copying all properties is slow.
    var value: LayerProperties {
        _read { yield storage }
        set {
            storage = newValue
            hasUncommonProperties = newValue.uncommon != nil
        }
    }

    /// Whether a property is set that few layers have. Stored, since reading it from the properties is slower.
    private(set) var hasUncommonProperties: Bool

    @exclusivity(unchecked) private var storage: LayerProperties

    /// The properties of a layer before its first commit, shared by all layers.
    static let initial = CommittedProperties(LayerProperties())

    package init(_ value: LayerProperties) {
        storage = value
        hasUncommonProperties = value.uncommon != nil
    }
}
