import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

@MainActor
@Suite("Stack views: arranged views")
struct StackViewMutationTests {
    @Test("The list: adding, inserting, moving, removing")
    func list() throws {
        try LayoutStage.run { stage, root in
            let views = (0..<4).map { _ in UIView() }
            let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
            expectEqual(stack.axis, .horizontal)
            expectEqual(stack.distribution, .fill)
            expectEqual(stack.alignment, .fill)
            expectEqual(stack.spacing, 0)
            expectFalse(stack.isBaselineRelativeArrangement)
            expectFalse(stack.isLayoutMarginsRelativeArrangement)
            expectTrue(views[0].superview === stack && !views[0].translatesAutoresizingMaskIntoConstraints)

            stack.insertArrangedSubview(views[2], at: 0)
            expectEqual(stack.arrangedSubviews, [views[2], views[0], views[1]])
            expectEqual(stack.subviews, [views[0], views[1], views[2]])

            stack.addSubview(views[3])
            expectEqual(stack.arrangedSubviews.count, 3)
            stack.insertArrangedSubview(views[3], at: 3)
            stack.addArrangedSubview(views[2])
            expectEqual(stack.arrangedSubviews, [views[0], views[1], views[3], views[2]])
            stack.insertArrangedSubview(views[2], at: 1)
            expectEqual(stack.arrangedSubviews, [views[0], views[2], views[1], views[3]])
            expectEqual(stack.subviews, [views[0], views[1], views[2], views[3]])

            stack.removeArrangedSubview(views[1])
            stack.removeArrangedSubview(root)
            expectEqual(stack.arrangedSubviews, [views[0], views[2], views[3]])
            expectIdentical(views[1].superview, stack)

            views[2].removeFromSuperview()
            root.addSubview(views[3])
            expectEqual(stack.arrangedSubviews, [views[0]])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Indices out of range, a view in itself and non-finite spacings are refused")
    func refused() throws {
        try LayoutStage.run { stage, root in
            let stack = UIStackView(Box(10, 10), spacing: 3).placed(in: root)

            stack.insertArrangedSubview(UIView(), at: 2)
            stack.insertArrangedSubview(UIView(), at: -1)
            stack.addArrangedSubview(stack)
            stack.addArrangedSubview(root)
            stack.spacing = .nan
            stack.setCustomSpacing(.infinity, after: stack.arrangedSubviews[0])

            expectEqual(stack.arrangedSubviews.count, 1)
            expectEqual(stack.spacing, 3)
            expectEqual(stage.diagnostics.count, 6)
            let message = stage.diagnostics[0].message
            expectTrue(
                message.hasPrefix(
                    "index out of bounds for arranged subview: index = 2 expected to be less than or equal to 1"))
            stage.advance(by: 0)
            expectEqual(stack.bounds.size, CGSize(width: 10, height: 10))
        }
    }

    @Test("Adding or removing one of many views does not change the constraints of the rest")
    func locality() throws {
        try LayoutStage.run { stage, root in
            for distribution in [UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering] {
                for alignment in [UIStackView.Alignment.fill, .center, .lastBaseline] {
                    let stack = UIStackView(arrangedSubviews: (0..<50).map { _ in Box(5, 5) }).placed(in: root)
                    stack.distribution = distribution
                    stack.alignment = alignment
                    stage.advance(by: 0)
                    let before = Set(stack.ownConstraints)

                    for index in [0, 25, 50] { stack.insertArrangedSubview(Box(5, 5), at: index) }
                    stage.advance(by: 0)
                    let added = Set(stack.ownConstraints).subtracting(before)
                    for index in [52, 26, 0] { stack.arrangedSubviews[index].removeFromSuperview() }
                    stage.advance(by: 0)
                    let after = Set(stack.ownConstraints)

                    #expect(before.count > 150)
                    #expect(added.count < 45)
                    #expect(before.intersection(after).count > before.count - 30)
                    expectEqual(after.count, before.count)
                    expectEqual(stack.bounds.width, 250)
                    stack.removeFromSuperview()
                }
            }
        }
    }

    @Test("Its constraints have UIKit's identifiers, and a contradiction names them")
    func identifiers() throws {
        try LayoutStage.run { stage, root in
            let stack = UIStackView(Box(10, 10), Box(10, 10), Box(10, 10)).placed(in: root, width: 100)
            stack.distribution = .equalSpacing
            stack.alignment = .center
            stage.advance(by: 0)
            let names = Set(stack.ownConstraints.compactMap(\.identifier))
            stack.distribution = .fill
            stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 95).isActive = true
            stage.advance(by: 0)

            expectEqual(
                names,
                [
                    "UISV-canvas-connection", "UISV-canvas-fit", "UISV-spacing", "UISV-distributing-edge",
                    "UISV-fill-equally", "UISV-alignment", "UISV-spanning-boundary", "UISV-spanning-fit",
                    "UISV-ambiguity-suppression",
                ])
            expectEqual(stage.diagnostics.count, 1)
            let message = try #require(stage.diagnostics.first?.message)
            #expect(message.contains("'UISV-spacing'"))
            #expect(message.contains("'UISV-canvas-connection'"))
        }
    }

    @Test("A stack without superview has no contradictions, and is measured correctly")
    func detached() throws {
        try LayoutStage.run { stage, root in
            let box = UIView()
            box.widthAnchor.constraint(equalToConstant: 30).isActive = true
            box.heightAnchor.constraint(equalToConstant: 40).isActive = true
            let stack = UIStackView(arrangedSubviews: [box])
            stage.advance(by: 0)

            expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 30, height: 40))
            expectEmpty(stage.diagnostics)

            // Its empty frame contradicts once it has a superview.
            root.addSubview(stack)
            stage.advance(by: 0)
            expectFalse(stage.diagnostics.isEmpty)
        }
    }

    @Test("Objects that the stack added are removed with the view, and with the stack")
    func cleanUp() throws {
        try LayoutStage.run { stage, root in
            let views = (0..<3).map { Box(CGFloat($0) * 10, 10) }
            weak var gone: UIStackView?
            autoreleasing {
                let stack = UIStackView(arrangedSubviews: views).placed(in: root)
                stack.alignment = .center
                stack.distribution = .equalSpacing
                views[2].isHidden = true
                stage.advance(by: 0)
                expectTrue(!views[0].constraints.isEmpty && !views[2].constraints.isEmpty)

                stack.removeArrangedSubview(views[0])
                expectEmpty(views[0].constraints)
                stack.alignment = .fill
                stack.distribution = .fill
                stage.advance(by: 0)
                expectEmpty(stack.layoutGuides)
                expectEmpty(views[1].constraints)

                stack.removeFromSuperview()
                gone = stack
            }
            stage.advance(by: 0)

            expectNil(gone)
            expectTrue(views.allSatisfy { $0.constraints.isEmpty && $0.superview == nil })
            expectEmpty(root.constraints)

            // The views are no longer related by constraints.
            for (index, view) in views.enumerated() {
                view.isHidden = false
                view.constrained(in: root)
                view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index)).isActive = true
            }
            stage.advance(by: 0)
            expectTrue(views.map(\.frame.minY) == [0, 1, 2] && views.allSatisfy { $0.frame.minX == 0 })
            expectEmpty(stage.diagnostics)
        }
    }

    private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

    @Test("Views and stacks are freed")
    func freed() throws {
        try LayoutStage.run { stage, root in
            weak var view: UIView?
            weak var other: UIView?
            let stack = UIStackView().placed(in: root)
            autoreleasing {
                let (first, second) = (Box(10, 10), Box(20, 20))
                stack.addArrangedSubview(first)
                stack.addArrangedSubview(second)
                stack.setCustomSpacing(4, after: first)
                stage.advance(by: 0)
                UIView.animate(withDuration: 1) { first.isHidden = true }
                (view, other) = (first, second)
                first.removeFromSuperview()
            }
            stage.advance(by: 2)

            expectNil(view)
            expectNotNil(other)
            expectEqual(stack.bounds.size, CGSize(width: 20, height: 20))
        }
    }

    // MARK: At random

    /// The configuration of a stack.
    private struct Model {
        var views: [(size: CGSize, isHidden: Bool, custom: CGFloat?, priority: Float)] = []
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
        var isMargins = false
        var width: CGFloat = 300
    }

    @Test("Any sequence of changes gives the layout of a newly made stack", arguments: 0..<12)
    func random(round: Int) throws {
        let seed = UInt64(20_000 + round)
        print("StackViewMutationTests.random: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        try LayoutStage.run(scale: 100) { stage, root in
            var model = Model()
            let stack = UIStackView().placed(in: root, height: 200)
            let width = stack.widthAnchor.constraint(equalToConstant: model.width)
            width.isActive = true

            for step in 0..<60 {
                for _ in 0..<Int.random(in: 1...3, using: &random) { change(&model, stack, width, &random) }
                stage.advance(by: Bool.random(using: &random) ? 0 : 0.1)
                let (fresh, apart) = build(model)
                root.addSubview(apart)
                stage.advance(by: 0)

                let frames = stack.frames
                // Halves of pixels may be rounded either way.
                let isSame = zip(frames, fresh.frames).allSatisfy { one, other in
                    abs(one.minX - other.minX) < 0.011 && abs(one.minY - other.minY) < 0.011
                        && abs(one.maxX - other.maxX) < 0.011 && abs(one.maxY - other.maxY) < 0.011
                }
                expectTrue(isSame, "seed \(seed), step \(step): \(frames), \(fresh.frames), \(model)")
                let count = (stack.ownConstraints.count, stack.layoutGuides.count)
                #expect(count == (fresh.ownConstraints.count, fresh.layoutGuides.count), "seed \(seed), step \(step)")
                apart.removeFromSuperview()
                if !isSame { break }
            }
            stage.advance(by: 2)
            for (view, expected) in zip(stack.arrangedSubviews, model.views) {
                expectEqual(view.layer.isHidden, expected.isHidden)
            }
        }
    }

    private func change(
        _ model: inout Model, _ stack: UIStackView, _ width: NSLayoutConstraint, _ random: inout SeededGenerator
    ) {
        func index() -> Int? { model.views.indices.randomElement(using: &random) }
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1, 2:
            guard model.views.count < 7 else { return }
            let size = CGSize(
                width: Int.random(in: 5...60, using: &random), height: Int.random(in: 5...60, using: &random))
            let priority = Float(Int.random(in: 200...240, using: &random))
            let view = Box(size.width, size.height)
            view.setPriorities(priority)
            let place = Int.random(in: 0...model.views.count, using: &random)
            model.views.insert((size, false, nil, priority), at: place)
            stack.insertArrangedSubview(view, at: place)
        case 3:
            guard let index = index() else { return }
            stack.arrangedSubviews[index].removeFromSuperview()
            model.views.remove(at: index)
        case 4:
            guard let from = index(), let to = index() else { return }
            stack.insertArrangedSubview(stack.arrangedSubviews[from], at: to)
            model.views.insert(model.views.remove(at: from), at: to)
        case 5, 6:
            guard let index = index() else { return }
            model.views[index].isHidden.toggle()
            let (view, isHidden) = (stack.arrangedSubviews[index], model.views[index].isHidden)
            if Bool.random(using: &random) {
                UIView.animate(withDuration: 0.25) { view.isHidden = isHidden }
            } else {
                view.isHidden = isHidden
            }
        case 7:
            guard let index = index() else { return }
            let custom: CGFloat? = Bool.random(using: &random) ? nil : CGFloat(Int.random(in: 0...20, using: &random))
            model.views[index].custom = custom
            stack.setCustomSpacing(custom ?? UIStackView.spacingUseDefault, after: stack.arrangedSubviews[index])
        case 8:
            model.axis = model.axis == .horizontal ? .vertical : .horizontal
            stack.axis = model.axis
        case 9:
            model.distribution = UIStackView.Distribution(rawValue: .random(in: 0...4, using: &random)) ?? .fill
            stack.distribution = model.distribution
        case 10:
            model.alignment = UIStackView.Alignment(rawValue: .random(in: 0...5, using: &random)) ?? .fill
            stack.alignment = model.alignment
        case 11:
            model.spacing = CGFloat(Int.random(in: 0...12, using: &random))
            stack.spacing = model.spacing
        case 12:
            model.isMargins.toggle()
            stack.isLayoutMarginsRelativeArrangement = model.isMargins
        default:
            model.width = CGFloat(Int.random(in: 60...380, using: &random))
            width.constant = model.width
        }
    }

    private func build(_ model: Model) -> (UIStackView, UIView) {
        let stack = UIStackView()
        stack.axis = model.axis
        stack.distribution = model.distribution
        stack.alignment = model.alignment
        stack.spacing = model.spacing
        stack.isLayoutMarginsRelativeArrangement = model.isMargins
        for item in model.views {
            let view = Box(item.size.width, item.size.height)
            view.setPriorities(item.priority)
            view.isHidden = item.isHidden
            stack.addArrangedSubview(view)
            if let custom = item.custom { stack.setCustomSpacing(custom, after: view) }
        }
        let apart = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        stack.placed(in: apart, width: model.width, height: 200)
        return (stack, apart)
    }
}

extension UIView {
    fileprivate func setPriorities(_ priority: Float) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(UILayoutPriority(priority), for: axis)
            setContentCompressionResistancePriority(UILayoutPriority(priority + 500), for: axis)
        }
    }
}
