import UIKit

/// A controller with a color that calls closures of a test.
final class Page: UIViewController {
    var whenLoaded: (Page) -> Void = { _ in }
    var whenWillAppear: (Page) -> Void = { _ in }
    var whenDidAppear: (Page) -> Void = { _ in }
    var whenWillDisappear: (Page) -> Void = { _ in }

    init(_ title: String, color: UIColor = .systemBackground) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        self.color = color
    }

    required init?(coder: NSCoder) { nil }

    private var color = UIColor.systemBackground

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        whenLoaded(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenWillAppear(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenDidAppear(self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        whenWillDisappear(self)
    }
}
