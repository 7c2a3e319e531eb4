import CoreGraphics
import Foundation

/// A layer in the render server.
final class LayerNode {
    let id: LayerID

    /// The maximum depth. Deeper layers are not drawn: no design has them, and the stack is limited.
    static let largestDepth = 512

    // MARK: Committed state

    /// The presented properties: the model, or the result of the animations.
    var shown: LayerProperties {
        _read { yield shownBox.value }
        set {
            if isKnownUniquelyReferenced(&shownBox) {
                shownBox.value = newValue
            } else {
                shownBox = CommittedProperties(newValue)
            }
        }
    }
    /// The committed properties, if the layer has no animations. They are shared rather than copied: a copy would take
    /// as much time as the rest of the commit.
    /// commit.
    @exclusivity(unchecked) var shownBox = CommittedProperties.initial
    /// The model, while animations are evaluated.
    var model: LayerProperties? { modelBox?.value }
    var modelBox: CommittedProperties?
    var animations: [RenderAnimation] = []
    /// The initial appearance, while a transition is one of the animations.
    var outgoing: Outgoing?
    /// The copies of the sublayers of a replicator layer.
    var replicas: Replicas?
    /// The particles of an emitter layer.
    var particles: ParticleSystem?
    /// Whether the layer's active animations are endless and change neither its position nor its size.
    var isEndlessInPlace = false
    /// Whether the layer is in the server's list of layers with animations that are not over.
    var isListedAsAnimated = false
    var isRemoved = false
    /// Whether the layer is in the server's list of layers with backdrop effects.
    var isListedAsBackdrop = false
    /// The last frame in which the layer had or contained a backdrop effect.
    var backdropFrame = -1
    var children: [LayerNode] = []
    var mask: LayerNode?
    // The server owns all nodes; a node is detached from its parent and its children before it is removed.
    unowned(unsafe) var parent: LayerNode?

    // MARK: Derived state

    /// Whether the layer was drawn as a group with its sublayers in the last frame.
    var wasGroup = false
    /// Whether the layer was drawn into a bitmap of its own space in the last frame.
    var wasFlattened = false
    /// Whether the layer was drawn as a curled sheet in the last frame.
    var wasCurled = false
    /// Whether the layer contained a backdrop effect.
    var hadBackdrop = false
    /// Whether the layer had an opaque background when it last contained a backdrop effect.
    var hadOpaqueBackground = false
    /// The layer with a backdrop effect that was painted before this layer's group.
    var backdropBehindAll: ObjectIdentifier?
    /// The geometry of the last drawing or, after an update, of the next drawing.
    var footprint = Footprint()
    /// The box that the layer itself paints, without shadow and sublayers, in its own space.
    var contentBox = Box.empty
    /// The box that the sublayers cover, in the layer's own space.
    var sublayersBox = Box.empty
    /// The box that the layer adds to the `sublayersBox` of its superlayer.
    var boxInParent = Box.empty
    /// The corner of the bounds when the sublayers' boxes were computed.
    var sublayersOrigin = (x: 0.0, y: 0.0)
    /// The children back to front, or `nil` if `children` are in this order.
    var childrenByDepth: [LayerNode]?
    /// Whether the geometry cannot be drawn: not finite, flat, or too large.
    var isUndrawable = false
    /// The lifted part of a curled layer in the last frame.
    var lifted = CurledPageDamage()
    /// Whether the layer's own transform shows its back face.
    var transformShowsBack = false
    /// Whether an animation rotates or scales the layer, so that it is drawn as a flattened group (see `flattens`).
    var isTransforming = false
    /// Whether an animation changes the layer's position or opacity, so that a bitmap is worthwhile immediately.
    var isMoving = false

    // MARK: Pending work

    var pending = LayerChange.everything
    var isQueued = false
    var dirtyChildren: [LayerNode] = []
    /// The last positions of removed sublayers, which must be damaged.
    var removedFootprints: [Footprint] = []
    /// The changed part of the contents, if there are no further changes.
    var contentsDamage: Box?
    var needsSorting = false
    /// Whether some of `children` now have a different parent or no parent.
    var hasReparentedChildren = false
    /// A mark that is used while a commit is applied.
    var mark = 0

    // MARK: Bitmaps

    /// The bitmap of the layer and its sublayers: a `RasterCache`, which painting creates.
    var raster: CachedBitmap?
    /// The number of frames without changed pixels that are required before a new bitmap is created.
    private(set) var neededStillness = 0
    /// The bitmap of the shadow: a `ShadowCache`, which painting creates.
    var shadow: CachedBitmap?
    /// The last frame that changed the pixels of the layer or its sublayers.
    var changedFrame = 0
    /// The last frame that moved or faded the layer as a whole.
    var movedFrame = 0
    /// The number of consecutive frames that moved it.
    var movedStreak = 0
    /// The frame that moved the pixels of its sublayers.
    var copiedFrame = -1
    /// The last frame whose bitmap was not worth its memory, or was not exact enough for a layer that is not a group.
    /// Creating a bitmap is not tried again until the pixels change.
    var rejectedRaster = (frame: -1, asGroup: false)

    init(id: LayerID) { self.id = id }

    /// Whether the layer and its sublayers are drawn into a bitmap of the layer's own space, which is then composited
    /// through the transform. It is `true` in perspective, while an animation rotates or scales the layer, while the
    /// layer is curled or in a transition, and if it is rasterized.
    var flattens: Bool {
        isCurled || isInTransition || !footprint.toParent.isAffine || isRasterized
            || (isTransforming && !(children.isEmpty && mask == nil) && !shown.isTransformLayer)
    }

    /// Whether the backdrop effect of a rearmost sublayer can be painted before the layer, at the position of the
    /// sublayer.
    var showsBackdropBehind: Bool { !isCurled && !isInTransition && footprint.toParent.isAffine }

    /// Whether the owner has requested a bitmap (`shouldRasterize`).
    var isRasterized: Bool { shown.rasterizationScale != nil }

    /// Whether the shadow is cast by the alpha of the layer and its sublayers, rather than by a shape that is known in
    /// advance.
    var castsShadowFromAlpha: Bool {
        guard shown.hasShadow, shown.shadowPath == nil else { return false }
        if shown.contents == nil, (shown.backgroundColor?.alpha ?? 0) >= 1 {
            if children.isEmpty { return false }
            if shown.cornerRadius <= 0, Box(shown.bounds).contains(sublayersBox) { return false }
        }
        return true
    }

    /// Whether the layer itself, apart from its sublayers, paints several overlapping items.
    var hasSeveralParts: Bool {
        var parts = 0
        if (shown.backgroundColor?.alpha ?? 0) > 0 || shown.backgroundPattern != nil { parts += 1 }
        if shown.activeBackdrop != nil { parts += 1 }
        if shown.contents != nil { parts += 1 }
        if case .emitter = shown.contents { parts += 1 }
        if shown.borderWidth > 0, (shown.borderColor?.alpha ?? 0) > 0 { parts += 1 }
        if shown.hasShadow { parts += 1 }
        if case .shape(let shape) = shown.contents, shape.fillColor != nil, shape.strokeColor != nil { parts += 1 }
        return parts > 1
    }

    /// Whether the layer and its sublayers paint several overlapping items.
    var paintsSeveral: Bool { !children.isEmpty || hasSeveralParts }

    var drawnChildren: [LayerNode] { childrenByDepth ?? children }

    /// The minimum number of frames that should use a bitmap, since creating it takes as long as drawing a few frames
    /// without it. If a bitmap was used for fewer frames, the next bitmap is created later. A scrolling list, for
    /// example, changes every few frames, when a row appears.
    private static let leastUse = 8

    /// Drops the bitmap, since its pixels have changed.
    func discardRaster() {
        guard let raster else { return }
        neededStillness = raster.lastUse - raster.firstUse < Self.leastUse ? Self.leastUse : 0
        self.raster = nil
    }
}
