import CoreGraphics
import Foundation
import QuartzCore

/// A row of segments of which one is selected.
///
/// A tap selects a segment; the selection can be dragged, too. When people select another one, its action is performed, and
/// then `valueChanged` and `primaryActionTriggered` are sent; not when a program sets `selectedSegmentIndex`. Indices beyond
/// the segments stand for the first or the last one.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>.
open class UISegmentedControl: UIControl, SingleTapControl, UISpringLoadedInteractionSupporting {
    var segments: [ControlSegment] = []
    var looks = SegmentLooks()
    let parts = SegmentParts()
    /// The finger on the control.
    var fingerPress = SegmentPress()
    private var selection = UISegmentedControl.noSegment

    /// The index that stands for no segment.
    open class var noSegment: Int { -1 }

    // MARK: - Creating a segmented control

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control with these titles (`String`) and images (`UIImage`), at the size that it needs. Others are left out.
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

    /// Makes a control with a segment for each action, which shows the action's image, or else its title.
    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        setUp()
        for action in actions { insert(ControlSegment(action: action), at: segments.count) }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Makes a control of a storyboard or nib; another coder says nothing.
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

    /// Sets the title of a segment; it takes the place of its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// The title of a segment; `nil` where there is an image, or no segment.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    /// Sets the image of a segment; it takes the place of its title. Without a rendering mode it is shown in one colour.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// The image of a segment; `nil` where there is a title, or no segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    // MARK: - Managing segment actions

    /// Sets the action of a segment, and its image or title. Another segment's action of the same identifier is answered with
    /// an exception, as on iOS.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard let index = pinned(segment), permits(action, at: index) else { return }
        segments[index].show(action)
        segmentsDidChange()
    }

    /// The action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// The segment whose action has an identifier; `NSNotFound` where there is none.
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

    /// Inserts a segment with a title before another, or at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(ControlSegment(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with an image before another, or at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(ControlSegment(image: image), at: segment, animated: animated)
    }

    /// Inserts a segment with an action before another, or at the end.
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

    /// Removes a segment. If it was the selected one, none is selected.
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

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    // MARK: - Managing the selection

    /// The selected segment; the default is `noSegment`. Setting it lets the selection slide there if the control is on the
    /// screen, and sends no event.
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

    /// Whether the selection shows only while a finger is down. The default is `false`.
    open var isMomentary = false {
        didSet { if isMomentary != oldValue { setNeedsLayout() } }
    }

    // MARK: - Managing segment behavior

    /// Sets whether people can select a segment. The default is `true`.
    ///
    /// A selected segment that becomes disabled is deselected, and no event is sent. An index out of range is an error
    /// (recorded on iOS 26.1).
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard isInRange(segment) else { return }
        change(segment) { $0.isEnabled = enabled }
        if !enabled, selection == segment { selectedSegmentIndex = Self.noSegment }
    }

    /// Returns whether people can select a segment. An index out of range is an error.
    open func isEnabledForSegment(at segment: Int) -> Bool { isInRange(segment) && segments[segment].isEnabled }

    private func isInRange(_ segment: Int) -> Bool {
        if segments.indices.contains(segment) { return true }
        Diagnostics.raise(
            .controlValue, "\(Diagnostics.name(self)): segment \(segment) is not in 0..<\(segments.count)")
        return false
    }

    /// Moves the content of a segment.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard offset.width.isFinite, offset.height.isFinite else { return }
        change(segment) { $0.contentOffset = offset }
    }

    /// How far the content of a segment is moved. The default is zero.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.contentOffset ?? .zero }

    /// Gives a segment a width, in points; 0, the default, lets the control choose.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else { return }
        change(segment) { $0.width = width }
    }

    /// The width that a segment was given; 0 where the control chooses.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

    /// Whether segments are as wide as their content needs, and not all the same. The default is `false`.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    // MARK: - Customizing appearance

    /// The colour of the selection. `nil` for white, or a gray in the dark style.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.selectedSegmentTintColor, to: selectedSegmentTintColor)
            setNeedsLayout()
        }
    }

    /// Sets the image behind the segments for a state and bars of a kind. With images the control has no background of its own.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        recordAppearance(Int(state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        looks.backgrounds[SegmentLooks.Key(state: state, metrics: barMetrics)] = backgroundImage
        segmentsDidChange()
    }

    /// The image behind the segments that was set for a state and bars of a kind.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds[SegmentLooks.Key(state: state, metrics: barMetrics)]
    }

    /// Sets the image between two segments, for their states and bars of a kind.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        recordAppearance(Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue) {
            $0.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }
        let states = DividerStates(left: leftState, right: rightState)
        looks.dividers[SegmentLooks.DividerKey(states: states, metrics: barMetrics)] = dividerImage
        segmentsDidChange()
    }

    /// The image between two segments that was set for their states and bars of a kind.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        let states = DividerStates(left: leftState, right: rightState)
        return looks.dividers[SegmentLooks.DividerKey(states: states, metrics: barMetrics)]
    }

    /// Sets attributes of the titles for a state. What is not set is as in the normal state, and there as usual.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        recordAppearance(Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        looks.titleAttributes[state] = attributes
        for segment in segments { segment.contentDidChange() }
        segmentsDidChange()
    }

    /// The attributes of the titles that were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks.titleAttributes[state] }

    /// Moves the content of segments at a place, in bars of a kind.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        guard adjustment.horizontal.isFinite, adjustment.vertical.isFinite else { return }
        recordAppearance(leftCenterRightOrAlone.rawValue, barMetrics.rawValue) {
            $0.setContentPositionAdjustment(
                adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
        looks.adjustments[SegmentLooks.PlaceKey(place: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
        setNeedsLayout()
    }

    /// How far the content of segments at a place is moved, in bars of a kind.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        looks.adjustments[SegmentLooks.PlaceKey(place: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
    }

    /// With the properties of segmented controls.
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

    /// As wide as the segments need, 32 points high, or as high as the background's image.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// As wide as the segments need, 32 points high, or as high as the background's image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    // MARK: - Spring loading

    /// Whether holding something over a segment for a moment selects it. The default is `false`.
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

    /// Selects a segment as people do: it performs the segment's action and sends events.
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

    override var ringShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, 8) }

    /// An arrow key selects the next segment.
    override func adjust(by steps: Int) -> Bool {
        guard !isMomentary, !segments.isEmpty else { return false }
        var index = selection < 0 ? (steps > 0 ? -1 : segments.count) : selection
        repeat { index += steps.signum() } while segments.indices.contains(index) && !segments[index].isEnabled
        if segments.indices.contains(index) { userDidSelect(index, with: nil) }
        return true
    }

    /// Return and space select the first segment where none is selected.
    override func press(with event: UIEvent?) {
        if selection < 0, let first = segments.firstIndex(where: \.isEnabled) { userDidSelect(first, with: event) }
    }
}

extension UISegmentedControl {
    /// The place of a segment in the row. Raw values are UIKit's.
    public enum Segment: Int, Sendable {
        /// Anywhere.
        case any = 0
        /// The first of several.
        case left = 1
        /// Between two.
        case center = 2
        /// The last of several.
        case right = 3
        /// The only one.
        case alone = 4
    }
}
