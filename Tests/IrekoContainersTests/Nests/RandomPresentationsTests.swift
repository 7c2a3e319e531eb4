import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Presenting and dismissing: after the dismissals the visible state is unchanged, wherever it was and whatever
/// happened to the window.
@MainActor
@Suite("Random presentations there and back")
struct RandomPresentationsTests {
    @Test("The visible state after a dismissal equals the state before", arguments: RandomSeeds.batches(300))
    func thereAndBack(seeds: RandomSeeds) throws {
        for seed in seeds {
            var world = PresentationWorld(seed: UInt64(seed))
            try world.run()
            expectEqual(world.after, world.before, "seed \(seed): \(world.steps.joined(separator: ", "))")
        }
    }
}

/// The visible state of a controller.
private struct Seen: Equatable, CustomStringConvertible {
    let name: String
    let frame: CGRect
    /// Its index among its siblings.
    let place: Int?
    /// The hit view and the pixel at its center.
    let hit: ObjectIdentifier?
    let pixel: UInt32?

    var description: String { "\(name) \(frame) \(place ?? -1) \(String(pixel ?? 0, radix: 16))" }
}

/// One sequence: nested controllers, perhaps a sheet, presentations on top of each other, other sizes, and back.
@MainActor
private struct PresentationWorld {
    private var random: SeededGenerator
    private var all: [UIViewController] = []
    private(set) var steps: [String] = []
    private(set) var before: [Seen] = []
    private(set) var after: [Seen] = []

    private static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
        CGSize(width: 700, height: 500),
    ]

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func run() throws {
        let size = random.pick(Self.sizes)
        try Stage.run(size: size, rootViewController: UIViewController()) { stage in
            stage.allowsDiagnostics = true
            let root = make(2)
            steps.append("\(root.title ?? "") in \(size)")
            stage.window.rootViewController = root
            stage.advance(by: 1)
            if random.below(2) == 0 {
                present(make(1), from: root, in: [.pageSheet, .formSheet, .overFullScreen], animated: false)
                stage.advance(by: 1)
            }
            let known = all
            before = seen(known, on: stage)
            let presenters = presentAll(stage, size)
            dismiss(presenters, stage, size)
            after = seen(known, on: stage)
            // Only the stage retains them, which checks for leaks.
            all = []
        }
    }

    /// Presents up to three controllers on each other or, in contexts, beside each other; returns the presenters.
    private mutating func presentAll(_ stage: Stage, _ size: CGSize) -> [UIViewController] {
        var presenters: [UIViewController] = []
        for _ in 0..<(1 + random.below(3)) {
            let sources = all.filter { $0.viewIfLoaded?.window != nil && $0.presentedViewController == nil }
            guard !sources.isEmpty else { break }
            let new = make(random.below(2))
            present(
                new, from: random.pick(sources),
                in: [.fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext],
                animated: random.below(2) == 0)
            if let presenter = new.presentingViewController { presenters.append(presenter) }
            if random.below(4) == 0 { resize(stage, random.pick(Self.sizes)) }
            stage.advance(by: 1)
        }
        return presenters
    }

    private mutating func dismiss(_ presenters: [UIViewController], _ stage: Stage, _ size: CGSize) {
        let resizesBefore = random.below(2) == 0
        if resizesBefore { resize(stage, size) }
        var dismissals = 0
        while let presented = presenters.lazy.compactMap(\.presentedViewController).first, dismissals < 5 {
            dismissals += 1
            var top = presented
            // All at once, or the topmost first.
            if random.below(2) == 0 { while let above = top.presentedViewController { top = above } }
            let isAnimated = random.below(2) == 0
            steps.append("dismiss \(top.title ?? "")\(isAnimated ? "*" : "")")
            top.presentingViewController?.dismiss(animated: isAnimated)
            if random.below(4) == 0, !resizesBefore { resize(stage, size) }
            stage.advance(by: 1)
        }
        if !resizesBefore { resize(stage, size) }
        stage.advance(by: 1)
    }

    private mutating func resize(_ stage: Stage, _ size: CGSize) {
        steps.append("resize \(size)")
        stage.resize(to: size)
    }

    private mutating func present(
        _ new: UIViewController, from source: UIViewController, in styles: [UIModalPresentationStyle],
        animated: Bool
    ) {
        new.modalPresentationStyle = random.pick(styles)
        new.modalTransitionStyle = random.pick([.coverVertical, .crossDissolve, .flipHorizontal])
        steps.append(
            "present \(new.title ?? "") in \(new.modalPresentationStyle) from \(source.title ?? "")\(animated ? "*" : "")"
        )
        source.present(new, animated: animated)
    }

    // MARK: Controllers

    private mutating func make(_ depth: Int) -> UIViewController {
        let kind = depth > 0 ? random.below(6) : 0
        let controller: UIViewController
        switch kind {
        case 1: controller = UINavigationController(rootViewController: make(depth - 1))
        case 2:
            let tabs = UITabBarController()
            tabs.viewControllers = [make(depth - 1), make(0)]
            controller = tabs
        case 3:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([make(depth - 1)], direction: .forward, animated: false)
            controller = pages
        case 4:
            let halves = Halves()
            for child in [make(depth - 1), make(0)] {
                halves.addChild(child)
                halves.view.addSubview(child.view)
                child.didMove(toParent: halves)
            }
            controller = halves
        default: controller = UIViewController()
        }
        controller.title = "\(["Plain", "Stack", "Tabs", "Pages", "Halves", "Plain"][kind])\(all.count)"
        controller.definesPresentationContext = random.below(3) == 0
        if kind == 0 || kind == 5 {
            let shade = CGFloat(all.count % 16) / 16
            controller.view.backgroundColor = UIColor(red: shade, green: 1 - shade, blue: 0.25, alpha: 1)
            if random.below(3) == 0 { controller.view.autoresizingMask = [] }
        }
        all.append(controller)
        return controller
    }

    /// Two children, one above the other.
    private final class Halves: UIViewController {
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            let height = (view.bounds.height / 2).rounded()
            for (index, child) in children.enumerated() {
                child.viewIfLoaded?.frame = CGRect(
                    x: 0, y: CGFloat(index) * height, width: view.bounds.width, height: height)
            }
        }
    }

    // MARK: Visible state

    private func seen(_ controllers: [UIViewController], on stage: Stage) -> [Seen] {
        let picture = stage.snapshot()
        return controllers.compactMap { controller in
            guard let view = controller.viewIfLoaded, view.window === stage.window else { return nil }
            let frame = view.convert(view.bounds, to: nil)
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            return Seen(
                name: controller.title ?? "", frame: frame, place: view.superview?.subviews.firstIndex(of: view),
                hit: stage.window.hitTest(middle, with: nil).map(ObjectIdentifier.init),
                pixel: picture.pixel(Int(middle.x), Int(middle.y)))
        }
    }
}
