import CoreGraphics

/// The text fields of an alert, in a column with a frame.
final class AlertFieldsView: UIView {
    private(set) var fields: [AlertTextField] = []
    /// The height of a field at the default text size (measured).
    private static let rowHeight: CGFloat = 30

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 5
        layer.cornerCurve = .continuous
        clipsToBounds = true
        layer.borderWidth = 1
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    func add(_ field: AlertTextField) {
        fields.append(field)
        addSubview(field)
        setNeedsLayout()
    }

    /// The height of all fields; 0 without fields.
    var wantedHeight: CGFloat { fields.reduce(0) { $0 + height(of: $1) } }

    private func height(of field: UITextField) -> CGFloat {
        max(Self.rowHeight, field.intrinsicContentSize.height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / max(1, traitCollection.displayScale)
        var y: CGFloat = 0
        for (index, field) in fields.enumerated() {
            let height = height(of: field)
            field.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            field.showsLine = index > 0
            y += height
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        backgroundColor = .tertiarySystemBackground
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}

/// A text field of an alert: small, and without a border.
final class AlertTextField: UITextField {
    private let line = UIView()
    /// The distance of the text from the frame.
    private static let inset = CGSize(width: 6, height: 2)

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 13)
        clearButtonMode = .never
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether a line separates the field from the field above.
    var showsLine = false {
        didSet { line.isHidden = !showsLine }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: Self.inset.width, dy: Self.inset.height)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: Self.inset.width, dy: Self.inset.height)
    }
}
