import CoreGraphics
import Foundation
import QuartzCore

/// A row of segments with a single selection.
///
/// The user taps a segment or drags the selection to select a segment. When the user changes the selection, the action
/// of the segment is performed, and `valueChanged` and `primaryActionTriggered` are sent. Setting
/// `selectedSegmentIndex` sends no events. An index out of range is replaced by the nearest valid index.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>.
open class UISegmentedControl: UIControl, SingleTapControl, UISpringLoadedInteractionSupporting {
    var segments: [ControlSegment] = []
    var looks = SegmentAppearances()
    let parts = SegmentParts()
    /// The touch on the control.
    var fingerPress = SegmentPress()
    private var selection = UISegmentedControl.noSegment

    /// The index for no selection.
    open class var noSegment: Int { -1 }

    // MARK: - Creating a segmented control

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with a segment for each title (`String`) or image (`UIImage`). The control has its intrinsic
    /// size. Items of other types are ignored.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            switch item {
            case let title as String: insert(ControlSegment(title: title), at: segments.count)
            case let image as UIImage: insert(ControlSegment(image: image), at: segments.count)
            default: break
            }
        }
        frame.size = intrinsicContentSize
    }

    /// Creates a control with a segment for each action. A segment displays the image of its action, otherwise the
    /// title.
    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        setUp()
        for action in actions { insert(ControlSegment(action: action), at: segments.count) }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Decodes a segmented control from a storyboard or nib. Any other coder creates a control with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodeSegments(from: coder) }
    }

    private func setUp(_ coder: NSCoder? = nil) {
        setDefaults(opaque: false, hugging: [.vertical: UILayoutPriority(751)], coder: coder)
        clipsToBounds = true
        parts.add(to: self)
    }

    // MARK: - Managing segment content

    /// Sets the title of a segment, and removes its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// Returns the title of a segment; `nil` if the segment displays an image or does not exist.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    /// Sets the image of a segment, and removes its title. An image without a rendering mode is displayed as a
    /// template.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// Returns the image of a segment; `nil` if the segment displays a title or does not exist.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    // MARK: - Managing segment actions

    /// Sets the action of a segment, which then displays the action's image or title. If the action of a different
    /// segment has the same identifier, an exception is raised, as on iOS.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard let index = pinned(segment), permits(action, at: index) else { return }
        segments[index].show(action)
        segmentsDidChange()
    }

    /// Returns the action of a segment; `nil` if it has no action.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// Returns the index of the segment whose action has an identifier; `NSNotFound` if no segment has such an action.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    private func permits(_ action: UIAction, at index: Int?) -> Bool {
        let other = segmentIndex(identifiedBy: action.identifier)
        guard other == NSNotFound || other == index else {
            Diagnostics.raise(
                .controlValue,
                "\(Diagnostics.name(self)): an action with the identifier \(action.identifier.rawValue) belongs to segment "
                    + "\(other) already")
            return false
        }
        return true
    }

    // MARK: - Inserting and removing segments

    /// Inserts a segment with a title at an index. If the index is too large, the segment is added at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(ControlSegment(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with an image at an index. If the index is too large, the segment is added at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(ControlSegment(image: image), at: segment, animated: animated)
    }

    /// Inserts a segment with an action at an index. If the index is too large, the segment is added at the end.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        guard permits(action, at: nil) else { return }
        insert(ControlSegment(action: action), at: segment, animated: animated)
    }

    private func insert(_ segment: ControlSegment, at index: Int, animated: Bool = false) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selection >= index { selection += 1 }
        fingerPress.forget()
        segmentsDidChange()
        if animated { layoutAnimated(from: segment) }
    }

    /// Removes a segment. If the segment was selected, no segment is selected then.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = pinned(segment) else { return }
        let removed = segments.remove(at: index)
        if selection == index { selection = Self.noSegment } else if selection > index { selection -= 1 }
        fingerPress.forget()
        segmentsDidChange()
        removed.removeViews(animated: animated && window != nil)
        if animated { layoutAnimated(from: nil) }
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeViews(animated: false) }
        segments = []
        selection = Self.noSegment
        fingerPress.forget()
        segmentsDidChange()
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    // MARK: - Managing the selection

    /// The index of the selected segment. The default is `noSegment`. If the control is in a window, the change is
    /// animated. Setting the property sends no event.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            let index = newValue < 0 ? Self.noSegment : pinned(newValue) ?? Self.noSegment
            fingerPress.selectionDidChange(to: index)
            guard index != selection else { return }
            selection = index
            showPress(animated: window != nil)
        }
    }

    /// Whether a segment is selected only while it is touched. The default is `false`.
    open var isMomentary = false {
        didSet { if isMomentary != oldValue { setNeedsLayout() } }
    }

    // MARK: - Managing segment behavior

    /// Sets whether the user can select a segment. The default is `true`.
    ///
    /// If the selected segment is disabled, no segment is selected then, and no event is sent. An index out of range
    /// is an error (recorded on iOS 26.1).
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard isInRange(segment) else { return }
        change(segment) { $0.isEnabled = enabled }
        if !enabled, selection == segment { selectedSegmentIndex = Self.noSegment }
    }

    /// Returns whether the user can select a segment. An index out of range is an error.
    open func isEnabledForSegment(at segment: Int) -> Bool { isInRange(segment) && segments[segment].isEnabled }

    private func isInRange(_ segment: Int) -> Bool {
        if segments.indices.contains(segment) { return true }
        Diagnostics.raise(
            .controlValue, "\(Diagnostics.name(self)): segment \(segment) is not in 0..<\(segments.count)")
        return false
    }

    /// Sets the offset of a segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard offset.width.isFinite, offset.height.isFinite else { return }
        change(segment) { $0.contentOffset = offset }
    }

    /// Returns the offset of a segment's content, in points. The default is zero.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.contentOffset ?? .zero }

    /// Sets a custom width for a segment, in points. With 0, the default, the control determines the width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else { return }
        change(segment) { $0.width = width }
    }

    /// Returns the custom width of a segment, in points; 0 if the control determines the width.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

    /// Whether the width of a segment depends on its content. The default is `false`, so that all segments have the
    /// same width.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    // MARK: - Customizing appearance

    /// The color of the selection indicator; `nil` for white, or gray in the dark user interface style.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.selectedSegmentTintColor, to: selectedSegmentTintColor)
            setNeedsLayout()
        }
    }

    /// Sets the background image of the segments for a state and bar metrics. If images are set, the control does not
    /// display its default background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        recordAppearance(Int(state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        looks.backgrounds[SegmentAppearances.Key(state: state, metrics: barMetrics)] = backgroundImage
        segmentsDidChange()
    }

    /// Returns the background image of the segments that was set for a state and bar metrics.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds[SegmentAppearances.Key(state: state, metrics: barMetrics)]
    }

    /// Sets the image between two segments in the given states, for bar metrics.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        recordAppearance(Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue) {
            $0.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }
        let states = DividerStates(left: leftState, right: rightState)
        looks.dividers[SegmentAppearances.DividerKey(states: states, metrics: barMetrics)] = dividerImage
        segmentsDidChange()
    }

    /// Returns the image that was set for two segments in the given states and for bar metrics.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        let states = DividerStates(left: leftState, right: rightState)
        return looks.dividers[SegmentAppearances.DividerKey(states: states, metrics: barMetrics)]
    }

    /// Sets the attributes of the titles for a state. For attributes that are missing, the values of the normal state
    /// are used, otherwise the default values.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        looks.titleAttributes[state] = attributes
        for segment in segments { segment.contentDidChange() }
        segmentsDidChange()
    }

    /// Returns the attributes of the titles that were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks.titleAttributes[state] }

    /// Sets the offset of the content for segments at a position in the row and for bar metrics, in points.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        guard adjustment.horizontal.isFinite, adjustment.vertical.isFinite else { return }
        recordAppearance(leftCenterRightOrAlone.rawValue, barMetrics.rawValue) {
            $0.setContentPositionAdjustment(
                adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
        looks.adjustments[SegmentAppearances.PlaceKey(place: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
        setNeedsLayout()
    }

    /// Returns the offset of the content for segments at a position in the row and for bar metrics, in points.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        looks.adjustments[SegmentAppearances.PlaceKey(place: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
    }

    /// The named properties of segmented controls.
    open override class var namedProperties: NamedProperties { addSegmentProperties(to: super.namedProperties) }

    // MARK: - Reacting

    override func stateDidChange() {
        super.stateDidChange()
        for segment in segments { segment.contentDidChange() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSegments()
    }

    /// The total width of the segments, and a height of 32 points or the height of the background image.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// Returns the total width of the segments, and a height of 32 points or the height of the background image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    // MARK: - Spring loading

    /// Whether holding a dragged item over a segment selects it. The default is `false`.
    open var isSpringLoaded: Bool {
        get { hasSystemSpring }
        set { setSystemSpring(newValue) { segmentSpring() } }
    }

    // MARK: - Tracking touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginPress(at: touch) }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        movePress(to: touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(with: event) }

    open override func cancelTracking(with event: UIEvent?) {
        fingerPress.forget()
        showPress(animated: window != nil)
    }

    /// Selects a segment because of a user action: performs the action of the segment and sends events.
    func userDidSelect(_ index: Int, with event: UIEvent?) {
        guard segments.indices.contains(index), isMomentary || index != selection else {
            return showPress(animated: window != nil)
        }
        selection = index
        showPress(animated: window != nil)
        if let action = segments[index].action { sendAction(action) }
        send([.valueChanged, .primaryActionTriggered], with: event)
        guard isMomentary else { return }
        selection = Self.noSegment
        showPress(animated: window != nil)
    }

    private lazy var accessibleParts = ControlPartList()

    /// The segments, unless different elements are set.
    open override var accessibilityElements: [Any]? {
        get { accessibilityValues.elements ?? accessibleParts.elements(of: self, count: segments.count) }
        set { accessibilityValues.elements = newValue }
    }

    override var ringShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, 8) }

    /// Selects the nearest enabled segment in the direction of an arrow key.
    override func adjust(by steps: Int) -> Bool {
        guard !isMomentary, !segments.isEmpty else { return false }
        var index = selection < 0 ? (steps > 0 ? -1 : segments.count) : selection
        repeat { index += steps.signum() } while segments.indices.contains(index) && !segments[index].isEnabled
        if segments.indices.contains(index) { userDidSelect(index, with: nil) }
        return true
    }

    /// Selects the first segment because of Return or Space, if no segment is selected.
    override func press(with event: UIEvent?) {
        if selection < 0, let first = segments.firstIndex(where: \.isEnabled) { userDidSelect(first, with: event) }
    }
}

extension UISegmentedControl {
    /// The position of a segment in the row. The raw values match UIKit.
    public enum Segment: Int, Sendable {
        /// Any position.
        case any = 0
        /// The first of several segments.
        case left = 1
        /// Between two segments.
        case center = 2
        /// The last of several segments.
        case right = 3
        /// The only segment.
        case alone = 4
    }
}
