import CPangoCairo
import IrekoTesting
import Measuring
import UIKit

/// A label of a megabyte of words, measured at 390 points and shown on a phone's screen, compared with Pango's layout
/// of the same text in the same font and width.
///
/// The text has ten paragraphs, because a paragraph of a megabyte is wider than Pango's limit.
@MainActor let textMegabyte = Benchmark("text.megabyte", "text.megabyte.char") {
    let text = (0..<10).map { words(seed: UInt64($0), bytes: 100_000) }.joined(separator: "\n")
    return try Stage.run(rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController?.view else { return [] }
        return try [(NSLineBreakMode.byWordWrapping, ""), (.byCharWrapping, ".char")].map { mode, suffix in
            let copy = FrameCopy.measure()
            let reference = try PangoLayoutReference(mode).measure(text)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            var size = CGSize.zero
            let cost = CPUClock.seconds {
                label.numberOfLines = 0
                label.lineBreakMode = mode
                label.text = text
                size = label.sizeThatFits(CGSize(width: 390, height: 0))
                root.addSubview(label)
                stage.render()
            }
            label.removeFromSuperview()
            // The number of lines must be within two hundredths of Pango's.
            let lines = Double(size.height / label.font.lineHeight)
            guard abs(lines / Double(reference.lines) - 1) < 0.02 else {
                throw BenchmarkFailure("\(lines) lines, of which Pango makes \(reference.lines)")
            }
            return Figure(
                name: "text.megabyte" + suffix, value: cost / reference.cost, unit: "× Pango", reference: copy,
                cost: cost, reach: .atMost(1.3))
        }
    }
}

func words(seed: UInt64, bytes: Int) -> String {
    var state = seed
    func random(_ limit: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % limit
    }
    var result: [UInt8] = []
    while result.count < bytes {
        for _ in 0...random(9) { result.append(0x61 + UInt8(random(26))) }
        result.append(0x20)
    }
    return String(decoding: result, as: UTF8.self)
}

/// A `PangoLayout` as other programs would use it, with the same metrics: Inter in the size and with the letter
/// spacing of our system font at 17 points, and without hyphens, so that line breaks are equal.
struct PangoLayoutReference {
    private static let size = 17 * 0.96879
    private static let letterSpacing = 17 * (0.01279 - 0.026)

    private let wrap: PangoWrapMode

    init(_ mode: NSLineBreakMode) {
        wrap = mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
    }

    func measure(_ text: String) throws -> (lines: Int, cost: Double) {
        guard let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map) else {
            throw BenchmarkFailure("Pango has no font map")
        }
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        let font = pango_font_description_new()
        pango_font_description_set_family(font, "Inter,sans-serif")
        pango_font_description_set_absolute_size(font, Self.size * 1024)
        // The first use of a font loads it.
        _ = lines(of: "warm", font, context)
        var count = 0
        let cost = CPUClock.seconds { count = lines(of: text, font, context) }
        return (count, cost)
    }

    private func lines(of text: String, _ font: OpaquePointer?, _ context: OpaquePointer) -> Int {
        let layout = pango_layout_new(context)
        pango_layout_set_font_description(layout, font)
        pango_layout_set_width(layout, 390 * 1024)
        pango_layout_set_wrap(layout, wrap)
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(Self.letterSpacing * 1024)))
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_text(layout, text, -1)
        return Int(pango_layout_get_line_count(layout))
    }
}
