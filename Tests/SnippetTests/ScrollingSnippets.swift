import IrekoTesting
import UIKit

enum ScrollingSnippets {
    final class ArticleController: UIViewController {
        private let scrollView = UIScrollView()
        private let text = UILabel()

        override func loadView() { view = scrollView }

        override func viewDidLoad() {
            super.viewDidLoad()
            text.numberOfLines = 0
            text.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(text)
            let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: content.topAnchor),
                text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                text.widthAnchor.constraint(equalTo: frame.widthAnchor),
            ])
        }
    }

    final class FeedController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let refresh = UIRefreshControl()
            refresh.addAction(
                UIAction { [weak self] _ in
                    Task {
                        try? await Task.sleep(for: .seconds(1))
                        self?.tableView.reloadData()
                        self?.refreshControl?.endRefreshing()
                    }
                }, for: .valueChanged)
            refreshControl = refresh
        }
    }

    final class PictureController: UIViewController, UIScrollViewDelegate {
        private let scrollView = UIScrollView()
        private let picture = UIImageView(image: UIImage(systemName: "globe"))

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.maximumZoomScale = 8
            scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
            scrollView.delegate = self
            scrollView.contentSize = picture.bounds.size
            scrollView.addSubview(picture)
            view.addSubview(scrollView)
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }

    @MainActor static func run() throws {
        try Stage.run(rootViewController: ArticleController()) { stage in
            stage.window.descendant(UILabel.self)?.text = String(repeating: "Lines\n", count: 100)
            stage.advance(by: 0)
            let scroll = stage.window.rootViewController?.view as? UIScrollView
            try check(scroll?.contentSize.width == 390 && scroll?.contentSize.height ?? 0 > 1000)
        }
        let feed = FeedController()
        try Stage.run(rootViewController: feed) { stage in
            stage.advance(by: 0)
            stage.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 500), duration: 0.3)
            try check(feed.refreshControl?.isRefreshing == true)
            stage.advance(by: 3)
            try check(feed.refreshControl?.isRefreshing == false)
        }
        try Stage.run(rootViewController: PictureController()) { stage in
            stage.advance(by: 0)
            let scroll = stage.window.descendant(UIScrollView.self)
            scroll?.setZoomScale(4, animated: true)
            stage.advance(by: 1)
            try check(scroll?.zoomScale == 4)
        }
    }
}
