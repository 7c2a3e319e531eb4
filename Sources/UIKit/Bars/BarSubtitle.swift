import CoreGraphics
import Foundation

/// A subtitle of a navigation bar: a text in one line, or a view of the program.
final class BarSubtitle: UIView {
    private let label = UILabel()
    private var view: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a subtitle, or nothing for `nil`.
    func show(_ subtitle: NavigationTitle?, alignment: NSTextAlignment, attributes: [NSAttributedString.Key: Any]) {
        var shown: UIView?
        if case .view(let view) = subtitle { shown = view }
        if view !== shown {
            if view?.superview === self { view?.removeFromSuperview() }
            view = shown
        }
        if let shown, shown.superview !== self { addSubview(shown) }
        isHidden = subtitle == nil
        label.isHidden = shown != nil
        label.textAlignment = alignment
        label.show(subtitle, font: BarFonts.subtitle, color: .secondaryLabel, attributes: attributes)
        setNeedsLayout()
    }

    /// Returns the size of the subtitle in a row of a width; zero without a subtitle.
    func preferredSize(width: CGFloat) -> CGSize {
        if isHidden { return .zero }
        if let view { return view.barSize(in: CGSize(width: width, height: BarMetrics.largestSubtitle)) }
        return CGSize(width: min(label.preferredWidth, width), height: BarMetrics.subtitle)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        view?.bounds.size = view?.barSize(in: bounds.size) ?? .zero
        view?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

extension BarSubtitle? {
    /// Creates the view in a container, if it is needed and does not exist.
    @MainActor
    mutating func create(in container: UIView, for subtitle: NavigationTitle?) {
        guard self == nil, subtitle != nil else { return }
        let view = BarSubtitle()
        container.addSubview(view)
        self = view
    }
}

extension UILabel {
    /// Displays a title of a navigation bar with the attributes of an appearance. The attributes of the title take
    /// precedence.
    func show(
        _ title: NavigationTitle?, font: UIFont, color: UIColor, attributes: [NSAttributedString.Key: Any]
    ) {
        switch title {
        case .text(let text): show(text, font: font, color: color, attributes: attributes)
        case .attributed(let text):
            var usual: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
            usual.merge(attributes) { _, new in new }
            let shown = NSMutableAttributedString(string: String(text.characters), attributes: usual)
            var start = 0
            for run in text.runs {
                let length = String(text[run.range].characters).utf16.count
                shown.addAttributes(
                    run.attributes.uiKitAttributes, range: NSRange(location: start, length: length))
                start += length
            }
            attributedText = shown
        case .view, nil: show(nil as String?, font: font, color: color, attributes: attributes)
        }
    }
}
