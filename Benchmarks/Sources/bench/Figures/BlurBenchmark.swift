import IrekoTesting
import Measuring
import PeerPage
import UIKit

/// The additional cost per frame of a blurred bar across the screen, while a page moves below it: 1920×1080, headless.
@MainActor let blurFrame = Benchmark("blur.frame") {
    let size = CGSize(width: 1920, height: 1080)
    return try Stage.run(size: size, rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController?.view else { return [] }
        let page = makePage(number: 1, size: CGSize(width: size.width, height: size.height * 2))
        root.addSubview(page)
        let bar = UIVisualEffectView(effect: nil)
        bar.frame = CGRect(x: 0, y: 0, width: size.width, height: 64)
        root.addSubview(bar)
        stage.advance(by: 0.1)
        stage.render()
        /// The frames while the page moves up by a screen, and down again.
        @MainActor func frames(_ effect: UIVisualEffect?) -> [Double] {
            bar.effect = effect
            var frames: [Double] = []
            for round in 0..<2 {
                UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) {
                    page.frame.origin.y = round % 2 == 0 ? -700 : 0
                }
                stage.settle()
                for _ in 0..<46 {
                    frames.append(
                        CPUClock.seconds {
                            stage.advance(by: 1.0 / 60)
                            stage.render()
                        })
                }
                stage.advance(by: 0.1)
                stage.render()
            }
            return Array(frames.dropFirst(46))
        }
        // Alternating, so that other work of the machine affects all equally.
        let reference = FrameCopy()
        var (plain, blurred): ([Double], [Double]) = ([], [])
        for _ in 0..<4 {
            reference.round()
            plain += frames(nil)
            blurred += frames(UIBlurEffect(style: .systemChromeMaterial))
        }
        let cost = max(blurred.median - plain.median, 0)
        return [.copies("blur.frame", cost: cost, reference: reference.seconds, reach: .atMost(0.6))]
    }
}

/// A frame of a menu that opens over a blurred bar: 390×844 at scale 2, headless.
/// `make bench BENCH_CONFIGURATION=debug ARGS="--only blur.debug"` measures it in a debug build, as newcomers use it.
@MainActor let blurDebug = Benchmark("blur.debug") {
    let navigation = UINavigationController(rootViewController: UITableViewController())
    navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
    return try Stage.run(size: CGSize(width: 390, height: 844), scale: 2, rootViewController: navigation) { stage in
        guard let page = navigation.topViewController?.view else { return [] }
        stage.excludeFromLeakCheck(navigation)
        page.addSubview(makePage(number: 1, size: CGSize(width: 390, height: 1688)))
        navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: (0..<6).map { UIAction(title: "Element \($0)") { _ in } }))
        stage.advance(by: 0.5)
        stage.render()
        let reference = FrameCopy()
        var frames: [Double] = []
        for _ in 0..<5 {
            reference.round()
            stage.tap(at: CGPoint(x: 365, y: 22))
            for _ in 0..<24 {
                frames.append(
                    CPUClock.seconds {
                        stage.advance(by: 1.0 / 60)
                        stage.render()
                    })
            }
            stage.press(.keyboardEscape)
            stage.advance(by: 0.5)
            stage.render()
        }
        return [.milliseconds("blur.debug", cost: frames.median, reference: reference.seconds, reach: .atMost(16))]
    }
}
