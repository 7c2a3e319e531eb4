import IrekoTesting

#if canImport(ObjectiveC)
    // Apple's systems
#else
    // Linux
#endif

#if canImport(UIKit)
    import UIKit
#endif

private final class SignInViewController: UIViewController {
    let button = UIButton(configuration: .filled())
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        view.addSubview(button)
        addAction()
        addTarget()
    }

    private func addAction() {
        button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    }

    private func addTarget() {
        button.addTarget(self, action: SignInViewController.signIn(_:), for: .touchUpInside)
    }

    private func signIn() { log.append("action") }
    private func signIn(_ sender: UIButton) { log.append("target") }
}

private enum MadeByMetatypes {
    protocol FrameMade: UIView {
        init(frame: CGRect)
    }

    final class Card: UIView, FrameMade {
        required override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class Wrapper<Content: FrameMade>: UIView {
        let content = Content(frame: .zero)
    }
}

private final class BoardView: UIView {
    private(set) var pans = 0
    private(set) var steps = 0
    private var displayLink: CADisplayLink?

    func start() {
        let pan = UIPanGestureRecognizer(target: self, action: BoardView.pan(_:))
        let link = CADisplayLink(target: self, action: BoardView.step(_:))
        addGestureRecognizer(pan)
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    func stop() { displayLink?.invalidate() }

    func recognizer() -> UIPanGestureRecognizer {
        #if canImport(ObjectiveC)
            let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
        #else
            let pan = UIPanGestureRecognizer(target: self, action: BoardView.pan(_:))
        #endif
        return pan
    }

    private func pan(_ pan: UIPanGestureRecognizer) { pans += 1 }
    private func step(_ link: CADisplayLink) { steps += 1 }
}

private final class RefreshingController: UIViewController {
    private var timer: Timer?
    private var observer: (any NSObjectProtocol)?
    private(set) var ticks = 0
    private(set) var refreshes = 0

    func start() {
        timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.refresh() }
        }
    }

    func stop() {
        timer?.invalidate()
        observer.map(NotificationCenter.default.removeObserver)
    }

    private func tick() { ticks += 1 }
    private func refresh() { refreshes += 1 }
}

private enum Annotated {
    final class Controller: UIViewController {
        #if canImport(ObjectiveC)
            @objc
        #endif
        func refresh() { print("refresh") }
    }
}

private final class WorkItemController: UIViewController {
    private(set) var searches = 0
    private var pending: DispatchWorkItem?

    func searchLater() {
        // perform(#selector(search), with: nil, afterDelay: 0.3), and cancelPreviousPerformRequests
        pending?.cancel()
        let work = DispatchWorkItem { [weak self] in self?.search() }
        pending = work
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
    }

    private func search() { searches += 1 }
}

private final class TaskController: UIViewController {
    private(set) var searches = 0
    private var pending: Task<Void, any Error>?

    func searchLater() {
        pending?.cancel()
        pending = Task { [weak self] in
            try await Task.sleep(for: .seconds(0.3))
            self?.search()
        }
    }

    private func search() { searches += 1 }
}

private enum Commands {
    final class NotesController: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)]
        }

        override class var namedActions: NamedActions {
            super.namedActions
                .adding("save:", NotesController.save(_:))
                .adding("addNote", NotesController.addNote)
        }

        func save(_ sender: Any?) { print("save") }
        func addNote() { print("add") }
    }
}

private enum Outlets {
    final class LoginController: UIViewController {
        #if canImport(ObjectiveC)
            @IBOutlet
        #endif
        weak var nameLabel: UILabel!

        @IBAction func login(_ sender: UIButton) {}

        #if !canImport(ObjectiveC)
            override class var namedProperties: NamedProperties {
                super.namedProperties.adding("nameLabel", \LoginController.nameLabel)
            }

            override class var namedActions: NamedActions {
                super.namedActions.adding("login:", LoginController.login(_:))
            }
        #endif
    }
}

private enum Overrides {
    final class ListViewController: UIViewController {
        override func viewDidLoad() {}
        override func viewWillAppear(_ animated: Bool) {}
    }
}

private enum NotCalled {
    class BaseController: UIViewController, UITableViewDelegate {}

    final class NotesController: BaseController {
        // Compiles, and is never called.
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
}

private enum Called {
    class BaseController: UIViewController, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }

    final class NotesController: BaseController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
}

enum PortingSnippets {
    @MainActor static func run() throws {
        let controller = SignInViewController()
        try Stage.run(rootViewController: controller) { stage in
            let board = BoardView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
            controller.view.addSubview(board)
            board.start()
            stage.advance(by: 0)
            stage.tap(controller.button)
            try check(controller.log.sorted() == ["action", "target"])
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 500), duration: 0.3)
            try check(board.pans > 0 && board.steps > 0)
            board.stop()
            let other = BoardView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
            controller.view.addSubview(other)
            other.addGestureRecognizer(other.recognizer())
            stage.drag(from: CGPoint(x: 100, y: 650), to: CGPoint(x: 100, y: 750), duration: 0.3)
            try check(other.pans > 0)
        }
        let refreshing = RefreshingController()
        try Stage.run(rootViewController: refreshing) { stage in
            refreshing.start()
            stage.advance(by: 2)
            NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
            try check(refreshing.ticks == 2 && refreshing.refreshes == 1)
            refreshing.stop()
        }
        let later = (WorkItemController(), TaskController())
        try Stage.run(rootViewController: UIViewController()) { stage in
            for _ in 0..<3 {
                later.0.searchLater()
                later.1.searchLater()
                stage.advance(by: 0.2)
            }
            stage.advance(by: 1)
            try check(later.0.searches == 1 && later.1.searches == 1)
        }
        let save = Commands.NotesController()
        try Stage.run(rootViewController: save) { stage in
            try check(save.canPerformAction("addNote", withSender: nil))
        }
    }
}
