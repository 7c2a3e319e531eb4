import UIKit

/// Text fields in all styles, and text views: typing, selecting, undoing, secure text.
final class TextFieldsPage: SectionsViewController, UITextFieldDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let name = field("Name", .roundedRect)
        name.clearButtonMode = .whileEditing
        name.autocapitalizationType = .words
        let password = field("Password", .roundedRect)
        password.isSecureTextEntry = true
        let search = field("Search", .roundedRect)
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame = CGRect(x: 0, y: 0, width: 32, height: 22)
        (search.leftView, search.leftViewMode) = (glass, .always)
        let arabic = field("الاسم", .roundedRect)
        arabic.semanticContentAttribute = .forceRightToLeft
        arabic.clearButtonMode = .always
        arabic.text = "نور"
        let disabled = field("Disabled", .roundedRect)
        disabled.isEnabled = false
        addSection("Fields", [name, password, search, arabic, disabled].map { Row($0) })
        addSection(
            "Borders", [Row(field("None", .none)), Row(field("Line", .line)), Row(field("Bezel", .bezel))])

        let text = UITextView()
        text.text =
            "A text view scrolls, and is edited anywhere. Click and drag to select, twice for a word, three times for a paragraph.\n\n"
            + "日本語、العربية، עברית and Greek λόγος are one text.\n\nControl-Z undoes a run of typing."
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.backgroundColor = nil
        text.accessibilityIdentifier = "text"
        text.heightAnchor.constraint(equalToConstant: 194).isActive = true
        let growing = UITextView()
        growing.isScrollEnabled = false
        growing.font = .preferredFont(forTextStyle: .body)
        growing.adjustsFontForContentSizeCategory = true
        growing.backgroundColor = nil
        growing.text = "This one grows with its text."
        let links = UITextView()
        links.isEditable = false
        links.adjustsFontForContentSizeCategory = true
        links.isScrollEnabled = false
        links.backgroundColor = nil
        let linked = NSMutableAttributedString(
            string: "Text that is only read has links that can be tapped.",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        linked.addAttribute(
            .foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: linked.length))
        if let url = URL(string: "https://swift.org") {
            linked.addAttribute(.link, value: url, range: (linked.string as NSString).range(of: "links"))
        }
        links.attributedText = linked
        addSection("Text views", [Row(text), Row(growing), Row(links)])
    }

    private func field(_ placeholder: String, _ style: UITextField.BorderStyle) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = style
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.delegate = self
        field.accessibilityIdentifier = placeholder
        return field
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
