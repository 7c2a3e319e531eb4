import IrekoTesting
import Testing
import UIKit

final class FeedViewController: UIViewController {
    private let fetch: () async throws -> [String]
    private var ticker: Timer?
    private(set) var secondsShown = 0
    private(set) var items: [String] = []
    let label = UILabel()

    init(fetch: @escaping () async throws -> [String]) {
        self.fetch = fetch
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.text = "Loading…"
        Task { await load() }
        ticker = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.secondsShown += 1 }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) { [weak self] in
            guard let self, items.isEmpty else { return }
            label.text = "This takes long."
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ticker?.invalidate()
    }

    func load() async {
        do {
            items = try await fetch()
            label.text = items.joined(separator: ", ")
        } catch {
            label.text = "Failed."
        }
    }
}

@MainActor struct FeedTests {
    @Test func showsWhatItHasLoaded() throws {
        let fetch = {
            try await Task.sleep(for: .seconds(2))
            return ["a", "b"]
        }
        try Stage.run(rootViewController: FeedViewController(fetch: fetch)) { stage in
            let feed = try #require(stage.window.rootViewController as? FeedViewController)
            #expect(feed.label.text == "Loading…")

            stage.advance(by: 2)

            #expect(feed.label.text == "a, b")
            #expect(feed.secondsShown == 2)
        }
    }

    @Test func saysThatItTakesLong() throws {
        let fetch = {
            try await Task.sleep(for: .seconds(3600))
            return ["a"]
        }
        try Stage.run(rootViewController: FeedViewController(fetch: fetch)) { stage in
            let feed = try #require(stage.window.rootViewController as? FeedViewController)

            stage.advance(by: 30)
            #expect(feed.label.text == "This takes long.")

            stage.advance(by: 3570)
            #expect(feed.label.text == "a")
        }
    }

    @Test func loadsAgain() async throws {
        try await Stage.run(rootViewController: FeedViewController { ["a"] }) { stage in
            let feed = try #require(stage.window.rootViewController as? FeedViewController)

            await feed.load()

            #expect(feed.items == ["a"])
        }
    }
}

private final class ChatViewController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 40))
    private(set) var bottomInset: CGFloat = 0
    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        let frameKey = UIResponder.keyboardFrameEndUserInfoKey
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
        ) { [weak self] notification in
            let frame = notification.userInfo?[frameKey] as? CGRect
            MainActor.assumeIsolated { self?.bottomInset = frame?.height ?? 0 }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}

@MainActor struct ChatTests {
    @Test func makesRoomForTheKeyboard() throws {
        try Stage.run(device: .iPhone15, rootViewController: ChatViewController()) { stage in
            let chat = try #require(stage.window.rootViewController as? ChatViewController)
            stage.keyboard = .onScreen

            chat.field.becomeFirstResponder()

            #expect(chat.bottomInset > 200)
        }
    }
}

private final class DownloadController: UIViewController {
    private(set) var image: UIImage?

    func download() {
        DispatchQueue.global().async {
            DispatchQueue.main.async { [weak self] in self?.image = UIImage() }
        }
    }
}

enum TimeSnippets {
    @MainActor static func run() throws {
        let controller = DownloadController()
        try Stage.run(rootViewController: controller) { stage in
            controller.download()
            stage.wait { controller.image != nil }
            try check(controller.image != nil)
        }
    }
}
