import UIKit

/// The name of a line on its color.
open class LineBadge: UIView {
    public let label = UILabel()

    @objc public dynamic var lineColor: UIColor? {
        get { backgroundColor }
        set { backgroundColor = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.cornerRadius = Theme.shared.cornerRadius
        label.font = .systemFont(ofSize: 13, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Theme.shared.spacing),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Theme.shared.spacing),
            widthAnchor.constraint(greaterThanOrEqualToConstant: 36),
        ])
    }
}
