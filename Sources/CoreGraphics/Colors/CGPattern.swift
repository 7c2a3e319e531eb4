import Foundation
import Synchronization

/// A cell of a program's drawing that is repeated in both directions.
///
/// The cell is drawn when a context fills or strokes with the pattern for the first time at a scale. A pattern that
/// draws with itself, or with patterns that are nested more than four levels, draws nothing at the innermost level.
public final class CGPattern: Hashable, @unchecked Sendable {
    // Sendable without the compiler's proof: the properties are immutable, and the program's functions are called by
    // the thread that draws, as with Core Graphics on Apple's systems.

    /// The cell in pattern space; drawing outside of it is clipped.
    let bounds: CGRect
    /// The transform from pattern space to the context's base space.
    let matrix: CGAffineTransform
    /// The distances of two cells in pattern space.
    let step: CGSize
    /// Whether the cell has its own colors. Otherwise the cell is a stencil for the color that is set with the pattern.
    let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    /// The cell that was drawn last.
    private let lastCell = Mutex<Cell?>(nil)

    /// Creates a pattern.
    ///
    /// A cell may overlap its neighbors; at most four cells overlap in each direction.
    ///
    /// - Parameters:
    ///   - info: A pointer that is passed to the callbacks.
    ///   - bounds: The cell in pattern space.
    ///   - matrix: The transform from pattern space to the base space of the context: its initial user space, which
    ///     does not depend on later transforms.
    ///   - xStep: The horizontal distance of two cells in pattern space.
    ///   - yStep: The vertical distance of two cells in pattern space.
    ///   - tiling: How cells are aligned with pixels. Cells are always aligned with a whole number of pixels in pattern
    ///     space, without gaps.
    ///   - isColored: Whether the cell has its own colors. If `false`, only the coverage of its drawing is used.
    ///   - callbacks: The functions that draw the cell and release `info`.
    /// - Returns: The pattern, or `nil` if the bounds are empty, a step is zero, a number is not finite, the matrix
    ///   cannot be inverted, or there is no function that draws.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let bounds = bounds.standardized
        let numbers = [
            bounds.minX, bounds.minY, bounds.width, bounds.height, matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx,
            matrix.ty, xStep, yStep,
        ]
        guard numbers.allSatisfy(\.isFinite), !bounds.isEmpty, xStep != 0, yStep != 0, matrix.isInvertible,
            callbacks.pointee.drawPattern != nil
        else { return nil }
        (self.bounds, self.matrix, self.isColored, self.info) = (bounds, matrix, isColored, info)
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    // MARK: Drawing the cell

    /// Returns the numbers of pixels per unit of pattern space in both directions, if the base space has this transform
    /// to pixels.
    func pixelsPerUnit(by transform: CGAffineTransform) -> (horizontal: CGFloat, vertical: CGFloat) {
        let device = matrix.concatenating(transform)
        return (hypot(device.a, device.b), hypot(device.c, device.d))
    }

    /// Pixels of the area between the origins of neighboring cells.
    struct Cell {
        var bitmap: Bitmap
        /// The transform from pattern space to the bitmap's pixels.
        var transform: CGAffineTransform
        /// The color of a stencil, and the alpha of a cell with colors.
        var color: CGColor.RGBA
    }

    private static let largestSide: CGFloat = 2048
    private static let mostOverlaps: CGFloat = 4
    private static let deepestNesting = 4

    /// Returns the cell at a scale, or `nil` if patterns are nested too deeply or memory is exhausted.
    ///
    /// - Parameters:
    ///   - horizontal: The number of pixels per horizontal unit of pattern space.
    ///   - vertical: The number of pixels per vertical unit of pattern space.
    ///   - color: The color of a stencil. A cell with colors uses only its alpha.
    ///   - nesting: The number of patterns in whose cells this pattern is used.
    func cell(horizontal: CGFloat, vertical: CGFloat, color: CGColor.RGBA, nesting: Int) -> Cell? {
        guard nesting < Self.deepestNesting else { return nil }
        func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
            let count = (length * scale).rounded()
            return count.isFinite ? max(1, min(count, Self.largestSide)) : 1
        }
        let (width, height) = (pixels(step.width, horizontal), pixels(step.height, vertical))
        let transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: width / step.width, y: height / step.height))
        if let last = lastCell.withLock({ $0 }), last.transform == transform, last.color == color,
            last.bitmap.width == Int(width), last.bitmap.height == Int(height)
        {
            return last
        }
        guard let drawn = drawing(width: Int(width), height: Int(height), transform: transform, nesting: nesting),
            let bitmap = drawn.colored(color, keepingColors: isColored)
        else { return nil }
        let cell = Cell(bitmap: bitmap, transform: transform, color: color)
        lastCell.withLock { $0 = cell }
        return cell
    }

    private func drawing(width: Int, height: Int, transform: CGAffineTransform, nesting: Int) -> Bitmap? {
        guard let bitmap = Bitmap(width: width, height: height, format: isColored ? .argb32 : .alpha8) else {
            return nil
        }
        let columns = Int(min((bounds.width / step.width).rounded(.up), Self.mostOverlaps))
        let rows = Int(min((bounds.height / step.height).rounded(.up), Self.mostOverlaps))
        // The cells above and left of this one may reach into it.
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                let origin = CGAffineTransform(
                    translationX: -CGFloat(column) * step.width, y: -CGFloat(row) * step.height)
                guard let context = CGContext(bitmap: bitmap, base: origin.concatenating(transform)) else { return nil }
                context.patternNesting = nesting + 1
                context.clip(to: bounds)
                callbacks.drawPattern?(info, context)
            }
        }
        return bitmap
    }

    // MARK: Comparing

    /// Returns whether both are the same object.
    public static func == (left: CGPattern, right: CGPattern) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How the cells of a pattern are aligned with pixels.
public enum CGPatternTiling: Int32, Sendable {
    /// Cells are not distorted; their distances may vary by a pixel.
    case noDistortion
    /// The distances of cells are constant; cells may be distorted by up to a pixel.
    case constantSpacingMinimalDistortion
    /// The distances of cells are constant; cells may be distorted to draw faster.
    case constantSpacing
}

/// Draws the cell of a pattern. The arguments are the pattern's info and a context in pattern space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Releases the info of a pattern that is deallocated.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// The function that draws the cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// The function that is called when the pattern is deallocated.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates callbacks with functions.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }

    /// Creates callbacks without functions.
    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}
