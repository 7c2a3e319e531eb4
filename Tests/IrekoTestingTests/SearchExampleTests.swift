import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

// The example of IrekoTesting.docc/TestingViewControllers.md, which is checked against this file.
final class SearchViewController: UIViewController {
    let results = UILabel()
    let button = UIButton(configuration: .filled())
    private let search: () async -> [String]

    init(search: @escaping () async -> [String]) {
        self.search = search
        super.init(nibName: nil, bundle: nil)
        title = "Search"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Search", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.start() }, for: .touchUpInside)
        results.text = "Nothing yet"
        let column = UIStackView(arrangedSubviews: [button, results])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func start() {
        results.text = "Searching"
        Task { [weak self, search] in
            let found = await search()
            self?.show(found)
        }
    }

    private func show(_ found: [String]) {
        let list = UITableViewController()
        list.title = found.joined(separator: ", ")
        navigationController?.pushViewController(list, animated: true)
    }
}

@MainActor
@Suite("The example of the page on testing")
struct SearchExampleTests {
    @Test("A search takes a second, and its result is pushed")
    func searching() throws {
        let search = SearchViewController {
            try? await Task.sleep(for: .seconds(1))
            return ["Paris"]
        }
        try Stage.run(rootViewController: UINavigationController(rootViewController: search)) { stage in
            stage.tap(search.button)
            #expect(search.results.text == "Searching")

            stage.advance(by: 0.9)
            #expect(search.navigationController?.topViewController === search)

            stage.advance(by: 0.2)
            #expect(search.navigationController?.topViewController?.title == "Paris")
            stage.advance(by: 1)
            #expect(search.view.window == nil)
        }
    }

    @Test("The list appears after the search disappears")
    func order() throws {
        let search = SearchViewController { ["Paris"] }
        try Stage.run(rootViewController: UINavigationController(rootViewController: search)) { stage in
            stage.timeline.clear()
            stage.tap(search.button)
            stage.advance(by: 1)

            #expect(
                stage.timeline.lines(of: .appearance) == [
                    "Search viewWillDisappear", "Paris viewWillAppear", "Paris viewIsAppearing",
                    "Search viewDidDisappear", "Paris viewDidAppear",
                ])
        }
    }

    @Test("The button can be pressed in every window", arguments: [320, 390, 844, 1440] as [CGFloat])
    func sizes(width: CGFloat) throws {
        let size = CGSize(width: width, height: 600)
        try Stage.run(size: size, rootViewController: SearchViewController { [] }) { stage in
            let search = try #require(stage.window.rootViewController as? SearchViewController)
            stage.window.overrideUserInterfaceStyle = .dark
            stage.advance(by: 0)

            #expect(stage.window.bounds.contains(search.button.convert(search.button.bounds, to: nil)))
            #expect(stage.pixel(at: CGPoint(x: 4, y: 4))?.prefix(3) == [0, 0, 0])
        }
    }
}
