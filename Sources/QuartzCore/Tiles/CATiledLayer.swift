import CoreGraphics
import Foundation
import RenderServer

/// A layer that draws its content in tiles, when they become visible, and again at other levels of detail when it is
/// zoomed.
///
/// `draw(in:)`, or the delegate's, is called for each tile with a context whose clip is the tile's rectangle, always on
/// the main thread. A view of such a layer draws each tile in `draw(_:)` with the tile's rectangle. Tiles that are no
/// longer visible are kept while the tiles of the layer need less than 64 megabytes.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
    private final var size = CGSize(width: 256, height: 256)
    private final var levels = 1
    private final var bias = 0

    private struct Tile {
        var layer: CALayer
        /// The drawn rectangle.
        var rect: CGRect
        /// The number of the update that last showed the tile.
        var lastUse: Int
    }

    private final var tiles: [TileGrid.Place: Tile] = [:]
    private final var tileHolder: CALayer?
    private final var updateCount = 0
    /// Whether the content was requested. A layer that was never displayed has no content.
    private final var isDrawn = false

    /// Creates a layer without content.
    public override init() {
        super.init()
        flags.insert(.isTiled)
    }

    /// Creates a copy of a layer's own properties, without its tiles.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CATiledLayer { (size, levels, bias) = (layer.size, layer.levels, layer.bias) }
        flags.insert(.isTiled)
    }

    /// Creates a layer like `init()`, since layers are not archived on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.isTiled)
    }

    nonisolated deinit {}

    // MARK: - Visual fade

    /// Returns the time in which a new tile becomes visible: a quarter of a second, unless overridden.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    // MARK: - Levels of detail

    /// The number of levels of detail. Each level has half the resolution of the next. The default is 1.
    open var levelsOfDetail: Int {
        get { levels }
        set {
            levels = min(max(1, newValue), 32)
            context?.setNeedsFlush()
        }
    }

    /// The number of levels that are enlarged. The default is 0: no level has more pixels than the layer at its size.
    open var levelsOfDetailBias: Int {
        get { bias }
        set {
            bias = min(max(0, newValue), 32)
            context?.setNeedsFlush()
        }
    }

    // MARK: - Layer tile size

    // Chosen (Views): A tile has 16 to 2,048 pixels in each direction.
    /// The size of a tile in pixels. The default is 256 by 256, the smallest side is 16, and the largest 2,048.
    open var tileSize: CGSize {
        get { size }
        set {
            guard isValid(newValue, "tileSize") else { return }
            size = CGSize(width: min(max(16, newValue.width), 2048), height: min(max(16, newValue.height), 2048))
            removeTiles { _, _ in true }
            context?.setNeedsFlush()
        }
    }

    // MARK: - Display

    /// Draws the tiles in the rectangle that needs display, if they are visible.
    open override func display() {
        isDrawn = true
        let changed = displayRect ?? .infinite
        removeTiles { _, tile in tile.rect.intersects(changed) }
        updateTiles()
    }

    /// The sublayers without the layers of the tiles.
    open override var sublayers: [CALayer]? {
        get {
            guard let tileHolder, let all = super.sublayers else { return super.sublayers }
            let own = all.filter { $0 !== tileHolder && $0.extras?.modelLayer !== tileHolder }
            return own.isEmpty ? nil : own
        }
        set {
            super.sublayers = newValue
            if let tileHolder { super.addSublayer(tileHolder) }
        }
    }

    /// Returns a copy of the layer with the values that are currently on the display.
    open override func presentation() -> CATiledLayer? { makePresentation() as? CATiledLayer }

    override func makeCopyForPresentation() -> CALayer { CATiledLayer(layer: self) }

    // MARK: - Tiles

    /// The maximum number of visible tiles, and the maximum memory of all tiles in bytes. A coarser level is used if
    /// more tiles are visible.
    private static let mostTiles = 256
    private static let mostBytes = 64 << 20

    /// Draws the visible tiles that were not drawn, and removes tiles that have not been visible for the longest time.
    final func updateTiles() {
        guard isDrawn, let context else { return }
        let (visible, zoom) = visiblePart
        guard !visible.isNull, visible.width > 0, visible.height > 0, contentsScale > 0,
            let (grid, places) = grid(for: visible, zoom: zoom * context.display.mode.scale)
        else { return }
        updateCount += 1
        // Tiles of other levels would be visible through translucent tiles.
        let changesLevel = tiles.keys.contains { $0.level != grid.level }
        if changesLevel { removeTiles { place, _ in place.level != grid.level } }
        let bounds = bounds
        for place in places {
            let rect = grid.rect(of: place).intersection(bounds)
            guard !rect.isNull, rect.width > 0, rect.height > 0 else { continue }
            if tiles[place]?.rect != rect {
                if let old = tiles.removeValue(forKey: place) { old.layer.removeFromSuperlayer() }
                let layer = draw(rect, scale: grid.scale)
                if !changesLevel { fade(layer) }
                tiles[place] = Tile(layer: layer, rect: rect, lastUse: updateCount)
            }
            tiles[place]?.lastUse = updateCount
        }
        let bytes = Int(size.width * size.height) * 4
        let most = max(places.count, Self.mostBytes / bytes)
        guard tiles.count > most else { return }
        let oldest = tiles.filter { $0.value.lastUse < updateCount }.sorted { $0.value.lastUse < $1.value.lastUse }
        for (place, tile) in oldest.prefix(tiles.count - most) {
            tile.layer.removeFromSuperlayer()
            tiles[place] = nil
        }
    }

    private final func removeTiles(_ isRemoved: (TileGrid.Place, Tile) -> Bool) {
        for (place, tile) in tiles where isRemoved(place, tile) {
            tile.layer.removeFromSuperlayer()
            tiles[place] = nil
        }
    }

    /// The part of the bounds that the clips of the superlayers leave visible, and the scale of the layer on the
    /// display.
    private final var visiblePart: (rect: CGRect, zoom: CGFloat) {
        var (rect, layer) = (bounds, self as CALayer)
        while let parent = layer.superlayer {
            rect = layer.convert(rect, to: parent)
            if parent.masksToBounds || parent.superlayer == nil { rect = rect.intersection(parent.bounds) }
            if rect.isNull { return (.null, 1) }
            layer = parent
        }
        let unit = convert(CGRect(x: bounds.midX, y: bounds.midY, width: 1, height: 1), to: layer)
        let zoom = max(unit.width, unit.height)
        return (convert(rect, from: layer).intersection(bounds), zoom.isFinite ? zoom : 1)
    }

    /// Returns the coarsest level that has a pixel for each pixel of the display, and its visible tiles. Returns `nil`
    /// if no level has few enough tiles.
    private final func grid(for visible: CGRect, zoom: CGFloat) -> (TileGrid, [TileGrid.Place])? {
        let needed = zoom > 0 ? log2(Double(zoom / contentsScale)) : 0
        let lowest = min(bias, bias + 1 - levels)
        var level = Int(min(max((needed - 0.01).rounded(.up), Double(lowest)), Double(bias)))
        while level > -64 {
            let grid = TileGrid(level: level, size: size, contentsScale: contentsScale)
            if let places = grid.places(in: visible, limit: Self.mostTiles) { return (grid, places) }
            level -= 1
        }
        return nil
    }

    private final func draw(_ rect: CGRect, scale: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.suppressesImplicitActions = true
        layer.anchorPoint = .zero
        layer.position = rect.origin
        layer.bounds = CGRect(origin: .zero, size: rect.size)
        let (width, height) = ((rect.width * scale).rounded(.up), (rect.height * scale).rounded(.up))
        if let bitmap = Bitmap(
            width: Int(max(1, width)), height: Int(max(1, height)), format: isOpaque ? .rgb32 : .argb32),
            let context = CGContext(bitmap: bitmap, scale: scale, flipped: true)
        {
            context.translateBy(x: -rect.origin.x, y: -rect.origin.y)
            context.clip(to: rect)
            draw(in: context)
            layer.contents = context.takeBitmap()
        }
        holder.addSublayer(layer)
        return layer
    }

    /// The superlayer of the tiles, behind all sublayers.
    private final var holder: CALayer {
        if let tileHolder { return tileHolder }
        let layer = CALayer()
        layer.suppressesImplicitActions = true
        layer.anchorPoint = .zero
        layer.zPosition = -1e6
        super.addSublayer(layer)
        tileHolder = layer
        return layer
    }

    private final func fade(_ layer: CALayer) {
        let duration = type(of: self).fadeDuration()
        guard duration > 0, duration.isFinite else { return }
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
        layer.add(animation, forKey: "fade")
    }
}
