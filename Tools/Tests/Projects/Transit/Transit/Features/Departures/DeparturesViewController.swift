import UIKit

final class DeparturesViewController: UIViewController {
    private let viewModel: DeparturesViewModel
    private let stack = UIStackView()
    private lazy var imageView = UIImageView(image: .backdrop)
    private var timer: Timer?

    init(viewModel: DeparturesViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = viewModel.title
        stack.axis = .vertical
        stack.spacing = 12
        for subview in [imageView, stack] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: guide.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            stack.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
        update()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(
            timeInterval: 30, target: self, selector: #selector(update), userInfo: nil, repeats: true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    var texts: [String] { stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } }

    @objc private func update() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for row in viewModel.rows() {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "\(row.stop): \(row.text)"
            stack.addArrangedSubview(label)
        }
    }
}
