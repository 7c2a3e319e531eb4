import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// The edge effects of a scroll view, and the layers that show them.
@MainActor
final class ScrollEdgeEffects {
    /// An edge of a scroll view.
    enum Edge: Int, CaseIterable {
        case top, left, bottom, right

        var rectEdge: UIRectEdge {
            switch self {
            case .top: .top
            case .left: .left
            case .bottom: .bottom
            case .right: .right
            }
        }
    }

    private let effects: [UIScrollEdgeEffect]
    private var layers: [Edge: ScrollEdgeLayer] = [:]
    private var containers: [SharedContainer] = []

    private struct SharedContainer {
        weak var interaction: UIScrollEdgeElementContainerInteraction?
    }

    init(of scrollView: UIScrollView) {
        effects = Edge.allCases.map { _ in UIScrollEdgeEffect(of: scrollView) }
    }

    nonisolated deinit {}

    subscript(edge: Edge) -> UIScrollEdgeEffect { effects[edge.rawValue] }

    func add(_ interaction: UIScrollEdgeElementContainerInteraction) {
        remove(interaction)
        containers.append(SharedContainer(interaction: interaction))
    }

    func remove(_ interaction: UIScrollEdgeElementContainerInteraction) {
        containers.removeAll { $0.interaction == nil || $0.interaction === interaction }
    }

    /// Shows the effects for the current offset. Called in each layout of the scroll view.
    func layOut(in scrollView: UIScrollView, motion: ScrollMotion?, from time: Double) {
        for edge in Edge.allCases {
            let effect = self[edge]
            let covered = coveredLength(at: edge, of: scrollView)
            let strength = covered > 0 ? strength(at: edge, of: scrollView) : 0
            guard !effect.isHidden, strength > 0 || layers[edge] != nil else {
                layers.removeValue(forKey: edge)?.removeFromSuperlayer()
                continue
            }
            let layer = layers[edge] ?? ScrollEdgeLayer(edge, in: scrollView)
            layers[edge] = layer
            layer.show(
                length: covered, isHard: effect.style === UIScrollEdgeEffect.Style.hard, strength: strength,
                in: scrollView, motion: motion, from: time)
        }
    }

    /// Returns the length of the effect from the edge, in points; 0 without an effect.
    private func coveredLength(at edge: Edge, of scrollView: UIScrollView) -> CGFloat {
        let bounds = scrollView.bounds
        var length: CGFloat = 0
        var hasContainer = false
        for container in containers {
            guard let interaction = container.interaction, interaction.edge.contains(edge.rectEdge),
                let view = interaction.view, !view.isHidden, view.window != nil, view.window === scrollView.window
            else { continue }
            let frame = view.convert(view.bounds, to: scrollView)
            let reach =
                switch edge {
                case .top: frame.maxY - bounds.minY
                case .left: frame.maxX - bounds.minX
                case .bottom: bounds.maxY - frame.minY
                case .right: bounds.maxX - frame.minX
                }
            hasContainer = true
            length = max(length, reach)
        }
        guard hasContainer || self[edge].style !== UIScrollEdgeEffect.Style.automatic else { return 0 }
        let safe = scrollView.safeAreaInsets
        let inset = [safe.top, safe.left, safe.bottom, safe.right][edge.rawValue]
        let side = edge == .top || edge == .bottom ? bounds.height : bounds.width
        return min(max(length, inset), side)
    }

    /// Returns the strength of the effect: 0 while the content is at its edge, 1 when 10 points are under the effect.
    private func strength(at edge: Edge, of scrollView: UIScrollView) -> CGFloat {
        let (offset, range) = (scrollView.contentOffset, scrollView.restingRange)
        let scrolled =
            switch edge {
            case .top: offset.y - range.y.lowerBound
            case .left: offset.x - range.x.lowerBound
            case .bottom: range.y.upperBound - offset.y
            case .right: range.x.upperBound - offset.x
            }
        return min(max(scrolled / 10, 0), 1)
    }
}
