import Foundation

/// What changed on the main side since the last commit, in a form that may cross to the display thread.
///
/// A stream of changes by layer rather than a shared tree: its cost follows what changed, also under a parent of
/// ten thousand children.
package struct Commit: Sendable {
    /// The media time at which the main side committed.
    package var time: Double
    /// The layer that the display shows; `nil` for an empty display.
    package var root: LayerID?
    /// New and changed layers, in no order that matters. A layer that the server does not know yet is made.
    package var updates: [LayerUpdate] = []
    /// Layers that are gone. Their identifiers may be reused by later commits. Others that left the tree are kept out of it,
    /// and may come back as they were.
    package var removed: [LayerID] = []

    package init(time: Double, root: LayerID?) { (self.time, self.root) = (time, root) }
}

/// The new state of one layer; a part that is `nil` stays as it was.
package struct LayerUpdate: Sendable {
    package var layer: LayerID
    /// On the heap, since properties are large: an update is moved several times on its way, most of them without any.
    package var propertiesBox: CommittedProperties?
    package var properties: LayerProperties? {
        get { propertiesBox?.value }
        set { propertiesBox = newValue.map(CommittedProperties.init) }
    }
    /// All sublayers, back to front before `zPosition` is looked at.
    package var sublayers: [LayerID]?
    /// All animations, in the order in which they apply.
    package var animations: [RenderAnimation]?
    /// The part of a bitmap's contents that differs from the last one, in the layer's own space; `nil` for all.
    package var contentsDamage: CGRect?

    package init(layer: LayerID) { self.layer = layer }
}

/// The properties of one layer, on their way to the server and in it.
///
/// Sendable without a check because they change only in the server, where no other thread has them.
package final class CommittedProperties: @unchecked Sendable {
    /// Read in place: a copy of all of them is what takes time.
    var value: LayerProperties {
        _read { yield storage }
        set { storage = newValue }
    }

    @exclusivity(unchecked) private var storage: LayerProperties

    /// What a layer has before its first commit; all share it.
    static let initial = CommittedProperties(LayerProperties())

    package init(_ value: LayerProperties) { storage = value }
}
