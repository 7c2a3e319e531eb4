import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Corner configurations")
struct CornerConfigurationTests {
    private func view(_ width: Double, _ height: Double) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    private func radii(_ view: UIView) -> [CGFloat] { all.map { view.effectiveRadius(corner: $0) } }

    @Test("A new view has no configuration, and its layer determines the corners")
    func unspecified() {
        let view = view(100, 40)
        view.layer.cornerRadius = 6
        view.layer.maskedCorners = [.layerMinXMinYCorner]

        expectEqual(view.cornerConfiguration, UIView().cornerConfiguration)
        expectEqual(radii(view), [6, 0, 0, 0])
    }

    @Test("A fixed radius is limited to half of the shorter side, and the layer keeps its own radius")
    func fixed() {
        let view = view(100, 40)

        view.cornerConfiguration = .uniformCorners(radius: .fixed(40))
        view.layer.cornerRadius = 3

        expectEqual(view.effectiveRadius(corner: .allCorners), 20)
        expectEqual(view.layer.cornerRadius, 3)
        view.cornerConfiguration = UIView().cornerConfiguration
        expectEqual(view.effectiveRadius(corner: .allCorners), 3)
    }

    @Test("A capsule follows the size, up to its maximum radius")
    func capsule() {
        let view = view(100, 40)

        view.cornerConfiguration = .capsule()
        expectEqual(view.effectiveRadius(corner: .topLeft), 20)
        view.frame.size = CGSize(width: 60, height: 100)
        expectEqual(view.effectiveRadius(corner: .topLeft), 30)
        view.cornerConfiguration = .capsule(maximumRadius: 10)
        expectEqual(view.effectiveRadius(corner: .topLeft), 10)
    }

    @Test("Each factory gives its corners their radii")
    func factories() {
        let view = view(200, 200)
        let cases: [(UICornerConfiguration, [CGFloat])] = [
            (.corners(radius: 7), [7, 7, 7, 7]),
            (
                .corners(topLeftRadius: 1, topRightRadius: 2, bottomLeftRadius: 3, bottomRightRadius: nil),
                [1, 2, 3, 0]
            ),
            (.uniformEdges(topRadius: 1, bottomRadius: 2), [1, 1, 2, 2]),
            (.uniformEdges(leftRadius: 1, rightRadius: 2), [1, 2, 1, 2]),
            (.uniformTopRadius(5, bottomLeftRadius: 1), [5, 5, 1, 0]),
            (.uniformBottomRadius(5, topRightRadius: 1), [0, 1, 5, 5]),
            (.uniformLeftRadius(5), [5, 0, 5, 0]),
            (.uniformRightRadius(5, topLeftRadius: 2, bottomLeftRadius: 3), [2, 5, 3, 5]),
        ]

        for (configuration, expected) in cases {
            view.cornerConfiguration = configuration
            expectEqual(radii(view), expected)
        }
    }

    @Test("A concentric radius is the container's radius minus the distance, not below the minimum")
    func concentric() {
        let (card, inner) = (view(200, 100), view(192, 92))
        inner.frame.origin = CGPoint(x: 4, y: 4)
        card.cornerConfiguration = .uniformCorners(radius: .fixed(20))
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        expectEqual(radii(inner), [0, 0, 0, 0])

        card.addSubview(inner)
        expectEqual(radii(inner), [16, 16, 16, 16])
        inner.frame = CGRect(x: 4, y: 4, width: 100, height: 92)
        expectEqual(radii(inner), [16, 0, 16, 0])
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        expectEqual(radii(inner), [16, 16, 16, 16])
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 9))
        expectEqual(radii(inner), [16, 9, 16, 9])
    }

    @Test("The corners of each radius are drawn, also after the container has changed")
    func drawing() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 100, height: 100)) { stage, root in
            root.view.backgroundColor = .white
            let card = view(100, 100)
            card.backgroundColor = .black
            card.cornerConfiguration = .corners(
                topLeftRadius: 40, topRightRadius: 10, bottomLeftRadius: nil, bottomRightRadius: nil)
            root.view.addSubview(card)
            let inner = view(40, 40)
            inner.frame.origin = CGPoint(x: 60, y: 60)
            inner.backgroundColor = .white
            inner.cornerConfiguration = .corners(radius: .containerConcentric())
            card.addSubview(inner)
            stage.render()
            @MainActor func isBlack(_ x: Int, _ y: Int) -> Bool { (stage.snapshot().pixel(x, y) ?? 0) & 0xFF == 0 }

            expectFalse(isBlack(8, 8))
            expectFalse(isBlack(99, 0))
            expectTrue(isBlack(92, 8))
            expectTrue(isBlack(0, 99))
            expectFalse(isBlack(99, 99))
            card.cornerConfiguration = .uniformCorners(radius: 30)
            stage.render()
            expectEqual(radii(inner), [0, 0, 0, 20])
            expectEqual(card.layer.cornerRadius, 0)
        }
    }

    @Test("Non-finite radii and sizes are harmless", arguments: [Double.nan, .infinity, -.infinity, -5])
    func hostile(radius: Double) {
        let view = view(100, 40)

        view.cornerConfiguration = .corners(radius: .fixed(radius))
        expectEqual(radii(view), [0, 0, 0, 0])
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: radius))
        expectEqual(radii(view), [0, 0, 0, 0])
        view.cornerConfiguration = .capsule(maximumRadius: radius)
        #expect(radii(view).allSatisfy { $0 >= 0 && $0 <= 20 })
    }
}
