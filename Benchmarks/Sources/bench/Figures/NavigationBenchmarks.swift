import IrekoTesting
import Measuring
import PeerPage
import UIKit

/// A push of a full page over a full page at 1920×1080, with the bar, the shift and dimming of the lower page, and the
/// edge's shadow, composited headless at 60 frames a second of the stage's clock.
@MainActor let pushFrame = Benchmark("push.frame") {
    try framesOfPushes("push.frame", reach: 1.2) { _ in }
}

/// The same below a bar with a blurred backdrop.
@MainActor let pushBlur = Benchmark("push.blur") {
    try framesOfPushes("push.blur", reach: 2) { $0.scrollEdgeAppearance = UINavigationBarAppearance() }
}

@MainActor private func framesOfPushes(
    _ name: String, reach: Double, configure: @MainActor (UINavigationBar) -> Void
) throws -> [Figure] {
    let size = CGSize(width: 1920, height: 1080)
    @MainActor func page(_ number: Int) -> UIViewController {
        let controller = UIViewController()
        controller.title = "Page \(number)"
        controller.view.addSubview(makePage(number: number, size: size))
        return controller
    }
    return try Stage.run(size: size, rootViewController: UINavigationController(rootViewController: page(1))) { stage in
        guard let navigation = stage.window.rootViewController as? UINavigationController else { return [] }
        configure(navigation.navigationBar)
        let second = page(2)
        stage.advance(by: 0.1)
        stage.render()
        let reference = FrameCopy()
        var frames: [Double] = []
        for round in 0..<8 {
            reference.round()
            if round % 2 == 0 {
                navigation.pushViewController(second, animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
            stage.settle()
            for _ in 0..<24 {
                frames.append(
                    CPUClock.seconds {
                        stage.advance(by: 1.0 / 60)
                        stage.render()
                    })
            }
            stage.advance(by: 0.5)
            stage.render()
        }
        // The first push creates the bitmaps that later pushes copy.
        return [
            .copies(
                name, cost: Array(frames.dropFirst(24)).median, reference: reference.seconds, reach: .atMost(reach))
        ]
    }
}

/// Pushing and popping an empty controller, not animated, with all callbacks, turns and commits.
@MainActor let pushOp = Benchmark("push.op") {
    let reference = FrameCopy.measure()
    return [.microseconds("push.op", cost: try costOfPush(depth: 1), reference: reference, reach: .atMost(45))]
}

/// The same on a stack of 1,000 compared with a stack of 1.
@MainActor let pushDeep = Benchmark("push.deep") {
    let reference = FrameCopy.measure()
    // Alternating, so that other work of the machine affects both equally.
    var (shallow, deep) = ([Double](), [Double]())
    for _ in 0..<5 {
        shallow.append(try costOfPush(depth: 1, count: 200))
        deep.append(try costOfPush(depth: 1000, count: 200))
    }
    return [growth("push.deep", deep.median / shallow.median, reference, reach: 1.5)]
}

/// The cost of each of many pushes in a turn: 10,000 compared with 1,000, not animated, and animated until the first
/// push begins.
@MainActor let pushLine = Benchmark("push.line", "push.line.animated") {
    let reference = FrameCopy.measure()
    @MainActor func figure(_ name: String, animated: Bool) throws -> Figure {
        var (few, many) = ([Double](), [Double]())
        for _ in 0..<3 {
            few.append(try costOfPushes(1000, animated: animated))
            many.append(try costOfPushes(10_000, animated: animated))
        }
        return growth(name, many.median / few.median, reference, reach: 1.5)
    }
    return [try figure("push.line", animated: false), try figure("push.line.animated", animated: true)]
}

@MainActor private func costOfPushes(_ count: Int, animated: Bool) throws -> Double {
    try Stage.run(rootViewController: UINavigationController(rootViewController: UIViewController())) { stage in
        guard let navigation = stage.window.rootViewController as? UINavigationController else { return .nan }
        stage.settle()
        let pages = (0..<count).map { _ in UIViewController() }
        let cost = CPUClock.seconds {
            for page in pages { navigation.pushViewController(page, animated: animated) }
            stage.settle()
        }
        return cost / Double(count)
    }
}

/// The growth of memory in 10,000 pushes and pops, after the first hundred.
@MainActor let pushMemory = Benchmark("push.memory") {
    let reference = FrameCopy.measure()
    let grown = try Stage.run(rootViewController: UINavigationController(rootViewController: UIViewController())) {
        stage in
        guard let navigation = stage.window.rootViewController as? UINavigationController else { return Double.nan }
        for _ in 0..<100 { pushAndPop(on: navigation, stage) }
        let before = ProcessStatus.own.peakMemory ?? 0
        for count in 0..<10_000 {
            pushAndPop(on: navigation, stage)
            // The stage keeps all callbacks, which must not be measured.
            if count.isMultiple(of: 100) { stage.timeline.clear() }
        }
        return Double((ProcessStatus.own.peakMemory ?? 0) - before) / 1e6
    }
    return [
        Figure(
            name: "push.memory", value: grown, unit: "MB", reference: reference, cost: nil, reach: .atMost(1))
    ]
}

@MainActor private func costOfPush(depth: Int, count: Int = 1000) throws -> Double {
    try Stage.run(rootViewController: UINavigationController()) { stage in
        guard let navigation = stage.window.rootViewController as? UINavigationController else { return .nan }
        navigation.setViewControllers((0..<depth).map { _ in UIViewController() }, animated: false)
        stage.settle()
        return rounds(count) { CPUClock.seconds { pushAndPop(on: navigation, stage) } }.median
    }
}

@MainActor private func pushAndPop(on navigation: UINavigationController, _ stage: Stage) {
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()
}
