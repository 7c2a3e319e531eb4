import CoreGraphics
import Foundation

/// The committed layer tree, and how it becomes pixels.
///
/// A commit changes nodes and queues them along the path to the root (`RenderServer+Commits`). A frame then
///
/// 1. evaluates the running animations (`+Animations`), which queues their layers too,
/// 2. goes down the queued paths only, brings geometry up to date and collects damage (`+Update`),
/// 3. goes through the tree from front to back with what is still to be covered of the damage, and notes what each layer
///    has to paint there (`DrawList`): what is hidden behind opaque layers is skipped,
/// 4. paints that from back to front (`Painter`), whole subtrees from bitmaps where that is cheaper (`RasterCache`).
///
/// It belongs to one thread. Nothing in it waits, reads a clock or knows of a display.
package final class RenderServer {
    /// Layers by `LayerID.index`.
    @exclusivity(unchecked) var nodes: [LayerNode?] = []
    @exclusivity(unchecked) var root: LayerNode?
    /// Layers with animations that are not over.
    @exclusivity(unchecked) var animated: [LayerNode] = []
    /// Layers that only animations change that never end and stay in their place, as of the last frame.
    @exclusivity(unchecked) var endless: [LayerNode] = []
    /// When the next animation begins, or `-infinity` when one is under way.
    @exclusivity(unchecked) var nextAnimationTime = Double.infinity
    /// Some layer's time runs differently: animations that were over may run again.
    @exclusivity(unchecked) var hasNewTiming = false
    /// Some layer's time runs differently than its superlayer's, or did.
    @exclusivity(unchecked) var usesTiming = false
    /// Layers that change what lies behind them.
    var backdrops: [LayerNode] = []
    /// Layers that lost sublayers in the commit that is being applied.
    @exclusivity(unchecked) var parentsWithReparentedChildren: [LayerNode] = []

    /// Pixels a point, of the last frame.
    @exclusivity(unchecked) var scale = 1.0
    /// Size and format of the last target; another one is painted whole.
    @exclusivity(unchecked) var targetBox = PixelBox.empty
    var targetFormat: Bitmap.Format?
    @exclusivity(unchecked) var damage = DamageList()
    @exclusivity(unchecked) var isAllDamaged = true
    /// What was scrolled since the last frame.
    var scrolled: ScrolledLayer?
    /// What changed inside of it, as the display shows it after its pixels were moved.
    @exclusivity(unchecked) var scrolledDamage = DamageList()
    /// The layers that are being brought up to date are inside of a layer that was scrolled.
    @exclusivity(unchecked) var isInsideScrolled = false
    /// Where the target shows one colour of a bitmap.
    var shownPlain = UniformColorRegions()
    var frame = 0
    @exclusivity(unchecked) var commitMark = 0
    let memory = PaintMemory()

    /// What the frames so far did.
    var statistics: FrameStatistics { memory.statistics }

    /// The largest layer number that is accepted. More layers than these would not fit into memory anyway.
    static let largestIndex = 1 << 22

    package init() {}

    deinit {
        // One after the other: layers that release one another recursively would need a stack as deep as the tree.
        for case let node? in nodes {
            node.children = []
            node.childrenByDepth = nil
            node.dirtyChildren = []
            node.mask = nil
        }
    }

    // MARK: Frames

    /// Composites what changed since the last frame, and what animations show at a time, into a target that still holds
    /// the last frame.
    ///
    /// - Parameter repaintsAll: The target's pixels are lost: everything is painted anew.
    /// - Returns: The rectangles of pixels that were painted, which do not overlap. None when nothing changed.
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
        noteBackdrops()
        updateTree()

        if isAllDamaged { shownPlain.removeAll() }
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

    /// The size of the root layer in points; `nil` before there is one.
    package var rootSize: CGSize? { root?.shown.bounds.size }

    /// The frame that is being composited, or was last.
    var context: FrameContext { FrameContext(scale: scale, targetBox: targetBox, frame: frame, memory: memory) }

    private func trimMemory() { memory.trim(frame: frame, budget: context.cacheBudget) }

    /// When the next frame must be painted: `nil` while nothing will change by itself, a time that has passed when it
    /// is due now, else the time at which an animation begins, or goes on to its next value without passing between them.
    ///
    /// An animation that is over asks for one frame more, which shows the layer without it.
    package func nextFrameTime(after time: Double) -> Double? {
        if isAllDamaged || hasNewTiming || root?.isQueued == true { return time }
        return nextAnimationTime.isFinite || nextAnimationTime < 0 ? max(nextAnimationTime, time) : nil
    }

    /// Whether an animation changes what is shown at a time, as far as the last frame knew.
    func hasActiveAnimations(at time: Double) -> Bool { nextAnimationTime <= time }

    /// Gives back the memory of all bitmaps that can be made again, as when memory is scarce.
    package func dropCaches() {
        for node in nodes {
            node?.raster = nil
            node?.shadow = nil
            node?.outgoing?.look?.dropBitmap()
        }
        memory.removeAll()
    }

    /// Paints a layer tree that stands alone into a new bitmap, clear where nothing covers it.
    ///
    /// `nil` when the size has no pixels, or too many.
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
