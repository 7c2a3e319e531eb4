import CoreGraphics
import Foundation
import QuartzCore

/// A calendar that displays a month. The user swipes between months, or selects a month with wheels.
final class DateCalendarView: UIView, UIScrollViewDelegate {
    private let title = UIButton(type: .system)
    private let previousButton = UIButton(type: .system)
    private let nextButton = UIButton(type: .system)
    private let weekdays = (0..<7).map { _ in UILabel() }
    private let scroller = MonthScroller()
    private let pages = [MonthPageView(), MonthPageView(), MonthPageView()]
    private var wheels: DateWheels?
    private var state: DatePickerState
    private var isEnabled = true
    /// A date in the visible month.
    private var shownMonth: Date
    /// Called when the user has selected a day. The argument is the selected day with an unchanged time of day.
    var didChange: (Date) -> Void = { _ in }

    static let size = CGSize(width: 320, height: 332)
    private static let header: CGFloat = 44
    private static let names: CGFloat = 24
    private static let margin: CGFloat = 6

    init(_ state: DatePickerState) {
        self.state = state
        shownMonth = state.date
        super.init(frame: .zero)
        clipsToBounds = true
        scroller.isPagingEnabled = true
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.scrollsToTop = false
        scroller.delegate = self
        for page in pages {
            page.choose = { [weak self] in self?.choose($0) }
            scroller.addSubview(page)
        }
        for label in weekdays {
            label.textAlignment = .center
            label.textColor = .tertiaryLabel
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            addSubview(label)
        }
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        previousButton.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .touchUpInside)
        nextButton.addAction(UIAction { [weak self] _ in self?.turn(1) }, for: .touchUpInside)
        for view in [scroller, title, previousButton, nextButton] { addSubview(view) }
        showAll()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ state: DatePickerState, isEnabled: Bool, revealsDate: Bool) {
        self.state = state
        self.isEnabled = isEnabled
        if revealsDate { shownMonth = state.date }
        showAll()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Content

    private func showAll() {
        let calendar = state.workingCalendar
        let grid = MonthGrid(shownMonth, calendar)
        pages[1].show(grid, state, isEnabled: isEnabled)
        pages[0].show(grid.flatMap { MonthGrid($0.previous, calendar) }, state, isEnabled: isEnabled)
        pages[2].show(grid.flatMap { MonthGrid($0.next, calendar) }, state, isEnabled: isEnabled)
        let formatter = state.formatter(state.pattern("yMMMM"))
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.title = formatter.string(from: shownMonth)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
            return attributes
        }
        configuration.baseForegroundColor = wheels == nil ? .label : tintColor
        let arrow = wheels != nil ? "chevron.down" : isRightToLeft ? "chevron.left" : "chevron.right"
        configuration.image = UIImage(
            systemName: arrow, withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))?
            .withTintColor(tintColor, renderingMode: .alwaysOriginal)
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 5
        title.configuration = configuration
        title.isEnabled = isEnabled
        for (button, name, target) in [
            (previousButton, isRightToLeft ? "chevron.right" : "chevron.left", grid?.previous),
            (nextButton, isRightToLeft ? "chevron.left" : "chevron.right", grid?.next),
        ] {
            button.setImage(
                UIImage(
                    systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)),
                for: .normal)
            button.isHidden = wheels != nil
            button.isEnabled =
                isEnabled && target.flatMap { MonthGrid($0, calendar) }.map { state.allows($0.month) } == true
        }
        (previousButton.accessibilityLabel, nextButton.accessibilityLabel) = ("Previous Month", "Next Month")
        let symbols = state.formatter().shortStandaloneWeekdaySymbols as [String]
        for (index, label) in weekdays.enumerated() where symbols.count == 7 {
            label.text = symbols[(index + calendar.firstWeekday - 1) % 7].uppercased(with: state.locale)
            label.font = .systemFont(ofSize: 13, weight: .semibold)
        }
        setNeedsLayout()
    }

    private func choose(_ day: Date) {
        let calendar = state.workingCalendar
        let parts = calendar.dateComponents([.hour, .minute, .second], from: state.date)
        let date =
            calendar.date(
                bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0, of: day) ?? day
        didChange(state.clamped(date))
    }

    // MARK: Months

    private func turn(_ direction: Int) {
        guard !scroller.isScrollAnimating, bounds.width > 0 else { return }
        let page = isRightToLeft ? 1 - direction : 1 + direction
        scroller.setContentOffset(CGPoint(x: CGFloat(page) * scroller.bounds.width, y: 0), animated: window != nil)
        if window == nil { pageDidTurn() }
    }

    private func pageDidTurn() {
        let width = scroller.bounds.width
        guard width > 0, !scroller.isTracking else { return }
        let page = Int((scroller.contentOffset.x / width).rounded()) - 1
        guard page != 0, let grid = pages[1].grid else { return }
        let goesOn = isRightToLeft ? page < 0 : page > 0
        shownMonth = goesOn ? grid.next : grid.previous
        scroller.contentOffset = CGPoint(x: width, y: 0)
        showAll()
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pageDidTurn() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pageDidTurn() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard !decelerate else { return }
        MainLoop.current.schedule(at: CACurrentMediaTime()) { [weak self] in self?.pageDidTurn() }
    }

    /// Shows or hides the wheels for month and year, which replace the days.
    private func toggleWheels() {
        if let wheels {
            wheels.removeFromSuperview()
            self.wheels = nil
        } else {
            var months = state
            months.mode = .yearAndMonth
            months.date = shownMonth
            let wheels = DateWheels(months)
            wheels.didChange = { [weak self] date, _ in
                guard let self else { return }
                shownMonth = date
                showAll()
            }
            addSubview(wheels)
            self.wheels = wheels
        }
        scroller.isHidden = wheels != nil
        for label in weekdays { label.isHidden = wheels != nil }
        showAll()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
        func mirrored(_ rect: CGRect) -> CGRect {
            isRightToLeft
                ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        let arrow = Self.header
        let width = min(title.sizeThatFits(area.size).width + 4, max(0, area.width - 2 * arrow - 10))
        title.frame = mirrored(CGRect(x: area.minX + 10, y: 0, width: width, height: Self.header))
        nextButton.frame = mirrored(CGRect(x: area.maxX - arrow, y: 0, width: arrow, height: Self.header))
        previousButton.frame = mirrored(CGRect(x: area.maxX - 2 * arrow, y: 0, width: arrow, height: Self.header))
        let cell = area.width / 7
        for (index, label) in weekdays.enumerated() {
            label.frame = mirrored(
                CGRect(x: area.minX + CGFloat(index) * cell, y: Self.header, width: cell, height: Self.names))
        }
        let top = Self.header + Self.names
        let days = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        if scroller.frame != days {
            scroller.frame = days
            scroller.contentSize = CGSize(width: days.width * 3, height: days.height)
            scroller.contentOffset = CGPoint(x: days.width, y: 0)
        }
        for (index, page) in pages.enumerated() {
            let place = isRightToLeft ? 2 - index : index
            page.frame = CGRect(
                x: CGFloat(place) * days.width + Self.margin, y: 0, width: area.width, height: days.height)
        }
        wheels?.frame = CGRect(x: 0, y: Self.header, width: bounds.width, height: max(0, bounds.height - Self.header))
    }
}

/// The pages of a calendar. A swipe cancels the touch on a day.
final class MonthScroller: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
