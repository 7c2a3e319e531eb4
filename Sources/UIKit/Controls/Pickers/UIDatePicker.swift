import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// A control that sets a date, a time, both, or the duration of a timer.
///
/// It shows wheels, fields that open a calendar, or a calendar. Texts and their order follow the locale, the calendar
/// and the time zone. `valueChanged` is sent when the user changes the date, but not when the program does.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatepicker>.
open class UIDatePicker: UIControl {
    /// The edited value. The raw values match UIKit.
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

    /// The size that the picker has set itself. A change of style or mode replaces it unless the program has set a
    /// different size.
    private var ownSize: CGSize?

    /// Creates a picker of date and time, with the present date. If the frame is empty, the picker sets its size, also
    /// when its style or mode changes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        guard frame.size == .zero else { return }
        self.frame.size = intrinsicContentSize
        ownSize = bounds.size
    }

    /// Creates a picker from a storyboard or nib. With a different coder the picker has its default values.
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

    /// The date. The default is the present. Dates are clamped to the limits. Setting it sends no event.
    open var date: Date {
        get { picked.date }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, with an animation of the wheels if `animated` is `true`. Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            return Diagnostics.warn(
                .control, "\(Diagnostics.name(self)): date has to be a finite time; the old one stays")
        }
        picked.set(date)
        showState(animated: animated, revealsDate: true)
        sizeDidChange()
    }

    /// The calendar. The default, also for `nil`, is the user's calendar.
    open var calendar: Calendar! {
        get { picked.calendar }
        set {
            picked.calendar = newValue ?? .current
            rebuild()
        }
    }

    /// The locale of texts. The default, also for `nil`, is the user's locale.
    open var locale: Locale? {
        get { picked.locale }
        set {
            picked.locale = newValue ?? .current
            rebuild()
        }
    }

    /// The time zone. With `nil`, the default, the time zone of the calendar is used.
    open var timeZone: TimeZone? {
        get { picked.timeZone }
        set {
            picked.timeZone = newValue
            rebuild()
        }
    }

    // MARK: - Configuring the picker

    /// The edited value. The default is date and time.
    ///
    /// `yearAndMonth` with a preferred style that is neither automatic nor wheels raises an exception.
    open var datePickerMode: Mode {
        get { picked.mode }
        set {
            guard newValue != picked.mode, canShow(newValue, in: preferredDatePickerStyle) else { return }
            picked.mode = newValue
            rebuild()
        }
    }

    /// The preferred style. The default is automatic. Setting a different style resets `minuteInterval` to 1, as on
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

    /// The style, which is never automatic. Timers, and years with months, are always shown as wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if picked.mode == .countDownTimer || picked.mode == .yearAndMonth { return .wheels }
        return preferredStyle == .automatic ? .compact : preferredStyle
    }

    /// The earliest date, or `nil`. Both limits are ignored by timers, and if the minimum is later than the maximum.
    open var minimumDate: Date? {
        get { picked.minimum }
        set {
            picked.minimum = newValue
            limitsDidChange()
        }
    }

    /// The latest date, or `nil`.
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

    /// The interval between rows in minutes: a divisor of 60 up to 30. Different values set the default, 1.
    open var minuteInterval: Int {
        get { picked.minuteInterval }
        set {
            picked.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            picked.set(picked.date)
            rebuild()
        }
    }

    /// Whether `date` is rounded to a multiple of `minuteInterval` also before the user has changed it. The default is
    /// Returns `true`.
    open var roundsToMinuteInterval: Bool {
        get { picked.roundsToMinuteInterval }
        set {
            picked.roundsToMinuteInterval = newValue
            picked.set(picked.date)
            showState(revealsDate: true)
        }
    }

    // Chosen (Pickers): The first change of a date picker's timer is sent like every other (UIKit is reported to omit
    // it). Its duration is 0 until it is set or shown.
    /// The duration of a timer in seconds: whole minutes, at least one, less than a day. 0 until it is set or a timer
    /// is shown.
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

    /// Closes an open card when the picker leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { closeCard() }
    }

    /// The size of the wheels, which is 320 by 216 points, of the fields, or of the calendar with a row for the time.
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

    /// Wheels, fields and days can have the keyboard focus. The picker as a whole cannot.
    open override var canBecomeFocused: Bool { false }

    /// Adds the properties of date pickers.
    open override class var namedProperties: NamedProperties { addDatePickerProperties(to: super.namedProperties) }
}
