import CoreGraphics
import Foundation
import Synchronization

/// The contents of an image that is a symbol: its drawing at the size that a configuration determines.
final class SymbolImage: Hashable, Sendable {
    let name: String
    let drawing: SymbolDrawing
    let metrics: SymbolMetrics
    /// From 0 to 1: how much of a symbol with several steps is turned on; `nil` for all of it.
    let variableValue: Double?
    private let blackPixels = Mutex<CGImage?>(nil)

    init(name: String, drawing: SymbolDrawing, metrics: SymbolMetrics, variableValue: Double?) {
        (self.name, self.drawing, self.metrics, self.variableValue) = (name, drawing, metrics, variableValue)
    }

    /// A symbol has sides of so many pixels at most; a larger one is drawn as large as that.
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

    /// The symbol in black, drawn once.
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
