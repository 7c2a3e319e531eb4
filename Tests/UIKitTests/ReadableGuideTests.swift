import Expectations
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// A list whose cells follow the readable width, with a label within the readable guide above it.
private final class ReadableController: UIViewController, UITableViewDataSource {
    let label = UILabel()
    let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Words of some length, which need a line or more"
        label.numberOfLines = 0
        table.cellLayoutMarginsFollowReadableWidth = true
        table.dataSource = self
        for part in [label, table] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let guide = view.readableContentGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: guide.topAnchor),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            table.topAnchor.constraint(equalTo: label.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let text = UILabel()
        text.text = "Row \(indexPath.row)"
        text.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(text)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            text.topAnchor.constraint(equalTo: margins.topAnchor),
            text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        return cell
    }
}

@MainActor @Suite("Readable guides")
struct ReadableGuideTests {
    @Test(
        "At any width, and between any widths, the guides are inside the margins without conflicts",
        arguments: 1...20)
    func widths(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let sizes = (0..<6).map { _ in CGSize(width: random.below(3000), height: 400) }
        try Stage.run(size: CGSize(width: 1280, height: 800), rootViewController: ReadableController()) { stage in
            let root = try #require(stage.window.rootViewController as? ReadableController)
            stage.render()

            for size in sizes where size.width > 60 {
                stage.resize(to: size)
                stage.render()

                let width = min(672, size.width - root.view.layoutMargins.left - root.view.layoutMargins.right)
                #expect(abs(root.label.frame.width - width) <= 1, "seed \(seed), \(size)")
                #expect(abs(root.label.frame.midX - size.width / 2) <= 1)
            }
            expectEmpty(stage.diagnostics, "seed \(seed), \(sizes): \(stage.diagnostics)")
        }
    }

    @Test("Pages may use them from the start", arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func pages(style: UIPageViewController.TransitionStyle) throws {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([ReadableController()], direction: .forward, animated: false)
        try Stage.run(rootViewController: pages) { stage in
            stage.excludeFromLeakCheck(pages)
            stage.advance(by: 0.1)

            expectEmpty(stage.diagnostics)
        }
    }
}
