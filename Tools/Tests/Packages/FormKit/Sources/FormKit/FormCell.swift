import UIKit

protocol FormCellDelegate: AnyObject {
    func cell(_ cell: FormCell, didChange text: String)
    func cellDidReturn(_ cell: FormCell)
}

/// A row with a title and a field.
@IBDesignable
final class FormCell: UIView {
    weak var delegate: FormCellDelegate?

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    @IBInspectable var errorColor: UIColor = .red

    let row: FormRow
    let titleLabel = UILabel()
    let field = UITextField()
    let errorLabel = UILabel()

    private var observations: [NSKeyValueObservation] = []

    init(row: FormRow) {
        self.row = row
        super.init(frame: .zero)
        setUp()
        observe()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUp() {
        titleLabel.text = row.title
        field.text = row.value
        field.accessibilityIdentifier = row.key
        errorLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
        errorLabel.isHidden = true
        let stack = UIStackView(arrangedSubviews: [titleLabel, field, errorLabel])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        field.addTarget(self, action: #selector(editingChanged), for: .editingChanged)
        field.addTarget(self, action: #selector(FormCell.didReturn(_:)), for: .editingDidEndOnExit)
    }

    private func observe() {
        observations.append(
            row.observe(\.value, options: [.new]) { [weak self] row, _ in
                self?.valueChanged(of: row)
            })
        observations.append(
            row.observe(\.isValid, options: [.initial, .new]) { [weak self] _, change in
                self?.errorLabel.isHidden = change.newValue ?? true
            })
    }

    private func valueChanged(of row: FormRow) {
        if field.text != row.value { field.text = row.value }
    }

    func showError(_ message: String?) {
        errorLabel.text = message
        titleLabel.textColor = message == nil ? .label : errorColor
    }

    @objc private func editingChanged() {
        delegate?.cell(self, didChange: field.text ?? "")
    }

    @objc private func didReturn(_ sender: UITextField) {
        delegate?.cellDidReturn(self)
    }
}
