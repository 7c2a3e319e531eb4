import IrekoTesting
import UIKit

enum NavigationSnippets {
    private final class CitiesController: UIViewController {}

    @MainActor private static func clocks(in window: UIWindow) -> UIWindow {
        window.rootViewController = UINavigationController(rootViewController: ClocksController())

        final class ClocksController: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
                title = "World Clock"
                navigationItem.leftBarButtonItem = editButtonItem
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .add, target: self, action: ClocksController.add)
            }

            required init?(coder: NSCoder) { nil }

            func add() { navigationController?.pushViewController(CitiesController(), animated: true) }
        }
        return window
    }

    private final class PageController: UIViewController {
        let hand = UIView()
        let file = URL(fileURLWithPath: "/Budget.txt")

        func push(_ clock: UIViewController) {
            navigationController?.pushViewController(clock, animated: true)
            transitionCoordinator?.animate { _ in self.hand.alpha = 0 }
        }

        func enlarge(_ detail: UIViewController) {
            navigationController?.navigationBar.prefersLargeTitles = true
            detail.navigationItem.largeTitleDisplayMode = .never
        }

        func addMenu() {
            navigationItem.documentProperties = UIDocumentProperties(url: file)
            navigationItem.titleMenuProvider = { [file] suggested in
                UIMenu(children: suggested + [UIAction(title: "Add to Favourites") { _ in print(file) }])
            }
        }

        func move(download: UIBarButtonItem, play: UIBarButtonItem, pause: UIImage) {
            download.addSymbolEffect(.pulse)
            play.setSymbolImage(pause, contentTransition: .replace)
        }

        func addToolbar(archive: UIBarButtonItem, compose: UIBarButtonItem) {
            toolbarItems = [archive, .flexibleSpace(), compose]
            navigationController?.setToolbarHidden(false, animated: true)
            navigationController?.hidesBarsOnSwipe = true
        }
    }

    private final class ImmersedController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }
    }

    @MainActor static func run() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            clocks(in: stage.window).layoutIfNeeded()
            stage.advance(by: 0)
            stage.find("Add").tap()
            stage.advance(by: 1)
            try check(
                (stage.window.rootViewController as? UINavigationController)?.topViewController is CitiesController)
        }
        let page = PageController()
        let navigation = UINavigationController(rootViewController: page)
        try Stage.run(rootViewController: navigation) { stage in
            let detail = UIViewController()
            let items = ["a", "b"].map { UIBarButtonItem(title: $0) }
            guard let symbol = UIImage(systemName: "pause") else { return }
            page.title = "Page"
            page.addMenu()
            page.addToolbar(archive: items[0], compose: items[1])
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(image: UIImage(systemName: "arrow.down")),
                UIBarButtonItem(image: UIImage(systemName: "play")),
            ]
            page.move(
                download: page.navigationItem.rightBarButtonItems![0],
                play: page.navigationItem.rightBarButtonItems![1],
                pause: symbol)
            stage.advance(by: 1)
            try check(!navigation.isToolbarHidden && navigation.hidesBarsOnSwipe)
            page.enlarge(detail)
            page.push(detail)
            stage.advance(by: 1)
            try check(page.hand.alpha == 0 && navigation.topViewController === detail)
            navigation.pushViewController(ImmersedController(), animated: true)
            stage.advance(by: 1)
            try check(navigation.isNavigationBarHidden)
        }
    }
}
