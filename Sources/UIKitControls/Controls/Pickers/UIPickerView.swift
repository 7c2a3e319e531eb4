import CoreGraphics
import Foundation
import QuartzCore

/// A view with one or more wheels side by side. The row in the middle of each wheel is selected.
///
/// A data source provides the number of components (wheels) and of their rows, and a delegate provides the content of
/// the rows. The picker view calls both when it needs the content for the first time, and caches the values until it
/// is reloaded. The user turns a wheel with a finger, the mouse wheel, a tap on a row, or the arrow keys.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerview>.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private var columns: [PickerColumn] = []
    private var widths: [CGFloat] = []
    private var isLoaded = false
    private var isLoading = false
    private let band = UIView()

    static let size = CGSize(width: 320, height: 216)
    static let gap: CGFloat = 5
    static let margin: CGFloat = 9

    /// Creates a picker view without content. If the frame is empty, its size is set to 320 by 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        setUp()
    }

    /// Decodes a picker view from a storyboard or nib. Any other coder creates a picker view with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodePicker(from: coder) }
    }

    private func setUp(_ coder: NSCoder? = nil) {
        if coder?.ofDocument == nil { clipsToBounds = true }
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (picker: UIPickerView, _) in
            picker.textSizeDidChange()
        }
    }

    // MARK: - Providing the content

    /// The data source, which provides the number of components and rows. It is referenced weakly. Setting it reloads
    /// the picker view.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetContent() } }

    /// The delegate, which provides the content of the rows and is notified of selections. It is referenced weakly.
    /// Setting it reloads the picker view.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            OptionalMethods.pickerView.check(delegate)
            forgetContent()
        }
    }

    /// Whether the selected rows are marked. The property has no effect, as on iOS 7 and later.
    open var showsSelectionIndicator = true

    // MARK: - Getting dimensions

    /// The number of components; 0 without a data source.
    open var numberOfComponents: Int {
        load()
        return columns.count
    }

    /// Returns the number of rows in a component; 0 if the component does not exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        load()
        return columns.indices.contains(component) ? columns[component].count : 0
    }

    /// Returns the size of the rows in a component, in points; zero if the component does not exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        load()
        guard columns.indices.contains(component) else { return .zero }
        return CGSize(width: columnFrames(widths)[component].width, height: columns[component].rowHeight)
    }

    // MARK: - Reloading

    /// Reloads all components. The selected rows stay selected, or the last row is selected if a component now has
    /// fewer rows. The delegate is not notified.
    open func reloadAllComponents() {
        forgetContent()
        load()
    }

    /// Reloads the rows of a component. A component that does not exist is ignored.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return load() }
        guard columns.indices.contains(component) else { return }
        columns[component].removeFromSuperview()
        columns[component] = makeColumn(component, selected: columns[component].selected)
        setNeedsLayout()
    }

    // MARK: - Selecting rows

    // Chosen (Pickers): `selectRow` of a nonexistent row of a picker has no effect, with a log.
    /// Selects a row. If `animated` is `true`, the wheel turns with an animation. `selectedRow(inComponent:)` returns
    /// the new row at once, and the delegate is not notified. A row or component that does not exist is ignored, and a
    /// message is logged.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        load()
        guard columns.indices.contains(component), row >= 0, row < columns[component].count else {
            return Diagnostics.warn(
                .control,
                "\(Diagnostics.name(self)): component \(component) has no row \(row); the selection is unchanged")
        }
        columns[component].select(row, animated: animated)
    }

    /// Returns the selected row of a component; −1 if the component has no rows. While a wheel is turning, it is the
    /// row that was selected before.
    open func selectedRow(inComponent component: Int) -> Int {
        load()
        return columns.indices.contains(component) ? columns[component].selected : -1
    }

    /// Returns the view of a visible row: the delegate's view, or the view that displays the title; `nil` if the row
    /// is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        load()
        layoutIfNeeded()
        return columns.indices.contains(component) ? columns[component].view(forRow: row) : nil
    }

    // MARK: - Loading

    private func forgetContent() {
        isLoaded = false
        setNeedsLayout()
    }

    /// Loads the numbers and sizes in the same order as iOS (recorded): the number of components, then for each
    /// component the number of rows, the width and the row height.
    private func load() {
        guard !isLoaded, !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        isLoaded = true
        let old = columns.map(\.selected)
        for column in columns { column.removeFromSuperview() }
        (columns, widths) = ([], [])
        for component in 0..<bounded(dataSource?.numberOfComponents(in: self) ?? 0, 100, "components") {
            widths.append(0)
            columns.append(makeColumn(component, selected: old.indices.contains(component) ? old[component] : 0))
        }
        setNeedsLayout()
    }

    private func makeColumn(_ component: Int, selected: Int) -> PickerColumn {
        let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        let column = PickerColumn(
            index: component, count: bounded(rows, 100_000_000, "rows"), rowHeight: rowHeight(ofComponent: component),
            selected: selected, picker: self)
        if widths.indices.contains(component) {
            widths[component] = width.isFinite && width > 0 ? min(width, 10_000) : 0
        }
        addSubview(column)
        return column
    }

    private func bounded(_ count: Int, _ limit: Int, _ what: String) -> Int {
        guard count < 0 || count > limit else { return count }
        Diagnostics.warn(
            .control, "\(Diagnostics.name(self)): the data source returns \(count) \(what); 0 to \(limit) can be shown")
        return min(max(count, 0), limit)
    }

    // Chosen (Pickers): If the delegate returns a row height that is not greater than 0, the default height is used.
    private func rowHeight(ofComponent component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        guard height.isFinite, height > 0 else { return max(32, (titleFont.pointSize * 32 / 23).rounded(.up)) }
        return min(max(height, 4), 1000)
    }

    // Chosen (Pickers): Titles of a picker's rows are 23 points, and grow with the user's text size up to 40; rows
    // grow with them.
    /// The font of titles: 23 points, scaled by the content size category up to 40 points.
    var titleFont: UIFont {
        UIFontMetrics(forTextStyle: .title2).scaledFont(
            for: .systemFont(ofSize: 23), maximumPointSize: 40, compatibleWith: traitCollection)
    }

    func textSizeDidChange() {
        for column in columns { column.rowHeight = rowHeight(ofComponent: column.index) }
        refreshRows()
    }

    /// Requests the content of the visible rows from the delegate again.
    func refreshRows() { for column in columns { column.refreshRows() } }

    enum RowContent {
        case title(PickerTitle)
        case view(UIView)
    }

    func content(ofRow row: Int, inComponent component: Int, reusing spare: UIView?) -> RowContent {
        guard let delegate else { return .title(PickerTitle()) }
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: spare)
        if view !== PickerRowView.none { return .view(view) }
        if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return .title(PickerTitle(attributed: text))
        }
        return .title(PickerTitle(plain: delegate.pickerView(self, titleForRow: row, forComponent: component)))
    }

    /// Notifies the delegate. Called when the user has turned a wheel to a different row.
    func columnDidSettle(_ column: PickerColumn) {
        guard column.superview === self else { return }
        delegate?.pickerView(self, didSelectRow: column.selected, inComponent: column.index)
    }

    /// Whether the wheels can be focused, so that the arrow keys turn them.
    var takesFocus: Bool { true }

    /// Returns whether a component has rows without an end, so that their numbers have no meaning.
    func isEndless(component: Int) -> Bool { false }

    func accessibilityLabel(ofComponent component: Int) -> String? {
        (delegate as? any UIPickerViewAccessibilityDelegate)?.pickerView(
            self, accessibilityLabelForComponent: component)
    }

    // MARK: - Layout

    // Chosen (Pickers): Widths of columns that do not fit into a picker shrink.
    /// Returns the frames of all columns, with 5 points between them and 9 points at both sides. In a right-to-left
    /// layout, the first column is on the right. If the widths do not fit, they are reduced.
    func columnFrames(_ widths: [CGFloat]) -> [CGRect] {
        let count = CGFloat(widths.count)
        let share = max(0, ((bounds.width - 2 * Self.margin - Self.gap * (count - 1)) / max(count, 1)).rounded(.down))
        var widths = widths.map { $0 > 0 ? $0 : share }
        let (sum, room) = (widths.reduce(0, +), max(0, bounds.width - Self.gap * (count - 1)))
        if sum > room { widths = widths.map { ($0 * room / sum).rounded(.down) } }
        var x = (bounds.width - widths.reduce(0, +) - Self.gap * (count - 1)) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return widths.map { width in
            defer { x += width + Self.gap }
            return CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: max(0, bounds.height))
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        for (column, frame) in zip(columns, columnFrames(widths)) { column.frame = frame }
        let row = columns.first?.rowHeight ?? 32
        band.isHidden = columns.isEmpty
        band.frame = CGRect(
            x: Self.margin, y: (bounds.height - row) / 2 - 1, width: max(0, bounds.width - 2 * Self.margin),
            height: row + 2)
    }

    /// The size of the picker view, which is always 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Returns the size of the picker view, which is always 320 by 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// The named properties of picker views.
    open override class var namedProperties: NamedProperties { addPickerProperties(to: super.namedProperties) }
}
