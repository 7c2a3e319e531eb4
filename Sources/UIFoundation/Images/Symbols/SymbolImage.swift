import CoreGraphics
import Foundation
import Synchronization

/// The contents of a symbol image: its drawing at the size of a configuration.
final class SymbolImage: Hashable, Sendable {
    let name: String
    let drawing: SymbolDrawing
    let metrics: SymbolMetrics
    /// The part of a variable symbol that is turned on, from 0 to 1, or `nil` for the whole symbol.
    let variableValue: Double?
    private let blackPixels = Mutex<CGImage?>(nil)

    init(name: String, drawing: SymbolDrawing, metrics: SymbolMetrics, variableValue: Double?) {
        (self.name, self.drawing, self.metrics, self.variableValue) = (name, drawing, metrics, variableValue)
    }

    /// The maximum length of a side in pixels. A larger symbol is drawn with that size.
    private static let largestSide: CGFloat = 4096

    func pixels(
        _ colors: SymbolColors, scale: CGFloat, traits: UITraitCollection, part: SymbolPart? = nil
    ) -> CGImage? {
        let largestScale = Self.largestSide / max(metrics.size.width, metrics.size.height)
        return SymbolRenderer(
            drawing: drawing, metrics: metrics, colors: colors, variableValue: variableValue, traits: traits,
            part: part
        ).image(scale: min(max(scale, 0.1), largestScale))
    }

    /// Returns the symbol in black, drawn once.
    func blackPixels(scale: CGFloat) -> CGImage? {
        blackPixels.withLock { kept in
            if kept == nil { kept = pixels(.black, scale: scale, traits: .current) }
            return kept
        }
    }

    static func == (left: SymbolImage, right: SymbolImage) -> Bool {
        left === right
            || left.name == right.name && left.metrics == right.metrics && left.variableValue == right.variableValue
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(metrics)
    }
}
