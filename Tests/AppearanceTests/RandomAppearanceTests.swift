import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

private class Box: UIView {}
private final class InnerBox: Box {}
private final class OtherBox: UIView {}

/// UIKit's rules, evaluated slowly for one label: every proxy that applies, the best one last.
@MainActor
private struct Model {
    struct Proxy {
        var isSpecial: Bool
        var containers: [UIView.Type]
        var color: UIColor
        var order: Int
    }

    var proxies: [Proxy] = []

    /// The index of the outermost container among the ancestors, which begin with the outermost one.
    private func place(_ containers: [UIView.Type], _ ancestors: [UIView]) -> Int? {
        if containers.isEmpty { return Int.max }
        var first: Int?
        var rest = Array(containers.reversed())
        for (index, view) in ancestors.enumerated() {
            guard let next = rest.first, view.isKind(of: next) else { continue }
            first = first ?? index
            rest.removeFirst()
        }
        return rest.isEmpty ? first : nil
    }

    func color(isSpecial: Bool, ancestors: [UIView]) -> UIColor {
        let matching = proxies.compactMap { proxy in
            proxy.isSpecial && !isSpecial ? nil : place(proxy.containers, ancestors).map { (proxy, $0) }
        }
        let best = matching.min { one, other in
            if one.0.isSpecial != other.0.isSpecial { return one.0.isSpecial }
            if one.1 != other.1 { return one.1 < other.1 }
            if one.0.containers.count != other.0.containers.count {
                return one.0.containers.count > other.0.containers.count
            }
            return one.0.order > other.0.order
        }
        return best?.0.color ?? .label
    }
}

extension UIView {
    fileprivate func isKind(of type: UIView.Type) -> Bool {
        switch type {
        case is InnerBox.Type: self is InnerBox
        case is Box.Type: self is Box
        default: self is OtherBox
        }
    }
}

private final class SpecialLabel: UILabel {}

@MainActor @Suite("Random appearance", .serialized)
struct RandomAppearanceTests {
    @Test("Whatever is set, each label has the color of the slow model", arguments: RandomSeeds.batches(40))
    func random(seeds: RandomSeeds) throws { for seed in seeds { try run(seed) } }

    private func run(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        try Stage.run(size: CGSize(width: 50, height: 50)) { stage in
            var model = Model()
            let types: [UIView.Type] = [Box.self, InnerBox.self, OtherBox.self]
            let makers: [() -> UIView] = [{ Box() }, { InnerBox() }, { OtherBox() }]
            for step in 0..<60 {
                let containers = (0..<generator.below(4)).map { _ in generator.pick(types) }
                let (isSpecial, color) = (generator.below(2) == 0, UIColor(white: CGFloat(step) / 100, alpha: 1))
                let type = isSpecial ? SpecialLabel.self : UILabel.self
                type.appearance(whenContainedInInstancesOf: containers).textColor = color
                model.proxies.removeAll {
                    $0.isSpecial == isSpecial && $0.containers.elementsEqual(containers) { $0 == $1 }
                }
                model.proxies.append(.init(isSpecial: isSpecial, containers: containers, color: color, order: step))

                let path = (0..<generator.below(6)).map { _ in generator.pick(makers)() }
                let label = generator.below(2) == 0 ? SpecialLabel() : UILabel()
                for (outer, inner) in zip(path, path.dropFirst()) { outer.addSubview(inner) }
                path.last?.addSubview(label)
                stage.window.addSubview(path.first ?? label)

                let expected = model.color(isSpecial: label is SpecialLabel, ancestors: path)
                expectEqual(label.textColor, expected, "seed \(seed), step \(step)")
            }
        }
    }
}
