import UIKit

/// How often the views and controllers of an operation were called.
@MainActor struct Counters {
    static var shared = Counters()

    var layouts = 0
    var callbacks = 0
    var drawings = 0
}

/// A view that counts its layouts and drawings.
final class CountingView: UIView {
    override func layoutSubviews() {
        Counters.shared.layouts += 1
        super.layoutSubviews()
    }

    override func draw(_ rect: CGRect) { Counters.shared.drawings += 1 }
}

/// A label that counts its layouts and drawings.
final class CountingLabel: UILabel {
    override func layoutSubviews() {
        Counters.shared.layouts += 1
        super.layoutSubviews()
    }

    override func drawText(in rect: CGRect) {
        Counters.shared.drawings += 1
        super.drawText(in: rect)
    }
}

/// A controller that counts its callbacks, and whose view counts its layouts.
class CountingController: UIViewController {
    private func count() { Counters.shared.callbacks += 1 }

    override func loadView() { view = CountingView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        count()
        view.backgroundColor = .systemBackground
        let label = CountingLabel()
        label.text = "A page with a line of text"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        count()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        count()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        count()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        count()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        count()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        count()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        count()
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        count()
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        count()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        count()
    }
}
