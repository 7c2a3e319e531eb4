import Foundation
import Measuring
import PeerPage
import UIKit

/// An application that shows the comparison page in its window and performs the action of its argument:
///
///     page                 idles
///     page --slide         slides to a second page and back, endlessly
///     page --block         slides for a second, blocks the main thread for half of it, and prints the time
///     page --caret         shows a focused field, and idles
///     page --list          shows a table; after a fling, it blocks the main thread as above
///     page --scroll        scrolls a table by 100 rows, and ends
///     page --labels        shows 1,000 labels, and idles
///     page --containment   adds and removes children, and prints the cost of a child
@main final class PageApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var pages: [UIView] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = ManualController()
        let size = window.bounds.size
        let mode = CommandLine.arguments.dropFirst().first
        if mode == "--list" || mode == "--scroll" {
            let list = FlungList()
            window.rootViewController = list
            window.makeKeyAndVisible()
            self.window = window
            if mode == "--scroll" { after(1) { list.scrollByRows(100) } }
            return true
        }
        let count = mode == nil ? 1 : mode == "--labels" ? 0 : 2
        pages = (0..<count).map { makePage(number: $0 + 1, size: size) }
        for (index, page) in pages.enumerated() {
            page.frame.origin.x = CGFloat(index) * size.width
            controller.view.addSubview(page)
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        switch mode {
        case "--slide": after(0.3) { self.slide(isForward: true) }
        case "--block": after(1) { self.slideAndBlock() }
        case "--caret": showField(in: controller.view)
        case "--labels": showLabels(in: controller.view)
        case "--containment": after(0.5) { ContainmentRun(in: controller).start() }
        default: break
        }
        return true
    }

    private func showLabels(in view: UIView) {
        for index in 0..<1_000 {
            let place = CGPoint(x: 10 + (index % 20) * 95, y: 70 + (index / 20) * 20)
            let label = UILabel(frame: CGRect(origin: place, size: CGSize(width: 90, height: 18)))
            label.text = "Label \(index)"
            view.addSubview(label)
        }
    }

    private func showField(in view: UIView) {
        let field = UITextField(frame: CGRect(x: 400, y: 14, width: 400, height: 28))
        field.text = "A field"
        view.addSubview(field)
        field.becomeFirstResponder()
    }

    private func move(isForward: Bool) {
        let width = pages[0].bounds.width
        pages[0].frame.origin.x = isForward ? -width : 0
        pages[1].frame.origin.x = isForward ? 0 : width
    }

    private func slide(isForward: Bool) {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
            self.move(isForward: isForward)
        } completion: { _ in
            self.slide(isForward: !isForward)
        }
    }

    private func slideAndBlock() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut) {
            self.move(isForward: true)
        } completion: { _ in
            exit(0)
        }
        after(0.1) { blockMain() }
    }

    private func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(work) }
    }
}
