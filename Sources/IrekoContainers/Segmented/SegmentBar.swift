import UIKit

/// Receives the user's choices in a segment bar.
@MainActor
public protocol SegmentBarDelegate: AnyObject {
    /// Called when the user taps a segment, even if it is already selected.
    func segmentBar(_ bar: SegmentBar, didChoose index: Int)
}

/// A row of titles of equal width. An underline below the selected title slides to a newly selected title.
///
/// A tap does not change the selection. The delegate, which is called for the tap, sets `selectedIndex`.
open class SegmentBar: UIView {
    /// The intended height of the bar, in points.
    public static let height: CGFloat = 40

    /// The duration of the underline's movement, in seconds.
    public static let slideDuration: TimeInterval = 0.2

    /// The delegate, which is called when the user taps a segment.
    public weak var delegate: SegmentBarDelegate?

    /// The titles, from left to right.
    public let titles: [String]

    /// The index of the underlined segment. Setting an index out of range has no effect.
    public var selectedIndex: Int {
        get { selection }
        set { select(newValue, animated: false) }
    }

    private var selection = 0
    private var buttons: [UIButton] = []
    private let underline = UIView()
    private let separator = UIView()
    private static let underlineHeight: CGFloat = 3

    // MARK: Creating a bar

    /// Creates a bar with titles. The first title is selected.
    public init(titles: [String]) {
        self.titles = titles
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        backgroundColor = .systemBackground
        separator.backgroundColor = .separator
        addSubview(separator)
        for (index, title) in titles.enumerated() {
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.segmentBar(self, didChoose: index)
                }, for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
        }
        underline.layer.cornerRadius = Self.underlineHeight / 2
        addSubview(underline)
        showSelection()
    }

    /// Always returns `nil`: bars are created in code, since a document cannot specify the titles.
    public required init?(coder: NSCoder) { nil }

    // MARK: Selecting

    /// Selects a segment. An index out of range is ignored.
    ///
    /// - Parameters:
    ///   - index: The segment's index, from 0.
    ///   - animated: Whether the underline slides to the segment.
    open func select(_ index: Int, animated: Bool) {
        guard titles.indices.contains(index), index != selection else { return }
        selection = index
        showSelection()
        guard animated, window != nil else {
            setNeedsLayout()
            return
        }
        UIView.animate(withDuration: Self.slideDuration) { self.placeUnderline() }
    }

    private func showSelection() {
        for (index, button) in buttons.enumerated() {
            let isSelected = index == selection
            button.titleLabel?.font = .systemFont(ofSize: 15, weight: isSelected ? .semibold : .regular)
            button.setTitleColor(isSelected ? tintColor : .secondaryLabel, for: .normal)
        }
        underline.backgroundColor = tintColor
    }

    /// Updates the colors of the selected title and of the underline.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showSelection()
    }

    // MARK: Layout

    /// Gives each title the same width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
        separator.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        placeUnderline()
    }

    private func placeUnderline() {
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        underline.frame = CGRect(
            x: CGFloat(selection) * width + 12, y: bounds.height - Self.underlineHeight, width: max(0, width - 24),
            height: Self.underlineHeight)
    }
}
