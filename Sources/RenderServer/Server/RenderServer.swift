import CoreGraphics
import Foundation

/// The committed layer tree. It is composited to pixels.
///
/// A commit changes nodes, and queues the nodes on the paths to the root (`RenderServer+Commits`). A frame then
///
/// 1. evaluates the running animations (`+Animations`), which also queues their layers,
/// 2. visits only the queued paths, updates geometry and collects damage (`+Update`),
/// 3. visits the tree from front to back with the uncovered part of the damage, and lists the items that each layer
///    paints there (`DrawList`), skipping layers that are hidden behind opaque layers,
/// 4. paints the items from back to front (`Painter`), whole subtrees from bitmaps if that is cheaper (`RasterCache`).
///
/// A server is used by one thread at a time. It does not wait, read a clock or depend on a display.
package final class RenderServer {
    /// The layers by `LayerID.index`.
    @exclusivity(unchecked) var nodes: [LayerNode?] = []
    @exclusivity(unchecked) var root: LayerNode?
    /// The layers with animations that are not over.
    @exclusivity(unchecked) var animated: [LayerNode] = []
    /// The layers whose only animations are endless and do not move them, as of the last frame.
    @exclusivity(unchecked) var endless: [LayerNode] = []
    /// The time of the next animation's beginning, or `-infinity` while an animation is active.
    @exclusivity(unchecked) var nextAnimationTime = Double.infinity
    /// Whether the time of a layer changed, so that finished animations may run again.
    @exclusivity(unchecked) var hasNewTiming = false
    /// Whether the time of a layer differs, or differed, from its superlayer's.
    @exclusivity(unchecked) var usesTiming = false
    /// Whether a layer has, or had, copies of its sublayers.
    @exclusivity(unchecked) var usesReplicas = false
    /// The layers whose copies of sublayers have to be made again after a commit.
    var staleReplicators: [LayerNode] = []
    /// Layers with particles.
    @exclusivity(unchecked) var emitters: [LayerNode] = []
    /// Layers with backdrop effects.
    var backdrops: [LayerNode] = []
    /// The layers that lost sublayers in the current commit.
    @exclusivity(unchecked) var parentsWithReparentedChildren: [LayerNode] = []

    /// The number of pixels per point in the last frame.
    @exclusivity(unchecked) var scale = 1.0
    /// The size and format of the last target. A target with a different size or format is painted completely.
    @exclusivity(unchecked) var targetBox = PixelBox.empty
    var targetFormat: Bitmap.Format?
    @exclusivity(unchecked) var damage = DamageList()
    @exclusivity(unchecked) var isAllDamaged = true
    /// The layer that was scrolled since the last frame.
    var scrolled: ScrolledLayer?
    /// The changes inside of the scrolled layer, relative to the display after its pixels were moved.
    @exclusivity(unchecked) var scrolledDamage = DamageList()
    /// Whether the layers that are being updated are inside of a scrolled layer.
    @exclusivity(unchecked) var isInsideScrolled = false
    /// The areas of the target that show a uniform color of a bitmap.
    var shownUniform = UniformColorRegions()
    var frame = 0
    @exclusivity(unchecked) var commitMark = 0
    let memory = PaintMemory()

    /// The statistics of the frames so far.
    var statistics: FrameStatistics { memory.statistics }

    /// The maximum layer index. More layers would not fit into memory.
    static let largestIndex = 1 << 22

    package init() {}

    deinit {
        // The layers are released one by one: a recursive release would need a stack as deep as the tree.
        for case let node? in nodes where node.replicas != nil { removeReplicas(of: node) }
        for case let node? in nodes {
            node.children = []
            node.childrenByDepth = nil
            node.dirtyChildren = []
            node.mask = nil
        }
    }

    // MARK: Frames

    /// Composites the changes since the last frame, and the animations at a time, into a target that still contains
    /// the last frame.
    ///
    /// - Parameter repaintsAll: Whether the target's pixels are lost, so that everything is repainted.
    /// - Returns: The painted rectangles, which do not overlap. The array is empty if no pixel was painted.
    @discardableResult
    package func render(at time: Double, into target: RenderTarget, repaintsAll: Bool = false) -> [PixelBox] {
        guard target.isUsable else { return [] }
        if target.box != targetBox || target.format != targetFormat || target.scale != scale || repaintsAll {
            isAllDamaged = true
        }
        if target.scale != scale { invalidateGeometry() }
        (targetBox, targetFormat, scale) = (target.box, target.format, target.scale)
        frame += 1

        evaluateAnimations(at: time)
        advanceEmitters(to: time)
        noteBackdrops()
        updateTree()

        if isAllDamaged { shownUniform.removeAll() }
        let region = isAllDamaged ? Region(targetBox) : damage.region(within: targetBox)
        let moved = moveScrolledPixels(of: target, damage: region)
        addBackdrops(to: region)
        noteEndlessAnimations()
        isAllDamaged = false
        damage.removeAll()
        scrolledDamage.removeAll()
        memory.statistics.frames += 1
        let written = region.isEmpty ? region : paint(region, into: Surface(target))
        if let moved {
            written.formUnion(moved.written)
            region.formUnion(moved.within)
        }
        guard !written.isEmpty else {
            trimMemory()
            return []
        }
        let handed = Region(written.coarsened(waste: Self.worthOfBox, count: Self.largestBoxCount))
        handed.formIntersection(region)
        memory.statistics.paintedFrames += 1
        memory.statistics.damagedPixels += handed.area
        trimMemory()
        return handed.boxes
    }

    /// The size of the root layer in points, or `nil` if there is no root layer.
    package var rootSize: CGSize? { root?.shown.bounds.size }

    /// The current or last frame.
    var context: FrameContext { FrameContext(scale: scale, targetBox: targetBox, frame: frame, memory: memory) }

    private func trimMemory() { memory.trim(frame: frame, budget: context.cacheBudget) }

    /// Returns the time of the next frame: `nil` while no change is due, a past time if the frame is due now, else the
    /// time when an animation begins or a discrete animation changes its value.
    ///
    /// After the end of an animation, one more frame is due, which shows the layer without the animation.
    package func nextFrameTime(after time: Double) -> Double? {
        if isAllDamaged || hasNewTiming || root?.isQueued == true { return time }
        return nextAnimationTime.isFinite || nextAnimationTime < 0 ? max(nextAnimationTime, time) : nil
    }

    /// Returns whether an animation is active at a time, according to the last frame.
    func hasActiveAnimations(at time: Double) -> Bool { nextAnimationTime <= time }

    /// Releases all bitmaps that can be recreated, as when memory is short.
    package func dropCaches() {
        for node in nodes {
            node?.raster = nil
            node?.shadow = nil
            node?.outgoing?.snapshot?.cached = nil
        }
        forEachReplica { ($0.raster, $0.shadow) = (nil, nil) }
        memory.removeAll()
    }

    /// Paints a separate layer tree into a new bitmap. Outside of the layers, the bitmap is transparent.
    ///
    /// Returns `nil` if the size has no pixels, or too many.
    package static func image(of commit: Commit, size: CGSize, scale: Double, at time: Double) -> Bitmap? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let limit = Double(Bitmap.largestSide)
        guard width >= 1, height >= 1, width <= limit, height <= limit,
            let bitmap = Bitmap(width: Int(width), height: Int(height), format: .argb32)
        else { return nil }
        let server = RenderServer()
        server.apply(commit)
        server.render(at: time, into: RenderTarget(bitmap, scale: scale))
        return bitmap
    }
}
