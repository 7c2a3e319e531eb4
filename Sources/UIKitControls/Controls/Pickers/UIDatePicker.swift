import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// A control for selecting a date, a time, both, or the duration of a timer.
///
/// The style determines whether the picker displays wheels, fields that open a calendar, or a calendar. The locale,
/// the calendar and the time zone determine the texts and their order. `valueChanged` is sent when the user changes
/// the date, but not when the program sets it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatepicker>.
open class UIDatePicker: UIControl {
    /// The kind of value that the user edits. The raw values match UIKit.
    public enum Mode: Int, Hashable, Sendable {
        /// A time of day.
        case time = 0
        /// A day.
        case date = 1
        /// A day and a time.
        case dateAndTime = 2
        /// Hours and minutes of a timer.
        case countDownTimer = 3
        /// A month.
        case yearAndMonth = 4
    }

    private(set) var picked = DatePickerState(date: WallClock.now)
    private var chosenTimeZone: TimeZone?
    private var wheels: DateWheels?
    private var calendarView: DateCalendarView?
    final var fields: DateFieldsView?
    private let timeTitle = UILabel()
    final weak var card: DateCardController?
    final var cardWheels: DateWheels?
    final var cardCalendar: DateCalendarView?

    /// The size that the picker has set. If the style or mode changes, the picker sets a new size, unless the program
    /// has set a different size.
    private var ownSize: CGSize?

    /// Creates a date picker for date and time, with the current date. If the frame is empty, the picker sets its own
    /// size, also when its style or mode changes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        guard frame.size == .zero else { return }
        self.frame.size = intrinsicContentSize
        ownSize = bounds.size
    }

    /// Decodes a date picker from a storyboard or nib. Any other coder creates a date picker with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodeDatePicker(from: coder) }
    }

    private func setUp(_ coder: NSCoder? = nil) {
        setDefaults(opaque: false, coder: coder)
        rebuild()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (picker: UIDatePicker, _) in
            picker.showState()
            picker.invalidateIntrinsicContentSize()
        }
    }

    // MARK: - Managing the date and calendar

    /// The date. The default is the current date. A date outside the limits is replaced by the nearest limit. Setting
    /// the property sends no event.
    open var date: Date {
        get { picked.date }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date. If `animated` is `true`, the wheels turn with an animation. The method sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            return Diagnostics.warn(
                .control, "\(Diagnostics.name(self)): date must be finite; the old one is kept")
        }
        picked.set(date)
        showState(animated: animated, revealsDate: true)
        sizeDidChange()
    }

    /// The calendar. The default is the user's current calendar; setting `nil` restores the default.
    open var calendar: Calendar! {
        get { picked.calendar }
        set {
            picked.calendar = newValue ?? .current
            rebuild()
        }
    }

    /// The locale of the texts. `nil`, the default, is replaced by the user's locale.
    open var locale: Locale? {
        get { picked.locale }
        set {
            picked.locale = newValue ?? .current
            rebuild()
        }
    }

    /// The time zone; `nil`, the default, for the time zone of the calendar.
    open var timeZone: TimeZone? {
        get { picked.timeZone }
        set {
            picked.timeZone = newValue
            rebuild()
        }
    }

    // MARK: - Configuring the picker

    /// The kind of value that the user edits. The default is `dateAndTime`.
    ///
    /// Setting `yearAndMonth` raises an exception if the preferred style is neither `automatic` nor `wheels`.
    open var datePickerMode: Mode {
        get { picked.mode }
        set {
            guard newValue != picked.mode, canShow(newValue, in: preferredDatePickerStyle) else { return }
            picked.mode = newValue
            rebuild()
        }
    }

    /// The preferred style. The default is `automatic`. Setting a different style sets `minuteInterval` to 1, as on
    /// iOS.
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { preferredStyle }
        set {
            guard newValue != preferredStyle, canShow(picked.mode, in: newValue) else { return }
            preferredStyle = newValue
            picked.minuteInterval = 1
            rebuild()
        }
    }

    private var preferredStyle = UIDatePickerStyle.automatic

    private func canShow(_ mode: Mode, in style: UIDatePickerStyle) -> Bool {
        // Chosen (Pickers): `yearAndMonth` in a style other than wheels is an exception, whose text is chosen.
        guard mode == .yearAndMonth, style == .compact || style == .inline else { return true }
        Diagnostics.raise(
            .controlValue, "A date picker of years and months can only be shown as wheels. \(Diagnostics.name(self))")
        return false
    }

    /// The style of the picker, which is never `automatic`. The modes `countDownTimer` and `yearAndMonth` always use
    /// the style `wheels`.
    open var datePickerStyle: UIDatePickerStyle {
        if picked.mode == .countDownTimer || picked.mode == .yearAndMonth { return .wheels }
        return preferredStyle == .automatic ? .compact : preferredStyle
    }

    /// The earliest selectable date; `nil`, the default, for no limit. Timers ignore both limits. If the minimum is
    /// later than the maximum, both limits are ignored.
    open var minimumDate: Date? {
        get { picked.minimum }
        set {
            picked.minimum = newValue
            limitsDidChange()
        }
    }

    /// The latest selectable date; `nil`, the default, for no limit.
    open var maximumDate: Date? {
        get { picked.maximum }
        set {
            picked.maximum = newValue
            limitsDidChange()
        }
    }

    private func limitsDidChange() {
        picked.set(picked.date)
        showState(revealsDate: true)
        sizeDidChange()
    }

    /// The interval between the rows of the minute wheel, in minutes: a divisor of 60 from 1 to 30. Any other value
    /// sets the default, 1.
    open var minuteInterval: Int {
        get { picked.minuteInterval }
        set {
            picked.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            picked.set(picked.date)
            rebuild()
        }
    }

    /// Whether a date that the program sets is also rounded to a multiple of `minuteInterval`, and not only a date
    /// that the user selects. The default is `true`.
    open var roundsToMinuteInterval: Bool {
        get { picked.roundsToMinuteInterval }
        set {
            picked.roundsToMinuteInterval = newValue
            picked.set(picked.date)
            showState(revealsDate: true)
        }
    }

    // Chosen (Pickers): The first change of a date picker's timer sends an event, like every other change (UIKit is
    // reported to omit it). The duration is 0 until it is set or shown.
    /// The duration of a timer, in seconds. It is rounded down to whole minutes, and is at least one minute and less
    /// than a day. The default is 0, until the duration is set or a timer is displayed.
    open var countDownDuration: TimeInterval {
        get { picked.mode == .countDownTimer ? DatePickerState.duration(picked.duration) : picked.duration }
        set {
            picked.duration = DatePickerState.duration(newValue)
            showState()
        }
    }

    // MARK: - Contents

    private func rebuild() {
        for view in [wheels, calendarView, fields] as [UIView?] { view?.removeFromSuperview() }
        (wheels, calendarView, fields) = (nil, nil, nil)
        timeTitle.removeFromSuperview()
        closeCard()
        picked.set(picked.date)
        switch datePickerStyle {
        case .wheels, .automatic:
            let wheels = DateWheels(picked)
            wheels.didChange = { [weak self] date, duration in self?.userChose(date, duration) }
            self.wheels = wheels
            addSubview(wheels)
        case .compact: addFields()
        case .inline:
            if picked.hasDate {
                let view = DateCalendarView(picked)
                view.didChange = { [weak self] date in self?.userChose(date, nil) }
                calendarView = view
                addSubview(view)
            }
            if picked.hasTime { addFields() }
            if picked.mode == .dateAndTime { addSubview(timeTitle) }
        }
        showState(revealsDate: true)
        sizeDidChange()
        guard ownSize == bounds.size, translatesAutoresizingMaskIntoConstraints else { return }
        frame.size = intrinsicContentSize
        ownSize = bounds.size
    }

    private func addFields() {
        let view = DateFieldsView()
        view.dateField.addAction(UIAction { [weak self] _ in self?.openCalendar() }, for: .touchUpInside)
        view.timeField.addAction(UIAction { [weak self] _ in self?.openTime() }, for: .touchUpInside)
        fields = view
        addSubview(view)
    }

    private func showState(animated: Bool = false, revealsDate: Bool = false) {
        wheels?.show(picked, animated: animated && window != nil)
        calendarView?.show(picked, isEnabled: isEnabled, revealsDate: revealsDate)
        fields?.show(
            picked, hasDate: picked.hasDate && calendarView == nil, hasTime: picked.hasTime, isEnabled: isEnabled)
        cardWheels?.show(picked, animated: animated)
        cardCalendar?.show(picked, isEnabled: true, revealsDate: revealsDate)
        wheels?.isUserInteractionEnabled = isEnabled
        wheels?.alpha = isEnabled ? 1 : 0.5
        timeTitle.text = DateWords.time(picked.locale)
        timeTitle.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
        setNeedsLayout()
    }

    private func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func userChose(_ date: Date, _ duration: TimeInterval?) {
        picked.date = picked.clamped(date)
        if let duration, picked.mode == .countDownTimer { picked.duration = duration }
        calendarView?.show(picked, isEnabled: isEnabled, revealsDate: true)
        cardCalendar?.show(picked, isEnabled: true, revealsDate: true)
        fields?.show(
            picked, hasDate: picked.hasDate && calendarView == nil, hasTime: picked.hasTime, isEnabled: isEnabled)
        sizeDidChange()
        send([.valueChanged, .primaryActionTriggered], with: nil)
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled { closeCard() }
        showState()
    }

    // MARK: - Layout

    /// Closes an open card when the picker is removed from its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { closeCard() }
    }

    /// The size of the picker: 320 by 216 points for wheels, otherwise the size of the fields, or of the calendar with
    /// the row for the time.
    open override var intrinsicContentSize: CGSize {
        if wheels != nil { return UIPickerView.size }
        let time = fields?.sizeThatFits(.zero) ?? .zero
        guard calendarView != nil else { return time }
        return CGSize(
            width: DateCalendarView.size.width,
            height: DateCalendarView.size.height + (fields == nil ? 0 : max(44, time.height + 10)))
    }

    /// Returns the intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels?.frame = bounds
        guard let calendarView else {
            fields?.frame = bounds
            return
        }
        let row = fields.map { max(44, $0.sizeThatFits(.zero).height + 10) } ?? 0
        calendarView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - row))
        let below = CGRect(x: 16, y: bounds.height - row, width: max(0, bounds.width - 28), height: row)
        fields?.frame = below
        timeTitle.frame = below
        timeTitle.textAlignment = .natural
        if fields != nil { sendSubviewToBack(timeTitle) }
    }

    /// The value is `false`: wheels, fields and days can be focused, but not the picker as a whole.
    open override var canBecomeFocused: Bool { false }

    /// The named properties of date pickers.
    open override class var namedProperties: NamedProperties { addDatePickerProperties(to: super.namedProperties) }
}
