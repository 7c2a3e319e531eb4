import CoreGraphics
import QuartzCore

/// The subviews and the input views of a text field.
@MainActor
final class TextFieldParts {
    let border = TextFieldBorder()
    /// A view that clips the text to the visible part.
    let clip = UIView()
    let placeholder = TextFieldPlaceholder()
    /// A label for a text that is too long, which it truncates with an ellipsis while the text is not edited.
    let overflow = UILabel()
    private(set) lazy var clearButton = TextFieldClearButton()
    /// Marks misspelled words; `nil` if no dictionary is available.
    var spelling: TextSpelling?
    var inputView: UIView?
    var inputAccessoryView: UIView?

    init() {
        for view in [border, clip, placeholder, overflow] { view.isUserInteractionEnabled = false }
        clip.clipsToBounds = true
        placeholder.textColor = .placeholderText
        placeholder.font = .systemFont(ofSize: 17)
        placeholder.isHidden = true
        overflow.isHidden = true
    }

    nonisolated deinit {}
}

/// The border of a text field.
final class TextFieldBorder: UIImageView {
    var style = UITextField.BorderStyle.none {
        didSet { if style != oldValue { updateBorder() } }
    }

    /// Whether the border is a filled shape without a line, as in a search field.
    var isForSearching = false

    /// The radius of the corners on iOS (5 to 6 points were measured).
    static let cornerRadius: CGFloat = 5

    private func updateBorder() {
        if isForSearching, style == .roundedRect {
            layer.cornerRadius = 10
            layer.borderWidth = 0
            return backgroundColor = .tertiarySystemFill
        }
        layer.cornerRadius = style == .roundedRect ? Self.cornerRadius : 0
        layer.borderWidth = style == .none ? 0 : style == .roundedRect ? 1 / max(1, traitCollection.displayScale) : 1
        backgroundColor = style == .roundedRect ? .systemBackground : nil
        let color: UIColor = style == .roundedRect ? .opaqueSeparator : style == .line ? .label : .systemGray
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }
}

/// The button that clears a text field.
final class TextFieldClearButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setImage(
            UIImage(
                systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)),
            for: .normal)
        tintColor = .placeholderText
        accessibilityLabel = "Clear text"
    }

    required init?(coder: NSCoder) { nil }

    // Chosen (Input): The tab key does not reach the clear button of a text field.
    override var canBecomeFocused: Bool { false }

    /// Enlarges the area for touches, since the button is smaller than a finger.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }
}

/// The placeholder of a text field. A subclass of `UITextField` may draw it.
final class TextFieldPlaceholder: UILabel {
    weak var field: UITextField?

    override func draw(_ rect: CGRect) { field?.drawPlaceholder(in: bounds) }
}
