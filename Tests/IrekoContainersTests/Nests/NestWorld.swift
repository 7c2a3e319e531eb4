import Foundation
import IrekoContainers
import IrekoTesting
import RandomSupport
import TestSupport
import UIKit

/// A window with nested containers of all kinds, with their presentations, and windows and scenes beside it; and
/// random operations of a program and of its user on them.
@MainActor
final class NestWorld {
    let stage: Stage
    var random: SeededGenerator
    /// Whether the program also acts inside callbacks, presentation delegates and handlers.
    private let actsInside: Bool
    /// The number of objects that are named by a number.
    var count = 0
    /// All created controllers, which must be freed at the end.
    private var known: [WeakController] = []
    private struct WeakController { weak var controller: UIViewController? }
    /// The delegate of presentations.
    private(set) lazy var delegate = NestDelegate(self)
    /// A pressed finger.
    var finger: CGPoint?
    /// A window in front of all windows, with an alert.
    var alertWindow: UIWindow?
    var keyboardObserver: (any NSObjectProtocol)?
    /// Whether actions inside callbacks are disabled.
    var isQuiet = false
    var isOver = false
    private(set) var depth = 0
    /// Whether time has advanced inside of a callback.
    var hasAdvancedInside = false
    private(set) var actions: [String] = []
    var faults: [String] = []

    init(stage: Stage, seed: UInt64) {
        self.stage = stage
        random = SeededGenerator(seed: seed)
        actsInside = seed % 2 != 0
        UIApplication.shared.delegate = NestProgram(self)
        // A sheet avoids the keyboard of a text in it.
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.disturb(for: 0.5) } }
        stage.whenCalled { [weak self] controller, callback in
            self?.inside("\(callback) of \(controller.title ?? "\(type(of: controller))")", percent: 2)
        }
        stage.window.rootViewController = make(depth: 3)
        stage.advance(by: 0.5)
    }

    // MARK: Moments

    private var moments = 0
    private var undisturbedFrom: Double = 0

    /// The same number as before if no size changes were possible meanwhile.
    var moment: Int {
        if stage.time < undisturbedFrom { moments += 1 }
        return moments
    }

    /// Records an event that may change sizes for some seconds.
    func disturb(for seconds: Double = 0) {
        moments += 1
        undisturbedFrom = max(undisturbedFrom, stage.time + seconds)
    }

    /// Remembers a controller, to see whether it is freed.
    func know(_ controller: UIViewController) { known.append(WeakController(controller: controller)) }

    /// The names of the controllers that are not freed yet.
    var alive: [String] { known.compactMap(\.controller).map { $0.title ?? "\(type(of: $0))" } }

    func note(_ action: String) { actions.append(String(repeating: "  ", count: depth) + action) }

    // MARK: Controllers and windows

    /// All controllers that belong to a window.
    func all(in window: UIWindow) -> [UIViewController] {
        var (open, found): ([UIViewController], [UIViewController]) = ([], [])
        if let root = window.rootViewController { open.append(root) }
        while let next = open.popLast() {
            found.append(next)
            open += next.children
            if let presented = next.presentedViewController, presented.presentingViewController === next {
                open.append(presented)
            }
        }
        return found
    }

    /// The visible controllers.
    func seen(in window: UIWindow) -> [UIViewController] {
        all(in: window).filter { $0.viewIfLoaded?.window === window }
    }

    /// The visible windows of all scenes.
    var windows: [UIWindow] { stage.windows.filter { !$0.isHidden } }

    /// The stage's window, or occasionally a different one.
    var anyWindow: UIWindow { random.below(4) == 0 ? random.pick(windows) : stage.window }

    /// The frontmost presented controller of a window, or its root.
    func top(of window: UIWindow) -> UIViewController? {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    // MARK: Acting

    func act() {
        disturb()
        switch random.below(32) {
        case 26, 27, 28: useText()
        case 29, 30: changeSearch()
        case 31: changeForm()
        case 0:
            let sizes = [(390, 844), (844, 390), (700, 500), (1024, 768), (1366, 1024)]
            let (width, height) = random.pick(sizes)
            note("resize \(width) \(height)")
            // As from a window system, in a separate turn.
            stage.advance(by: 0)
            disturb()
            stage.resize(to: CGSize(width: width, height: height))
        case 1, 2: present()
        case 3: dismiss()
        case 4 where random.below(3) == 0:
            note("new root")
            stage.window.rootViewController = make(depth: 2)
        case 4, 5, 6, 7:
            let time = random.pick([0, 0.05, 0.2, 0.6])
            note("advance \(time)")
            stage.advance(by: time)
        case 8, 9: presentAlert()
        case 10, 11: useAlert()
        case 12: changeSheet()
        case 13, 14: drag()
        case 15: useKeyOrRoom()
        case 16: changeContent()
        case 17: changeAlertWindow()
        case 18: changeScenes()
        case 19, 20: performSegue()
        default:
            let containers = windows.flatMap(all).filter { !($0 is NestLeaf) }
            guard !containers.isEmpty else { return }
            change(random.pick(containers))
        }
    }

    /// In a callback: performs a random action, if enabled.
    func inside(_ callback: @autoclosure () -> String, percent: Int) {
        guard actsInside, !isQuiet, depth < 2, random.below(100) < percent else { return }
        note("in \(callback()):")
        depth += 1
        disturb(for: 1)
        switch random.below(12) {
        case 9, 10: useText()
        case 11: random.below(2) == 0 ? changeSearch() : changeForm()
        case 0, 1: present()
        case 2: presentAlert()
        case 3, 4: dismiss()
        case 5: changeSheet()
        case 6: changeContent()
        case 7: changeAlertWindow()
        default: requestScene()
        }
        depth -= 1
    }
}
