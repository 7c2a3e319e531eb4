import CoreGraphics
import Foundation

/// The kinds of changes of a layer since it was last drawn.
struct LayerChange: OptionSet {
    let rawValue: UInt16

    /// The geometry of the layer in its superlayer.
    static let placement = LayerChange(rawValue: 1)
    /// The layer's own pixels: background, border, contents, size.
    static let content = LayerChange(rawValue: 2)
    /// The geometry of all sublayers inside the layer.
    static let sublayerPlacement = LayerChange(rawValue: 4)
    /// The compositing of the layer's pixels: opacity and visibility.
    static let compositing = LayerChange(rawValue: 8)
    /// The clip, mask or shadow of the layer.
    static let surround = LayerChange(rawValue: 16)
    /// The order of the layer among its siblings.
    static let order = LayerChange(rawValue: 32)
    /// The layer is new in the tree, so that the display does not show it yet.
    static let added = LayerChange(rawValue: 64)
    /// The list of sublayers.
    static let sublayers = LayerChange(rawValue: 128)
    /// The curl.
    static let curl = LayerChange(rawValue: 256)
    /// The progress of a transition.
    static let transition = LayerChange(rawValue: 512)
    /// The visible part of the layer's plane. The sublayers have moved, but not the layer.
    static let scroll = LayerChange(rawValue: 1024)

    static let everything: LayerChange = [
        .placement, .content, .sublayerPlacement, .compositing, .surround, .order, .added, .sublayers,
        .curl, .transition,
    ]
    /// The kinds that require the layer and its sublayers to be redrawn completely.
    static let whole: LayerChange = [.placement, .compositing, .surround, .order, .added, .curl, .transition]
    /// The kinds that invalidate a bitmap of the layer and its sublayers.
    static let inside: LayerChange = [.content, .sublayerPlacement, .surround, .sublayers, .scroll]

    /// Creates the set of differences between two states of a layer.
    init(from old: LayerProperties, to new: LayerProperties) {
        self = []
        if old.bounds != new.bounds, old.bounds.size == new.bounds.size, new.sublayerTransform.isIdentity {
            formUnion(.scroll)
        } else if old.bounds != new.bounds {
            formUnion([.placement, .content])
            if old.bounds.origin != new.bounds.origin { formUnion(.surround) }
            if new.masksToBounds || new.shadowOpacity > 0 { formUnion(.surround) }
            if !new.sublayerTransform.isIdentity { formUnion(.sublayerPlacement) }
        }
        let mayDifferUncommonly = old.uncommon !== new.uncommon
        if old.position != new.position || old.anchorPoint != new.anchorPoint || old.transform != new.transform
            || mayDifferUncommonly && old.anchorPointZ != new.anchorPointZ
        {
            formUnion(.placement)
            if old.anchorPoint != new.anchorPoint, !new.sublayerTransform.isIdentity { formUnion(.sublayerPlacement) }
        }
        if old.zPosition != new.zPosition { formUnion([.placement, .order]) }
        if mayDifferUncommonly, old.sublayerTransform != new.sublayerTransform { formUnion(.sublayerPlacement) }
        if old.isHidden != new.isHidden || old.opacity != new.opacity || old.isDoubleSided != new.isDoubleSided {
            formUnion(.compositing)
        }
        if old.allowsGroupOpacity != new.allowsGroupOpacity { formUnion([.compositing, .surround]) }
        if old.masksToBounds != new.masksToBounds || old.mask != new.mask { formUnion(.surround) }
        if old.backgroundColor != new.backgroundColor || old.borderWidth != new.borderWidth
            || old.borderColor != new.borderColor
        {
            formUnion(.content)
        }
        if mayDifferUncommonly, old.backdrop != new.backdrop { formUnion(.content) }
        if mayDifferUncommonly, old.hardEdges != new.hardEdges { formUnion(.content) }
        if mayDifferUncommonly, old.backgroundPattern != new.backgroundPattern { formUnion(.content) }
        if mayDifferUncommonly, old.rasterizationScale != new.rasterizationScale {
            formUnion([.content, .placement, .surround])
        }
        if mayDifferUncommonly, old.curl != new.curl {
            formUnion(.curl)
            // A different back changes the pixels of the sheet's bitmap.
            if old.curl?.back != new.curl?.back { formUnion(.content) }
        }
        if mayDifferUncommonly, old.transition != new.transition {
            formUnion(.transition)
            // A layer in a transition is painted in a different way.
            if (old.transition == nil) != (new.transition == nil) { formUnion(.surround) }
        }
        if old.cornerRadius != new.cornerRadius || old.maskedCorners != new.maskedCorners
            || old.hasContinuousCorners != new.hasContinuousCorners
            || mayDifferUncommonly && old.cornerShares != new.cornerShares
        {
            formUnion(.content)
            if new.masksToBounds { formUnion(.surround) }
        }
        if old.hasShadow || new.hasShadow, !old.hasSameShadow(as: new) || contains(.content) { formUnion(.surround) }
        if !old.hasSamePicture(as: new) {
            formUnion(.content)
            if new.hasShadow { formUnion(.surround) }
        }
    }

    init(rawValue: UInt16) { self.rawValue = rawValue }
}

extension LayerProperties {
    /// Whether a shadow is visible. A layer that clips to its bounds also clips its shadow.
    var hasShadow: Bool { shadowOpacity > 0 && (shadowColor?.alpha ?? 0) > 0 && !masksToBounds }

    fileprivate func hasSameShadow(as other: LayerProperties) -> Bool {
        shadowOpacity == other.shadowOpacity && shadowRadius == other.shadowRadius
            && shadowOffset == other.shadowOffset && shadowColor == other.shadowColor
            && shadowPath === other.shadowPath
    }

    fileprivate func hasSamePicture(as other: LayerProperties) -> Bool {
        contentsRect == other.contentsRect
            && (uncommon === other.uncommon || contentsCenter == other.contentsCenter)
            && contentsGravity == other.contentsGravity && contentsScale == other.contentsScale
            && magnificationFilter == other.magnificationFilter && minificationFilter == other.minificationFilter
            && LayerContents.isSame(contents, other.contents)
    }
}

extension LayerProperties {
    /// Returns the box to repaint when a layer gets a bitmap that differs from its last one only in a part, in the
    /// layer's own space, or `nil` for the whole layer.
    func damage(by new: LayerProperties, within part: CGRect, scale: Double) -> Box? {
        guard case .bitmap(let old) = contents, case .bitmap(let bitmap) = new.contents, old.width == bitmap.width,
            old.height == bitmap.height, old.format == bitmap.format, let source = source(in: bitmap),
            contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1)
        else { return nil }
        var same = self
        same.contents = new.contents
        guard LayerChange(from: same, to: new).isEmpty else { return nil }
        let target = contentsBox(of: bitmap)
        if target.width * scale == source.width, target.height * scale == source.height { return Box(part) }
        // Each pixel of the bitmap also affects its neighbors.
        let (x, y) = (target.width / source.width, target.height / source.height)
        return Box(part).outset(by: max(x, y, 1 / scale) + 1 / scale)
    }
}

extension LayerContents {
    fileprivate static func isSame(_ left: LayerContents?, _ right: LayerContents?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (.bitmap(let left), .bitmap(let right)): left === right
        case (.gradient(let left), .gradient(let right)):
            left.kind == right.kind && left.colors == right.colors && left.locations == right.locations
                && left.startPoint == right.startPoint && left.endPoint == right.endPoint
        case (.emitter(let left), .emitter(let right)): left == right
        case (.shape(let left), .shape(let right)):
            left.path === right.path && left.fillColor == right.fillColor && left.strokeColor == right.strokeColor
                && left.usesEvenOddFillRule == right.usesEvenOddFillRule && left.lineWidth == right.lineWidth
                && left.lineCap == right.lineCap && left.lineJoin == right.lineJoin
                && left.miterLimit == right.miterLimit && left.lineDashPhase == right.lineDashPhase
                && left.lineDashPattern == right.lineDashPattern && left.strokeStart == right.strokeStart
                && left.strokeEnd == right.strokeEnd
        default: false
        }
    }
}
