import IrekoTesting
import Testing
import UIKit

private final class ListViewController: UIViewController {}
private final class DetailViewController: UIViewController {}

final class SwitchingViewController: UIViewController {
    private(set) var content: UIViewController
    private var isSwitching = false

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        fill(with: content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    func show(_ next: UIViewController) {
        guard !isSwitching, next !== content else { return }
        let previous = content
        content = next
        isSwitching = true

        previous.willMove(toParent: nil)
        addChild(next)
        fill(with: next)
        next.view.alpha = 0
        transition(from: previous, to: next, duration: 0.25) {
            next.view.alpha = 1
        } completion: { _ in
            previous.removeFromParent()
            next.didMove(toParent: self)
            self.isSwitching = false
        }
    }

    private func fill(with child: UIViewController) {
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

enum ContainersSnippets {
    @MainActor static func run() throws {
        try Stage.run(rootViewController: SwitchingViewController(content: ListViewController())) { stage in
            guard let container = stage.window.rootViewController as? SwitchingViewController else { return }
            let (list, detail) = (container.content, DetailViewController())
            container.show(detail)
            stage.advance(by: 0.1)
            container.show(list)
            stage.advance(by: 0.25)
            try check(container.content === detail && container.children == [detail])
            try check(list.parent == nil && list.view.window == nil && detail.view.alpha == 1)
            try check(detail.view.frame == container.view.bounds)
            container.show(list)
            stage.advance(by: 0.25)
            try check(container.children == [list] && stage.diagnostics.isEmpty)
        }
    }
}

@Suite("Snippets of Containers.md")
struct ContainersSnippetTests {
    @Test("Two children are exchanged") @MainActor
    func exchange() throws {
        try Stage.run(rootViewController: SwitchingViewController(content: ListViewController())) { stage in
            let container = try #require(stage.window.rootViewController as? SwitchingViewController)
            container.show(DetailViewController())
            stage.advance(by: 0.25)

            #expect(stage.timeline.lines(of: .appearance).last == "ListViewController viewDidDisappear")
            #expect(stage.diagnostics.isEmpty)
        }
    }
}
