import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// The controllers that determine orientations, status bar, home indicator, edges and pointer, and the results.
@MainActor
@Suite("The controllers that the system queries", .serialized)
struct NegotiationTests {
    private static let screens = [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 1366)]

    /// The values that the system uses.
    private struct Answers: Equatable {
        var style: UIStatusBarStyle?
        var isHidden: Bool?
        var isIndicatorHidden: Bool
        var edges: UIRectEdge
        var isPointerLocked: Bool

        @MainActor
        init(_ stage: Stage) {
            let manager = stage.window.windowScene?.statusBarManager
            (style, isHidden) = (manager?.statusBarStyle, manager?.isStatusBarHidden)
            (isIndicatorHidden, edges) = (stage.isHomeIndicatorAutoHidden, stage.deferredScreenEdges)
            isPointerLocked = stage.isPointerLocked
        }
    }

    @Test(
        "In every container, two and three levels deep: the innermost controller, if all ancestors leave it to that",
        arguments: [0, 1])
    func containers(screen: Int) throws {
        let (size, isWide) = (Self.screens[screen], screen == 1)
        try Stage.run(size: size, rootViewController: UIViewController()) { stage in
            let own = Answers(stage)
            var count = 0
            for nest in NegotiatingNest.all where nest.isPossible(isWide: isWide) {
                count += 1
                let leaf = AskedController()
                let root = nest.make(leaf)
                stage.window.rootViewController = root
                stage.advance(by: 1)
                expectIdentical(leaf.view.window, stage.window, "\(nest)")
                leaf.forget()

                let answers = Answers(stage)
                let mask = root.supportedInterfaceOrientations
                stage.rotate(to: .portraitUpsideDown)

                let expected = Question.allCases.filter { nest.passesOn($0) }
                expectEqual(leaf.asked, Set(expected), "\(nest)")
                expectEqual(answers.style, (nest.passesOn(.style) ? .lightContent : own.style), "\(nest)")
                expectEqual(answers.isHidden, (nest.passesOn(.hidden) ? true : own.isHidden), "\(nest)")
                expectEqual(answers.isIndicatorHidden, nest.passesOn(.indicator), "\(nest)")
                expectEqual(answers.edges, (nest.passesOn(.edges) ? .left : []), "\(nest)")
                expectEqual(answers.isPointerLocked, nest.passesOn(.pointer), "\(nest)")
                let plain = UIViewController().supportedInterfaceOrientations
                expectEqual(mask, (nest.passesOn(.orientations) ? leaf.mask : plain), "\(nest)")
                stage.rotate(to: .portrait)
            }
            #expect(count > 150)
        }
    }

    @Test("The interface rotates as the containers permit", arguments: NegotiatingContainer.allCases)
    func turns(container: NegotiatingContainer) throws {
        guard container.fits(isWide: false) else { return }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let leaf = AskedController()
            leaf.mask = .portrait
            stage.window.rootViewController = container.make(leaf)
            stage.advance(by: 1)

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            let isHeld = container.passesOn(.orientations, to: nil)
            expectEqual(stage.window.windowScene?.interfaceOrientation, isHeld ? .portrait : .landscapeLeft)
            expectEqual(stage.window.bounds.width, isHeld ? 390 : 844)
        }
    }

    @Test("Several children support the orientations of all; a child that does not rotate prevents rotations")
    func intersection() throws {
        try Stage.run(rootViewController: NegotiatingContainer.container.make(AskedController())) { stage in
            let root = try #require(stage.window.rootViewController)
            let second = AskedController()
            second.mask = [.portrait, .landscapeRight]
            root.addChild(second)
            second.didMove(toParent: root)

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            expectEqual(root.supportedInterfaceOrientations, .portrait)
            expectEqual(stage.window.windowScene?.interfaceOrientation, .portrait)
        }
    }

    // MARK: Presentations

    private struct Presented: CustomStringConvertible {
        let style: UIModalPresentationStyle
        let captures: Bool

        var decidesStatusBar: Bool { style == .fullScreen || captures }
        var decidesOrientation: Bool { [.fullScreen, .overFullScreen, .custom].contains(style) }
        var description: String { "style \(style.rawValue)\(captures ? ", captures" : "")" }

        static let all = [
            UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
            .formSheet,
            .custom,
        ].flatMap { style in [false, true].map { Self(style: style, captures: $0) } }
    }

    @Test("Of two stacked presentations the upper deciding presentation decides, else the root")
    func presentations() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let rootLeaf = AskedController()
            stage.window.rootViewController = NegotiatingNest(containers: [.naming, .naming]).make(rootLeaf)
            stage.advance(by: 1)
            for lower in Presented.all {
                for upper in Presented.all {
                    let leaves = [rootLeaf, AskedController(), AskedController()]
                    (leaves[1].edges, leaves[2].edges) = (.right, .bottom)
                    (leaves[1].mask, leaves[2].mask) = ([.portrait, .landscapeRight], .portrait)
                    for (presented, leaf) in zip([lower, upper], leaves.dropFirst()) {
                        leaf.modalPresentationStyle = presented.style
                        leaf.modalPresentationCapturesStatusBarAppearance = presented.captures
                    }
                    leaves[0].present(leaves[1], animated: false)
                    stage.advance(by: 1)
                    leaves[1].present(leaves[2], animated: false)
                    stage.advance(by: 1)
                    for leaf in leaves { leaf.forget() }

                    let edges = stage.deferredScreenEdges
                    stage.rotate(to: .portraitUpsideDown)

                    let bar = upper.decidesStatusBar ? 2 : lower.decidesStatusBar ? 1 : 0
                    let turning = upper.decidesOrientation ? 2 : lower.decidesOrientation ? 1 : 0
                    expectEqual(edges, leaves[bar].edges, "\(upper) on \(lower)")
                    for (index, leaf) in leaves.enumerated() {
                        expectEqual(
                            leaf.asked.contains(.orientations), (index == turning), "\(index): \(upper) on \(lower)")
                    }
                    stage.rotate(to: .portrait)
                    leaves[0].dismiss(animated: false)
                    stage.advance(by: 1)
                }
            }
        }
    }

    @Test("An alert leaves the orientation to those below: not to a sheet that it is on")
    func alerts() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let sheet = AskedController()
            sheet.mask = .portrait
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            sheet.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
            stage.advance(by: 1)

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            expectEqual(stage.window.windowScene?.interfaceOrientation, .landscapeLeft)
        }
    }

    @Test("Of presentations in several children's contexts the last that captures the status bar decides")
    func contexts() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            for _ in 0..<2 {
                let child = UIViewController()
                child.definesPresentationContext = true
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
            }
            stage.advance(by: 0)

            for (child, captures) in zip(root.children, [false, true]) {
                let presented = AskedController()
                presented.edges = captures ? .right : .bottom
                presented.modalPresentationStyle = .overCurrentContext
                presented.modalPresentationCapturesStatusBarAppearance = captures
                child.present(presented, animated: false)
                stage.advance(by: 1)
            }

            expectEqual(stage.deferredScreenEdges, .right)
        }
    }
}
