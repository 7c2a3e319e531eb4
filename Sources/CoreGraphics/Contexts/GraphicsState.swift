import CCairo
import Foundation

/// The state that `CGContext.saveGState()` saves in addition to Cairo's state (clip, operator, antialiasing).
struct GraphicsState {
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor.RGBA
    }

    /// An image with an alpha that masks drawing, and its placement.
    struct Mask {
        var image: Bitmap
        /// The transform from the image's pixels to the context's device space.
        var placement: CGAffineTransform
    }

    /// A repeated image, or a program's drawing.
    enum Pattern {
        case image(ColorPattern)
        case drawn(CGPattern)
    }

    /// The transform from user space to Cairo's device space (pixels, y down).
    var transform: CGAffineTransform
    var fillColor = CGColor.RGBA.black
    var strokeColor = CGColor.RGBA.black
    var fillSpace = CGColorSpace.deviceGray
    var strokeSpace = CGColorSpace.deviceGray
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var masks: [Mask] = []
    var interpolationQuality = CGInterpolationQuality.default
    var smoothsEdges = true
    /// The patterns that are repeated instead of the fill and stroke colors.
    var fillPattern: Pattern?
    var strokePattern: Pattern?
    /// The distance of the cells of patterns from their place, in base space.
    var patternPhase = CGSize.zero

    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []

    var font: CGFont?
    var fontSize: CGFloat = 0
    var textMode = CGTextDrawingMode.fill
    /// Whether glyphs begin between two pixels.
    var positionsGlyphsExactly = true
    /// Whether the positions of glyphs are rounded to quarters of a pixel.
    var roundsGlyphs = true

    /// Whether drawing needs no intermediate surface.
    var isPlain: Bool { shadow == nil && masks.isEmpty }
}

extension CGBlendMode {
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGInterpolationQuality {
    var cairo: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }
}

extension CGAffineTransform {
    init(_ matrix: cairo_matrix_t) {
        self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
}
