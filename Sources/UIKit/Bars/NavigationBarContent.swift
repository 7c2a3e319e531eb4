import CoreGraphics
import Foundation

/// The content of a navigation bar for one item: prompt, row and large title. During a transition the bar has two
/// contents.
///
///     ┌──────────────── prompt ────────────────┐
///     │ ‹ Back  left      title      right     │  row
///     │ Large Title                            │  large title, clipped under the row
///     └─────────────────────────────────────────┘
final class NavigationBarContent: UIView {
    private(set) var item: UINavigationItem?
    /// The item that the back button pops to.
    private(set) var previous: UINavigationItem?
    let backButton = BackButton(frame: .zero)
    let titleLabel = UILabel()
    let promptLabel = UILabel()
    let largeTitleClip = UIView()
    let largeTitleLabel = UILabel()
    /// The views of subtitles are created with the first subtitle.
    private(set) var subtitle: BarSubtitle?
    private(set) var largeSubtitle: BarSubtitle?
    let searchClip = UIView()
    private(set) var searchBar: UISearchBar?
    private(set) var titleView: UIView?
    private lazy var titleMenus = [
        TitleMenuButton(titleLabel, in: self), TitleMenuButton(largeTitleLabel, in: self),
    ]
    private var hasTitleMenus = false
    private(set) var leftButtons: [BarButton] = []
    private(set) var rightButtons: [BarButton] = []
    private(set) var centerButtons: [BarButton] = []
    private var leftUnits: [BarItemUnit] = []
    private var rightUnits: [BarItemUnit] = []
    private var centerUnits: [BarItemUnit] = []
    private var overflowButton: BarButton?
    /// The elements of the overflow menu.
    private var overflow: [UIMenuElement] = []
    private(set) var hasBackButton = false
    @SharedWeak private var bar: UINavigationBar?
    private var look = BarButton.Look()

    /// The measures that the bar determines.
    struct Measures: Equatable {
        var prompt: CGFloat = 0
        var row: CGFloat = 44
        /// The visible height of the large title; 0 without a large title.
        var large: CGFloat = 0
        /// The distances of the row from the sides of the bar, which keep the row inside the safe area.
        var left: CGFloat = 0
        var right: CGFloat = 0
        /// The visible height of a stacked search bar; 0 without one.
        var search: CGFloat = 0
        /// Whether the search bar is in the row.
        var isInline = false
        /// Whether the bar displays only the search bar.
        var isSearching = false
        /// The horizontal range of the row that a tab bar at the top covers, in the bar's coordinate space; `nil` if
        /// the row contains no tab bar.
        var occupied: ClosedRange<CGFloat>?
    }

    var measures = Measures() { didSet { if measures != oldValue { setNeedsLayout() } } }

    init(_ item: UINavigationItem?, previous: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.previous = previous
        self.bar = bar
        super.init(frame: .zero)
        for label in [titleLabel, promptLabel] { label.textAlignment = .center }
        for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        // The title is stretched from its leading bottom corner.
        largeTitleLabel.layer.anchorPoint = CGPoint(x: isMirrored ? 1 : 0, y: 1)
        largeTitleClip.addSubview(largeTitleLabel)
        searchClip.clipsToBounds = true
        searchClip.isHidden = true
        for view in [largeTitleClip, searchClip, promptLabel, titleLabel, backButton] { addSubview(view) }
        backButton.addTarget(self, action: NavigationBarContent.goBack, for: .touchUpInside)
        backButton.makeMenu = { [bar = SharedWeak(wrappedValue: bar)] in bar.wrappedValue?.makeBackMenu() }
    }

    required init?(coder: NSCoder) { nil }

    /// The top view controller, if the bar belongs to a navigation controller.
    var topController: UIViewController? { bar?.controller?.topViewController }

    private func goBack() { bar?.backButtonWasTapped() }

    /// Displays a different item without a transition.
    func change(to item: UINavigationItem?, previous: UINavigationItem?) {
        (self.item, self.previous) = (item, previous)
        isNew = true
        setNeedsLayout()
    }

    /// Whether a finger touches the back button. If so, new content is created for a different item, since the touch
    /// belongs to the current item.
    var isBeingTouched: Bool { backButton.isTracking }

    /// Whether the content has not been laid out yet. The first layout is not animated.
    private var isNew = true

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Content

    /// Updates the content from the item.
    func update(_ appearance: UINavigationBarAppearance, isCompact: Bool) {
        look = BarButton.Look(
            plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, isCompact: isCompact,
            showsBadges: true)
        updateBackButton(appearance, isCompact: isCompact)
        leftUnits = BarItemUnit.units(of: bar?.controller?.leadingBarItems ?? []) + (item?.leftUnits ?? [])
        rightUnits = (bar?.searchButton(of: item) ?? []) + (item?.rightUnits ?? [])
        centerUnits = item?.centerUnits ?? []
        leftButtons = buttons(for: leftUnits, reusing: leftButtons, edge: isMirrored ? .right : .left)
        rightButtons = buttons(for: rightUnits, reusing: rightButtons, edge: isMirrored ? .left : .right)
        centerButtons = buttons(for: showsCenter ? centerUnits : [], reusing: centerButtons, edge: .center)
        overflowButton?.apply(look)
        updateTitle(appearance)
        updateSearch()
        setNeedsLayout()
    }

    private func updateBackButton(_ appearance: UINavigationBarAppearance, isCompact: Bool) {
        let ownItems = item?.leftUnits.isEmpty == false
        let leadsBack = previous != nil || item?.backAction != nil && item?.style != .editor
        hasBackButton =
            leadsBack && item?.hidesBackButton != true && (!ownItems || item?.leftItemsSupplementBackButton == true)
        backButton.isHidden = !hasBackButton
        backButton.show(
            previous, isPlain: item?.style == .editor, indicator: appearance.backIndicatorImage,
            appearance: appearance.backButtonAppearance, isCompact: isCompact)
    }

    private func updateTitle(_ appearance: UINavigationBarAppearance) {
        if titleView !== item?.titleView {
            if titleView?.superview === self { titleView?.removeFromSuperview() }
            titleView = item?.titleView
        }
        if let titleView, titleView.superview !== self { addSubview(titleView) }
        titleLabel.isHidden = titleView != nil
        titleLabel.show(
            item?.shownTitle, font: BarFonts.title, color: .label, attributes: appearance.titleTextAttributes)
        largeTitleLabel.show(
            item?.shownLargeTitle, font: BarFonts.largeTitle, color: .label,
            attributes: appearance.largeTitleTextAttributes)
        subtitle.create(in: self, for: item?.shownSubtitle)
        largeSubtitle.create(in: largeTitleClip, for: item?.shownLargeSubtitle)
        subtitle?.show(
            item?.shownSubtitle, alignment: .center, attributes: appearance.subtitleTextAttributes)
        largeSubtitle?.show(
            item?.shownLargeSubtitle, alignment: .natural, attributes: appearance.largeSubtitleTextAttributes)
        promptLabel.show(item?.prompt, font: BarFonts.prompt, color: .secondaryLabel, attributes: [:])
        titleShift = appearance.titlePositionAdjustment
        updateTitleMenus()
    }

    private func updateTitleMenus() {
        let hasMenu = item?.hasTitleMenu == true
        guard hasMenu || hasTitleMenus else { return }
        if !hasTitleMenus { for button in titleMenus { addSubview(button) } }
        hasTitleMenus = true
        for button in titleMenus { button.isActive = hasMenu }
    }

    /// Lays out the buttons that open the title menu. Only the button of the visible title can be tapped.
    private func layOutTitleMenus() {
        guard hasTitleMenus else { return }
        let showsLarge = hasLargeTitle && !showsSmallTitle
        for (button, isSeen) in zip(titleMenus, [showsSmallTitle, showsLarge]) {
            button.follow(isMirrored: isMirrored)
            button.isUserInteractionEnabled = isSeen
        }
    }

    /// The additional width that the title needs beside its text.
    private var titleExtra: CGFloat { item?.hasTitleMenu == true ? TitleMenuButton.extraWidth : 0 }

    private var titleShift = UIOffset.zero

    /// Whether the center groups are displayed in the row. Otherwise they are in the overflow menu.
    private var showsCenter: Bool {
        item.map { $0.style != .navigator } == true && traitCollection.horizontalSizeClass == .regular
    }

    /// All buttons in the row except the back button.
    var buttons: [BarButton] { leftButtons + rightButtons + centerButtons + (overflowButton.map { [$0] } ?? []) }

    /// Returns a button for each item, and for each item that represents a group.
    private func buttons(
        for units: [BarItemUnit], reusing old: [BarButton], edge: NSTextAlignment
    ) -> [BarButton] {
        if units.isEmpty, old.isEmpty { return old }
        var look = look
        look.edge = edge
        var new: [BarButton] = []
        for unit in units {
            let representative = unit.group?.representativeItem
            for item in unit.items + (representative.map { [$0] } ?? []) where item.systemItem != .flexibleSpace {
                let button = old.first { $0.item === item } ?? BarButton(item, in: self)
                button.representedGroup = item === representative ? unit.group : nil
                new.append(button)
            }
        }
        for button in old where !new.contains(where: { $0 === button }) { button.removeFromSuperview() }
        for button in new {
            if button.superview !== self { addSubview(button) }
            button.apply(look)
        }
        return new
    }

    /// The visible height of the large title, in points. The small title appears when the large title is almost
    /// hidden.
    var shownLargeTitle: CGFloat = 0 {
        didSet { if shownLargeTitle != oldValue { setNeedsLayout() } }
    }

    /// Whether the title in the row is visible.
    var showsSmallTitle: Bool {
        titleFits && !measures.isSearching && (!hasLargeTitle || shownLargeTitle < 10 + largeSubtitleHeight)
    }

    private var largeSubtitleHeight: CGFloat { largeSubtitle?.isHidden == false ? BarMetrics.largeSubtitle : 0 }

    /// Returns the opacity of a subtitle outside of transitions.
    func alpha(of subtitle: BarSubtitle) -> CGFloat { subtitle !== self.subtitle || showsSmallTitle ? 1 : 0 }

    /// Whether the item has a large title.
    var hasLargeTitle = false

    /// The scale of the large title while the content is pulled down.
    var stretch: CGFloat = 1 { didSet { if stretch != oldValue { setNeedsLayout() } } }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        promptLabel.isHidden = measures.prompt == 0
        promptLabel.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 20)
        showRow(!measures.isSearching)
        if measures.isSearching {
            setAlpha(of: titleLabel, to: 0)
            if let subtitle { setAlpha(of: subtitle, to: 0) }
        } else {
            layOutRow()
        }
        layOutLargeTitle()
        layOutSearch()
        layOutTitleMenus()
        isNew = false
    }

    /// Lays out the row in its own coordinates, from the leading side; `place` mirrors them.
    private func layOutRow() {
        let width = max(0, bounds.width - measures.left - measures.right)
        let margin = BarMetrics.margin(width: bounds.width)
        let free = freeSides(width: width)
        let isFree = free == nil && (item?.style == nil || item?.style == .navigator)
        let wanted = titleWidth(limit: width)
        // If items at the left or in the center do not fit, the overflow button is displayed at the right.
        var left: [BarItemUnit] = []
        var center: CGFloat?
        let hasCenter = showsCenter && free == nil
        var needsOverflow = item?.additionalOverflowItems != nil || !hasCenter && !centerUnits.isEmpty
        for _ in 0..<2 {
            let (right, rest) = layOutRight(
                needsOverflow: needsOverflow, margin: margin + inlineSpace(width: width),
                limit: width - (free?.trailing ?? margin), width: width)
            // If the row contains a tab bar, all parts except the items at the right are before the tab bar.
            let edge = free.map { width - $0.leading } ?? right
            var start = margin
            if hasBackButton {
                let back = chooseBackTitle(width: width, right: edge, title: wanted, isFree: isFree)
                place(backButton, 0, back, width)
                start = back + (leftButtons.isEmpty ? 0 : BarMetrics.itemSpacing)
            }
            let end: CGFloat
            (end, left) = layOut(leftUnits, leftButtons, from: start, limit: width - edge, width: width)
            center = hasCenter ? layOutCenter(width: width, left: end, right: right) : hideCenter()
            let hidesCenter = !centerUnits.isEmpty && center == nil
            overflow = (left + (hidesCenter ? centerUnits : []) + rest.reversed()).flatMap(\.menuElements)
            let least = titleView == nil ? min(wanted, BarMetrics.leastTitle) : wanted
            titleFits = free.map { end + 2 * BarMetrics.titleSpacing + least <= $0.leading } ?? true
            layOutTitle(wanted, left: end, right: center ?? edge, width: width, isCentered: isFree)
            let isMissing = !needsOverflow && (!left.isEmpty || hidesCenter)
            if !isMissing { break }
            needsOverflow = true
        }
        if let more = item?.additionalOverflowItems { overflow.append(more) }
    }

    /// Returns the beginning and the end of the tab bar in the row, measured from the leading side; `nil` if the row
    /// contains no tab bar.
    private func freeSides(width: CGFloat) -> (leading: CGFloat, trailing: CGFloat)? {
        guard let occupied = measures.occupied else { return nil }
        let (first, last) = (occupied.lowerBound - measures.left, occupied.upperBound - measures.left)
        let (leading, trailing) = isMirrored ? (width - last, width - first) : (first, last)
        let gap = BarMetrics.itemSpacing
        return (min(max(leading - gap, 0), width), min(max(trailing + gap, 0), width))
    }

    /// Whether the title fits beside a tab bar. Otherwise it is hidden.
    private var titleFits = true

    private func hideCenter() -> CGFloat? {
        for button in centerButtons { button.isHidden = true }
        return nil
    }

    /// Places the buttons at the right, and the overflow button if necessary. Returns their width, and the units that
    /// do not fit.
    private func layOutRight(
        needsOverflow: Bool, margin: CGFloat, limit: CGFloat, width: CGFloat
    ) -> (CGFloat, [BarItemUnit]) {
        let overflowWidth = BarMetrics.overflow
        let buttons = table(rightButtons)
        let fitting = BarItemFitting(
            rightUnits.map { measure($0, buttons) }, room: max(0, limit - margin),
            spacing: BarMetrics.itemSpacing, overflow: overflowWidth, needsOverflow: needsOverflow)
        var end = place(rightUnits, buttons, fitting, from: margin, isTrailing: true, width: width)
        let hasOverflow = (needsOverflow || fitting.isIncomplete) && overflowWidth <= limit - margin
        if hasOverflow {
            let button = makeOverflowButton()
            let start = end == margin ? margin : end + BarMetrics.itemSpacing
            place(button, width - start - overflowWidth, overflowWidth, width)
            end = start + overflowWidth
        }
        overflowButton?.isHidden = !hasOverflow
        return (end, zip(rightUnits, fitting.choices).filter { $0.1 == .none }.map(\.0))
    }

    /// Places buttons from the leading side inward. Returns the position after the last button, and the units that do
    /// not fit.
    private func layOut(
        _ units: [BarItemUnit], _ buttons: [BarButton], from start: CGFloat, limit: CGFloat, width: CGFloat
    ) -> (CGFloat, [BarItemUnit]) {
        let buttons = table(buttons)
        let fitting = BarItemFitting(
            units.map { measure($0, buttons) }, room: max(0, limit - start), spacing: BarMetrics.itemSpacing,
            overflow: nil, needsOverflow: false)
        let end = place(units, buttons, fitting, from: start, isTrailing: false, width: width)
        return (end, zip(units, fitting.choices).filter { $0.1 == .none }.map(\.0))
    }

    /// The buttons, keyed by their items.
    private typealias ButtonTable = [ObjectIdentifier: BarButton]

    private func table(_ buttons: [BarButton]) -> ButtonTable {
        ButtonTable(buttons.map { (ObjectIdentifier($0.item), $0) }) { first, _ in first }
    }

    private func measure(_ unit: BarItemUnit, _ buttons: ButtonTable) -> BarItemFitting.Unit {
        func width(_ item: UIBarButtonItem) -> CGFloat? {
            buttons[ObjectIdentifier(item)]?.preferredWidth(height: measures.row)
        }
        let widths = unit.items.compactMap(width)
        let total = widths.reduce(0, +) + BarMetrics.itemSpacing * CGFloat(max(widths.count - 1, 0))
        return BarItemFitting.Unit(width: total, representative: unit.group?.representativeItem.flatMap(width))
    }

    /// Places the chosen items of the units from a side inward, and hides the remaining buttons. Returns the end of
    /// the last button.
    private func place(
        _ units: [BarItemUnit], _ buttons: ButtonTable, _ fitting: BarItemFitting, from start: CGFloat,
        isTrailing: Bool, width: CGFloat
    ) -> CGFloat {
        var (x, end) = (start, start)
        for (unit, choice) in zip(units, fitting.choices) {
            let representative = unit.group?.representativeItem
            unit.group?.isDisplayingRepresentativeItem = choice == .representative
            for item in unit.items + (representative.map { [$0] } ?? []) {
                guard let button = buttons[ObjectIdentifier(item)] else { continue }
                button.isHidden = choice == .none || (item === representative) != (choice == .representative)
                guard !button.isHidden else { continue }
                let needed = button.preferredWidth(height: measures.row)
                place(button, isTrailing ? width - x - needed : x, needed, width)
                end = x + needed
                x = end + BarMetrics.itemSpacing
            }
        }
        return end
    }

    private func makeOverflowButton() -> BarButton {
        if let overflowButton { return overflowButton }
        let item = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: [
                // The menu loads its elements when it opens, since only then the items that do not fit are known.
                UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.overflow ?? []) }
            ]))
        let button = BarButton(item, in: self)
        button.accessibilityIdentifier = "OverflowButton"
        button.apply(look)
        addSubview(button)
        overflowButton = button
        return button
    }

    private func layOutCenter(width: CGFloat, left: CGFloat, right: CGFloat) -> CGFloat? {
        guard !centerButtons.isEmpty else { return nil }
        let buttons = table(centerButtons)
        let units = centerUnits.map { measure($0, buttons) }
        // The width of a centered group that touches neither the left nor the right items.
        let room = width - 2 * (max(left, right) + BarMetrics.titleSpacing)
        let fitting = BarItemFitting(
            units, room: max(0, room), spacing: BarMetrics.itemSpacing, overflow: nil, needsOverflow: false)
        guard !fitting.isIncomplete else { return hideCenter() }
        let widths = zip(units, fitting.choices).map {
            $1 == .representative ? $0.representative ?? $0.width : $0.width
        }
        let total = widths.reduce(0, +) + BarMetrics.itemSpacing * CGFloat(max(widths.count - 1, 0))
        let start = (width - total) / 2
        _ = place(centerUnits, buttons, fitting, from: start, isTrailing: false, width: width)
        return width - start
    }

    private func titleWidth(limit: CGFloat) -> CGFloat {
        if let titleView { return titleView.barSize(in: CGSize(width: limit, height: measures.row)).width }
        let title = item?.shownTitle == nil ? 0 : titleLabel.preferredWidth + titleExtra
        return min(max(title, subtitle?.preferredSize(width: limit).width ?? 0), limit)
    }

    /// Selects the first back title that permits a centered title. If no back title permits that, selects the first
    /// that leaves enough space for the title.
    private func chooseBackTitle(width: CGFloat, right: CGFloat, title: CGFloat, isFree: Bool) -> CGFloat {
        let gap = title > 0 ? BarMetrics.titleSpacing : 0
        let buttons = table(leftButtons)
        let supplement = leftUnits.reduce(0) { $0 + BarMetrics.itemSpacing + measure($1, buttons).width }
        let most = width - right - title - gap
        for limit in isFree && title > 0 ? [(width - title) / 2, most] : [most] {
            for candidate in backButton.candidates {
                let back = backButton.take(candidate)
                if back + supplement + gap <= limit { return back }
            }
        }
        return backButton.take(backButton.candidates.last ?? nil)
    }

    private func layOutTitle(_ wanted: CGFloat, left: CGFloat, right: CGFloat, width: CGFloat, isCentered: Bool) {
        let least = left + BarMetrics.titleSpacing
        let most = max(least, width - right - BarMetrics.titleSpacing)
        let given = min(wanted, most - least)
        let middle = isCentered ? (width - given) / 2 : least
        let x = min(max(middle, least), most - given)
        let below = subtitle?.preferredSize(width: given).height ?? 0
        let dy = titleShift.vertical - below / 2
        if let titleView, !titleFits {
            // The layout hides the title view by moving it outside the visible area, since `isHidden` belongs to the
            // program.
            place(
                titleView, -width - titleView.bounds.width, titleView.bounds.width, width,
                height: titleView.bounds.height)
        } else if let titleView {
            let height = titleView.barSize(in: CGSize(width: given, height: measures.row)).height
            place(titleView, x, given, width, height: height)
        } else {
            place(titleLabel, x + titleShift.horizontal, max(0, given - titleExtra), width, dy: dy)
        }
        setAlpha(of: titleLabel, to: showsSmallTitle ? 1 : 0)
        guard let subtitle, below > 0 else { return }
        // The title and the subtitle are centered in the row as one block.
        place(subtitle, x, given, width, height: below, dy: BarFonts.title.lineHeight / 2)
        setAlpha(of: subtitle, to: showsSmallTitle ? 1 : 0)
    }

    private func setAlpha(of view: UIView, to alpha: CGFloat) {
        guard view.alpha != alpha, !isInTransition else { return }
        guard window != nil, !isNew else { return view.alpha = alpha }
        UIView.animate(withDuration: 0.15) { view.alpha = alpha }
    }

    /// Whether a transition is running, which determines the opacity of the views.
    var isInTransition = false {
        didSet {
            // A large title that is completely visible moves into the row during the transition, so it must not be
            // clipped.
            largeTitleClip.clipsToBounds = !isInTransition || measures.large < BarMetrics.largeTitle
        }
    }

    private func place(
        _ view: UIView, _ x: CGFloat, _ length: CGFloat, _ width: CGFloat, height: CGFloat? = nil, dy: CGFloat = 0
    ) {
        let left = isMirrored ? width - x - length : x
        let height = min(height ?? measures.row, measures.row)
        view.bounds.size = CGSize(width: max(0, length), height: height)
        let middle = CGPoint(x: measures.left + left + length / 2, y: measures.prompt + measures.row / 2 + dy)
        view.center = pixelAligned(middle, length, height)
    }

    /// Returns the nearest center that aligns the edges of the view to whole pixels.
    private func pixelAligned(_ center: CGPoint, _ width: CGFloat, _ height: CGFloat) -> CGPoint {
        let scale = max(traitCollection.displayScale, 1)
        func aligned(_ middle: CGFloat, _ length: CGFloat) -> CGFloat {
            ((middle - length / 2) * scale).rounded() / scale + length / 2
        }
        return CGPoint(x: aligned(center.x, width), y: aligned(center.y, height))
    }

    // MARK: Searching

    private var hidesRow = false

    /// Shows or hides the row, which is hidden during a search.
    private func showRow(_ isShown: Bool) {
        guard hidesRow != !isShown else { return }
        hidesRow = !isShown
        guard !isInTransition else { return }
        let views: [UIView] = [backButton, promptLabel, largeTitleClip] + buttons + (titleView.map { [$0] } ?? [])
        for view in views { view.alpha = isShown ? 1 : 0 }
    }

    /// Called after a transition, which has set the alpha of all views to 1. The row is hidden again by the next
    /// layout if necessary.
    func rowIsShownAgain() { hidesRow = false }

    private func updateSearch() {
        let bar = item?.searchController?.searchBar
        if searchBar !== bar, searchBar?.superview === searchClip { searchBar?.removeFromSuperview() }
        searchBar = bar
        searchClip.isHidden = bar == nil
        takeSearchBar()
        item?.searchController?.navigationItemShowingBar = item
    }

    /// Adds the search bar to this content. A hidden navigation bar does not take the search bar from a visible bar,
    /// which belongs to an enclosing navigation controller.
    private func takeSearchBar() {
        guard let searchBar, searchBar.superview !== searchClip else { return }
        let isHiddenHere = (superview as? UINavigationBar)?.isHidden == true
        guard !isHiddenHere || searchBar.window == nil else { return }
        searchClip.addSubview(searchBar)
    }

    /// Returns the width of a search bar in the row, with the space before it.
    private func inlineSpace(width: CGFloat) -> CGFloat {
        guard searchBar != nil, measures.isInline else { return 0 }
        return min(SearchBarMetrics.inlineWidth, width / 2) + BarMetrics.itemSpacing
    }

    private func layOutSearch() {
        guard let searchBar else { return }
        takeSearchBar()
        guard searchBar.superview === searchClip else { return }
        item?.searchController?.take(measures.isInline ? .inline : .stacked)
        let side = (left: measures.left, right: measures.right)
        guard measures.isInline else {
            let top = measures.prompt + measures.row + measures.large
            searchClip.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, measures.search))
            searchBar.frame = CGRect(
                x: side.left, y: 0, width: max(0, bounds.width - side.left - side.right),
                height: max(0, measures.search))
            return
        }
        let margin = BarMetrics.margin(width: bounds.width)
        let width = max(0, inlineSpace(width: bounds.width - side.left - side.right) - BarMetrics.itemSpacing)
        let x = isMirrored ? side.left + margin : bounds.width - side.right - margin - width
        let below = measures.search > 0 ? max(0, measures.large) + measures.search : 0
        searchClip.frame = CGRect(x: x, y: measures.prompt, width: width, height: measures.row + below)
        searchBar.rowHeight = measures.row
        searchBar.frame = searchClip.bounds
    }

    private func layOutLargeTitle() {
        largeTitleClip.isHidden = measures.large <= 0
        largeTitleClip.frame = CGRect(
            x: 0, y: measures.prompt + measures.row, width: bounds.width, height: max(0, measures.large))
        let margin = BarMetrics.margin(width: bounds.width)
        let side = (left: measures.left + margin, right: measures.right + margin)
        let wanted = largeTitleClip.isHidden ? 0 : largeTitleLabel.preferredWidth
        let width = min(wanted, max(0, bounds.width - side.left - side.right - titleExtra))
        largeTitleLabel.bounds.size = CGSize(width: width, height: 41)
        largeTitleLabel.layer.anchorPoint = CGPoint(x: isMirrored ? 1 : 0, y: 1)
        largeTitleLabel.center = CGPoint(
            x: isMirrored ? bounds.width - side.right : side.left,
            y: largeTitleClip.bounds.height - 8 - largeSubtitleHeight)
        layOutLargeSubtitle(side)
        if !isInTransition {
            let room = max(1, bounds.width - side.left - side.right)
            let most = width > 0 ? max(1, room / width) : 1
            let scale = min(stretch, most)
            largeTitleLabel.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    private func layOutLargeSubtitle(_ side: (left: CGFloat, right: CGFloat)) {
        guard let largeSubtitle, !largeSubtitle.isHidden else { return }
        let room = max(0, bounds.width - side.left - side.right)
        let size = largeSubtitle.preferredSize(width: room)
        largeSubtitle.bounds.size = size
        largeSubtitle.center = CGPoint(
            x: isMirrored ? bounds.width - side.right - size.width / 2 : side.left + size.width / 2,
            y: largeTitleClip.bounds.height - 8 - size.height / 2)
    }
}
