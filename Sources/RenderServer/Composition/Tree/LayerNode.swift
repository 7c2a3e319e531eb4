import CoreGraphics
import Foundation

/// One layer as the render server keeps it.
final class LayerNode {
    let id: LayerID

    /// Layers that lie deeper are not drawn: no design has them, and the stack is not endless.
    static let largestDepth = 512

    // MARK: Committed state

    /// What the layer shows now: its model, or what its animations make of it.
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
    /// As they were committed, where there are no animations: a copy would take as much time as all else that a commit does.
    @exclusivity(unchecked) var shownBox = CommittedProperties.initial
    /// The model, while animations are evaluated.
    var model: LayerProperties? { modelBox?.value }
    var modelBox: CommittedProperties?
    var animations: [RenderAnimation] = []
    /// While one of them is a transition.
    var outgoing: Outgoing?
    /// Its animations that are not over never end, and change neither where it is nor how large it is.
    var isEndlessInPlace = false
    /// It is in the server's list of layers with animations that are not over.
    var isListedAsAnimated = false
    var isRemoved = false
    /// It is in the server's list of layers that change what lies behind them.
    var isListedAsBackdrop = false
    /// The last frame in which it was one of these, or had one in it.
    var backdropFrame = -1
    var children: [LayerNode] = []
    var mask: LayerNode?
    // The server owns all nodes; a node is detached from its parent and its children before it is removed.
    unowned(unsafe) var parent: LayerNode?

    // MARK: Derived state

    /// It was drawn as a group with its sublayers in the last frame.
    var wasGroup = false
    /// It was drawn into a bitmap of its own space in the last frame.
    var wasFlattened = false
    /// It was drawn as a curled sheet in the last frame.
    var wasCurled = false
    /// A layer in it changed what lies behind it.
    var hadBackdrop = false
    /// Whether it had an opaque background when it last had such a layer in it.
    var hadOpaqueBackground = false
    /// Which of these was painted before the group that the layer is.
    var backdropBehindAll: ObjectIdentifier?
    /// As last drawn; as to be drawn once the layer was updated.
    var footprint = Footprint()
    /// What the layer itself paints, without shadow and sublayers, in its own space.
    var contentBox = Box.empty
    /// What the sublayers cover, in the layer's own space.
    var sublayersBox = Box.empty
    /// What the layer adds to the `sublayersBox` of its superlayer.
    var boxInParent = Box.empty
    /// The corner of the bounds for which the sublayers' boxes were computed.
    var sublayersOrigin = (x: 0.0, y: 0.0)
    /// The children back to front; `nil` where that is the order they have.
    var childrenByDepth: [LayerNode]?
    /// Geometry that cannot be drawn: not finite, flat, or too large.
    var isUndrawable = false
    /// Where a curled layer was last seen lifted.
    var lifted = CurledPageDamage()
    /// Its own transform shows its back face.
    var transformShowsBack = false
    /// An animation is turning or scaling it: it is drawn as one flattened group (see `flattens`).
    var isTransforming = false
    /// An animation is changing its place or opacity: it is worth a bitmap at once.
    var isMoving = false

    // MARK: Pending work

    var pending = LayerChange.everything
    var isQueued = false
    var dirtyChildren: [LayerNode] = []
    /// Where removed sublayers were drawn, to be painted over.
    var removedFootprints: [Footprint] = []
    /// The part of the contents that changed, when that is all that changed.
    var contentsDamage: Box?
    var needsSorting = false
    /// Some of `children` have another parent now, or no parent.
    var hasReparentedChildren = false
    /// Used while a commit is applied.
    var mark = 0

    // MARK: Bitmaps

    var raster: RasterCache?
    /// For how many frames its pixels must have stood still before another bitmap is made.
    private(set) var neededStillness = 0
    var shadow: ShadowCache?
    /// The frame in which the pixels of the layer or its sublayers last changed.
    var changedFrame = 0
    /// The frame in which it last moved, or was faded, as a whole.
    var movedFrame = 0
    /// In how many frames in a row.
    var movedStreak = 0
    /// The frame in which the pixels of its sublayers were moved.
    var copiedFrame = -1
    /// A bitmap was not worth its memory, or not exact enough for a layer that is not a group anyway. It is not tried
    /// again until the pixels change.
    var rejectedRaster = (frame: -1, asGroup: false)

    init(id: LayerID) { self.id = id }

    /// Whether the layer and its sublayers are drawn into a bitmap of their own space, which is then composited through
    /// the transform: in perspective, while an animation rotates or scales them, when it is curled or in a transition, and when that
    /// was asked for.
    var flattens: Bool {
        isCurled || isInTransition || !footprint.toParent.isAffine || isRasterized
            || (isTransforming && !(children.isEmpty && mask == nil))
    }

    /// Whether a layer in it that changes what lies behind all of it can be painted before it, where it lies.
    var showsBackdropBehind: Bool { !isCurled && !isInTransition && footprint.toParent.isAffine }

    /// Whether its owner asked for a bitmap of it (`shouldRasterize`).
    var isRasterized: Bool { shown.rasterizationScale != nil }

    /// Whether the shadow is cast by everything in the layer, rather than by a shape that is known beforehand.
    var castsShadowFromAlpha: Bool {
        guard shown.hasShadow, shown.shadowPath == nil else { return false }
        if shown.contents == nil, (shown.backgroundColor?.alpha ?? 0) >= 1 {
            if children.isEmpty { return false }
            if shown.cornerRadius <= 0, Box(shown.bounds).contains(sublayersBox) { return false }
        }
        return true
    }

    /// Whether the layer itself, apart from its sublayers, paints more than one thing over another.
    var hasSeveralParts: Bool {
        var parts = 0
        if (shown.backgroundColor?.alpha ?? 0) > 0 || shown.backgroundPattern != nil { parts += 1 }
        if shown.activeBackdrop != nil { parts += 1 }
        if shown.contents != nil { parts += 1 }
        if shown.borderWidth > 0, (shown.borderColor?.alpha ?? 0) > 0 { parts += 1 }
        if shown.hasShadow { parts += 1 }
        if case .shape(let shape) = shown.contents, shape.fillColor != nil, shape.strokeColor != nil { parts += 1 }
        return parts > 1
    }

    /// Whether the layer and its sublayers paint more than one thing over another.
    var paintsSeveral: Bool { !children.isEmpty || hasSeveralParts }

    var drawnChildren: [LayerNode] { childrenByDepth ?? children }

    /// A bitmap takes as long as some frames without it: one that serves fewer is not followed by another at once. A list
    /// that scrolls changes every few frames, when a row comes.
    private static let leastUse = 8

    /// Its pixels have changed.
    func loseRaster() {
        guard let raster else { return }
        neededStillness = raster.lastUse - raster.firstUse < Self.leastUse ? Self.leastUse : 0
        self.raster = nil
    }
}
