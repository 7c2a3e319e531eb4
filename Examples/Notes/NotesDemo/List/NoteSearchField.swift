import UIKit

/// The field above the list. What is typed there narrows the list down.
final class NoteSearchField: UIView, UITextFieldDelegate {
    private let field = UITextField()
    /// Called with what is typed.
    var didChange: (String) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame = CGRect(x: 0, y: 0, width: 32, height: 22)
        (field.leftView, field.leftViewMode) = (glass, .always)
        field.placeholder = "Search"
        field.accessibilityIdentifier = "search"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 10
        field.clearButtonMode = .always
        field.returnKeyType = .search
        field.autocapitalizationType = .none
        field.delegate = self
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                didChange(field.text ?? "")
            }, for: .editingChanged)
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 16),
            field.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
