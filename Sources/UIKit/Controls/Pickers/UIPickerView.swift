import CoreGraphics
import Foundation
import QuartzCore

/// Wheels side by side, each of which has one row selected: the one in the middle.
///
/// A data source says how many wheels and rows there are, a delegate what they show. Both are asked when the picker first needs
/// its content, and what they say is kept until it is reloaded. A wheel is turned by a finger, the mouse's wheel, a tap on one
/// of its rows, and by arrow keys.
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

    /// Makes a picker without content. A frame of no size becomes 320 by 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        setUp()
    }

    /// Makes a picker of a storyboard or nib; another coder says nothing.
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

    /// Says how many wheels and rows there are. Kept weakly. Setting it reloads the picker.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetContent() } }

    /// Says what the rows show, and is called when the user has selected one. Kept weakly. Setting it reloads the picker.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            OptionalMethods.pickerView.check(delegate)
            forgetContent()
        }
    }

    /// Has no effect, as on iOS since 7.
    open var showsSelectionIndicator = true

    // MARK: - Getting dimensions

    /// The number of components; 0 without a data source.
    open var numberOfComponents: Int {
        load()
        return columns.count
    }

    /// The number of rows of a component; 0 for one that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        load()
        return columns.indices.contains(component) ? columns[component].count : 0
    }

    /// The size of a component's rows in points; zero for one that does not exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        load()
        guard columns.indices.contains(component) else { return .zero }
        return CGSize(width: columnFrames(widths)[component].width, height: columns[component].rowHeight)
    }

    // MARK: - Reloading

    /// Asks for everything again. Selected rows stay, or become the last one where there are fewer now. Calls no delegate.
    open func reloadAllComponents() {
        forgetContent()
        load()
    }

    /// Asks for the rows of one component again. One that does not exist does nothing.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return load() }
        guard columns.indices.contains(component) else { return }
        columns[component].removeFromSuperview()
        columns[component] = makeColumn(component, selected: columns[component].selected)
        setNeedsLayout()
    }

    // MARK: - Selecting rows

    /// Selects a row, at once or by turning the wheel there. The delegate is not called, and `selectedRow(inComponent:)` is the
    /// new row at once. A row or component that does not exist changes nothing, with a log (chosen).
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        load()
        guard columns.indices.contains(component), row >= 0, row < columns[component].count else {
            return Diagnostics.warn(
                .control,
                "\(Diagnostics.name(self)): there is no row \(row) in component \(component); nothing is selected")
        }
        columns[component].select(row, animated: animated)
    }

    /// The selected row of a component: while a wheel turns, the one that it came from. −1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        load()
        return columns.indices.contains(component) ? columns[component].selected : -1
    }

    /// The view of a row: the delegate's, or that of the title. `nil` for rows that are not seen.
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

    /// Asks as iOS does: how many components, then of each the rows, the width, the height (recorded).
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
            .control, "\(Diagnostics.name(self)): the data source says \(count) \(what); 0 to \(limit) can be shown")
        return min(max(count, 0), limit)
    }

    private func rowHeight(ofComponent component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        guard height.isFinite, height > 0 else { return max(32, (titleFont.pointSize * 32 / 23).rounded(.up)) }
        return min(max(height, 4), 1000)
    }

    /// Of titles: 23 points, larger with the user's text size, up to 40 (chosen).
    var titleFont: UIFont {
        UIFontMetrics(forTextStyle: .title2).scaledFont(
            for: .systemFont(ofSize: 23), maximumPointSize: 40, compatibleWith: traitCollection)
    }

    func textSizeDidChange() {
        for column in columns { column.rowHeight = rowHeight(ofComponent: column.index) }
        refreshRows()
    }

    /// Asks for the content of the rows that are seen again.
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

    /// The user has scrolled a component to another row, and scrolling has ended.
    func columnDidSettle(_ column: PickerColumn) {
        guard column.superview === self else { return }
        delegate?.pickerView(self, didSelectRow: column.selected, inComponent: column.index)
    }

    /// Whether arrow keys can turn the wheels.
    var takesFocus: Bool { true }

    func accessibilityLabel(ofComponent component: Int) -> String? {
        (delegate as? any UIPickerViewAccessibilityDelegate)?.pickerView(
            self, accessibilityLabelForComponent: component)
    }

    // MARK: - Layout

    /// Of all columns: 5 points between them, 9 beside them; the first one is on the right where one reads from there. Widths
    /// that the picker has no room for shrink (chosen).
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

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// 320 by 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// With the properties of pickers.
    open override class var namedProperties: NamedProperties { addPickerProperties(to: super.namedProperties) }
}
