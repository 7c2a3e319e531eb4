import CoreGraphics
import Foundation

/// Finds the next item of a focus movement.
@MainActor
enum FocusMovement {
    /// A focusable item.
    struct Item {
        let view: UIView
        /// The item's frame in the coordinate space of the window.
        let frame: CGRect
        /// The group set by an environment; `nil` for an item without a group.
        let group: String?
    }

    // MARK: - Items

    /// Returns all focusable items in a window in reading order: rows from top to bottom, each row from its leading
    /// side. Items behind a modal view and items that a view around them clips completely are excluded.
    static func items(in window: UIWindow) -> [Item] {
        let usable = PresentationTree.usableViews(in: window)
        var items: [Item] = []
        var pending: [(view: UIView, clip: CGRect)] = usable.views.map { ($0, .infinite) }
        while let next = pending.popLast() {
            let view = next.view
            var clip = next.clip
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
            if view.canBecomeFocused, view.bounds.width > 0, view.bounds.height > 0 {
                let frame = view.convert(view.bounds, to: nil)
                if frame.intersects(clip) { items.append(Item(view: view, frame: frame, group: group(of: view))) }
            }
            // The content of a scroll view is scrolled into view. A collapsed search bar, for example, is clipped.
            if view.clipsToBounds, !(view is UIScrollView) {
                clip = clip.intersection(view.convert(view.bounds, to: nil))
                guard !clip.isEmpty else { continue }
            }
            for subview in view.subviews { pending.append((subview, clip)) }
        }
        let front = usable.front?.viewIfLoaded ?? window
        let direction = front.effectiveUserInterfaceLayoutDirection
        return inReadingOrder(items, isRightToLeft: direction == .rightToLeft)
    }

    // Chosen (Input): In the order of the tab key a list precedes the controls in its cells.
    /// Returns the items that contain items, such as lists with controls in their cells.
    private static func containers(among items: [Item]) -> Set<ObjectIdentifier> {
        let all = Set(items.map { ObjectIdentifier($0.view) })
        var containers: Set<ObjectIdentifier> = []
        for item in items {
            var ancestor = item.view.superviewStorage
            while let current = ancestor, !containers.contains(ObjectIdentifier(current)) {
                if all.contains(ObjectIdentifier(current)) { containers.insert(ObjectIdentifier(current)) }
                ancestor = current.superviewStorage
            }
        }
        return containers
    }

    /// Items belong to a row if their center is not lower than the bottom of the row's first item. An item that
    /// contains items is a separate row above them.
    private static func inReadingOrder(_ items: [Item], isRightToLeft: Bool) -> [Item] {
        let containers = containers(among: items)
        let byTop = items.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }
        .map(\.element)
        var sorted: [Item] = []
        var row: [Item] = []
        func endRow() {
            sorted += row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
            row = []
        }
        for item in byTop {
            guard !containers.contains(ObjectIdentifier(item.view)) else {
                endRow()
                sorted.append(item)
                continue
            }
            if let first = row.first, item.frame.midY > first.frame.maxY || item.frame.minY > first.frame.midY {
                endRow()
            }
            row.append(item)
        }
        endRow()
        return sorted
    }

    /// Returns the group identifier of the view or of the nearest environment around it.
    static func group(of view: UIView) -> String? {
        var environment: (any UIFocusEnvironment)? = view
        while let current = environment {
            if let identifier = current.focusGroupIdentifier { return identifier }
            environment = current.parentFocusEnvironment
        }
        return nil
    }

    // MARK: - From group to group

    /// Returns the main item of the next or previous group. The groups are cyclic.
    static func next(
        after item: Item?, backwards: Bool, among items: [Item], lastFocused: (String) -> UIView?
    ) -> UIView? {
        var groups: [[Item]] = []
        var places: [String: Int] = [:]
        var start: Int?
        for candidate in items {
            let place: Int
            if let group = candidate.group, let known = places[group] {
                place = known
                groups[known].append(candidate)
            } else {
                place = groups.count
                groups.append([candidate])
                if let group = candidate.group { places[group] = place }
            }
            if candidate.view === item?.view { start = place }
        }
        guard !groups.isEmpty else { return nil }
        let index = start.map { (($0 + (backwards ? -1 : 1)) % groups.count + groups.count) % groups.count }
        return mainItem(of: groups[index ?? (backwards ? groups.count - 1 : 0)], lastFocused)
    }

    private static func mainItem(of group: [Item], _ lastFocused: (String) -> UIView?) -> UIView? {
        let last = group.first?.group.flatMap(lastFocused)
        func priority(_ item: Item) -> Int {
            max(
                item.view.focusGroupPriority.rawValue,
                item.view === last ? UIFocusGroupPriority.previouslyFocused.rawValue : 0)
        }
        guard var best = group.first else { return nil }
        for item in group.dropFirst() where priority(item) > priority(best) { best = item }
        return best.view
    }

    // MARK: - From item to item

    /// Returns the nearest item in a direction, in the same group if an environment gives the item a group. Items
    /// around the item are not considered.
    ///
    /// If a list around the item has a row in between, returns the nearest item in that row, or `nil` if the row
    /// contains no item.
    static func neighbour(of item: Item, towards heading: UIFocusHeading, among items: [Item]) -> UIView? {
        let nearest = nearest(to: item, towards: heading, among: items)
        let ancestors = sequence(first: item.view, next: \.superviewStorage)
        guard let list = ancestors.lazy.compactMap({ $0 as? any FocusRowHost }).first, list !== item.view,
            list.hasRow(from: item.view, before: nearest, towards: heading)
        else { return nearest }
        guard let cell = list.cellOfRow(after: item.view, towards: heading) else { return nil }
        return self.nearest(to: item, towards: heading, among: items.filter { $0.view.isInside(cell) })
    }

    private static func nearest(to item: Item, towards heading: UIFocusHeading, among items: [Item]) -> UIView? {
        var best: (view: UIView, distance: CGFloat)?
        for candidate in items
        where !item.view.isInside(candidate.view) && (item.group == nil || candidate.group == item.group) {
            guard let distance = distance(from: item.frame, to: candidate.frame, towards: heading) else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (candidate.view, distance) }
        }
        return best?.view
    }

    /// Returns the distance between two frames in a direction, in which the distance across the direction has a larger
    /// weight. Returns `nil` if the end is in the opposite direction.
    private static func distance(from start: CGRect, to end: CGRect, towards heading: UIFocusHeading) -> CGFloat? {
        func gap(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> CGFloat {
            max(0, otherLow - high, low - otherHigh)
        }
        let ahead: CGFloat
        switch heading {
        case .left: ahead = start.midX - end.midX
        case .right: ahead = end.midX - start.midX
        case .up: ahead = start.midY - end.midY
        default: ahead = end.midY - start.midY
        }
        let isHorizontal = heading == .left || heading == .right
        let aside =
            isHorizontal
            ? gap(start.minY, start.maxY, end.minY, end.maxY) : gap(start.minX, start.maxX, end.minX, end.maxX)
        let along =
            isHorizontal
            ? gap(start.minX, start.maxX, end.minX, end.maxX) : gap(start.minY, start.maxY, end.minY, end.maxY)
        // A frame at the side, across the direction, is not ahead.
        guard ahead > 0, along > 0 || aside == 0, ahead.isFinite else { return nil }
        return ahead + 2 * aside
    }

    // MARK: - Environments

    /// Returns the environments around two views, from the inside out, each of them once.
    static func environments(around first: UIView?, and second: UIView?) -> [any UIFocusEnvironment] {
        var seen: Set<ObjectIdentifier> = []
        var environments: [any UIFocusEnvironment] = []
        for view in [first, second] {
            var environment: (any UIFocusEnvironment)? = view
            while let current = environment {
                if seen.insert(ObjectIdentifier(current)).inserted { environments.append(current) }
                environment = current.parentFocusEnvironment
            }
        }
        return environments
    }

    /// Returns the preferred item of an environment: the first item found in its preferred environments, else the
    /// environment itself, else the first item inside it.
    static func preferredItem(in environment: any UIFocusEnvironment) -> UIView? {
        var seen: Set<ObjectIdentifier> = []
        return preferredItem(in: environment, &seen)
    }

    private static func preferredItem(
        in environment: any UIFocusEnvironment, _ seen: inout Set<ObjectIdentifier>
    ) -> UIView? {
        guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let item = preferredItem(in: preferred, &seen) { return item }
        }
        guard let view = (environment as? UIResponder)?.nearestView, let window = view.window else { return nil }
        if view === environment, view.canBecomeFocused { return view }
        return items(in: window).first { $0.view.isDescendant(of: view) }?.view
    }
}
