import UIKit

/// A text with a bar that shows how much of it has been read.
public final class ReaderViewController: UIViewController {
    public let scrollView = UIScrollView()
    public let header = UIView()
    public let label = UILabel()
    public let progressView = UIProgressView(progressViewStyle: .bar)
    public let shade = CAGradientLayer()

    public private(set) var readFraction: CGFloat = 0
    public private(set) var sizes: [CGSize] = []
    private var observations: [NSKeyValueObservation] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        view.addSubview(header)
        header.addSubview(label)
        header.addSubview(progressView)
        header.layer.addSublayer(shade)

        observations = [
            scrollView.observe(\.contentOffset, options: [.new]) { [weak self] scrollView, change in
                guard let self = self, let offset = change.newValue else { return }
                let room = scrollView.contentSize.height - scrollView.bounds.height
                self.readFraction = room > 0 ? offset.y / room : 0
                self.progressView.progress = Float(self.readFraction)
            },
            scrollView.observe(\.contentSize, options: [.old, .new]) { [weak self] _, change in
                guard change.oldValue != change.newValue, let size = change.newValue else { return }
                self?.sizes.append(size)
            },
            // The gradient fills the header, however it is laid out.
            header.layer.observe(\.bounds) { [weak self] layer, _ in
                self?.shade.frame = layer.bounds
            },
            header.observe(\.isHidden, options: .new) { [weak self] _, change in
                self?.scrollView.contentInset.top = change.newValue == true ? 0 : 44
            },
        ]
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    }
}
