import CoreGraphics
import Foundation

/// Finds where the focus goes.
@MainActor
enum FocusMovement {
    /// Something that can have the focus.
    struct Item {
        let view: UIView
        /// In the window's space.
        let frame: CGRect
        /// The group that an environment gives it; `nil` for one of its own.
        let group: String?
    }

    // MARK: - Items

    /// Everything in a window that can have the focus, as one reads: rows from top to bottom, in each from where reading begins.
    /// What lies behind something modal cannot.
    static func items(in window: UIWindow) -> [Item] {
        let usable = Presentation.usableViews(in: window)
        var items: [Item] = []
        var pending = usable.views
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
            if view.canBecomeFocused, view.bounds.width > 0, view.bounds.height > 0 {
                items.append(Item(view: view, frame: view.convert(view.bounds, to: nil), group: group(of: view)))
            }
            pending.append(contentsOf: view.subviews)
        }
        let front = usable.front?.viewIfLoaded ?? window
        let direction = front.effectiveUserInterfaceLayoutDirection
        return inReadingOrder(items, isRightToLeft: direction == .rightToLeft)
    }

    /// The items that contain items, such as lists with controls in their cells.
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

    /// Items whose middle is no lower than the bottom of the first in a row are in that row. An item that contains
    /// items is a row alone, above them.
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

    /// The identifier that the view or the nearest environment around it has.
    static func group(of view: UIView) -> String? {
        var environment: (any UIFocusEnvironment)? = view
        while let current = environment {
            if let identifier = current.focusGroupIdentifier { return identifier }
            environment = current.parentFocusEnvironment
        }
        return nil
    }

    // MARK: - From group to group

    /// The main item of the group after or before that of an item; from the last group it is the first.
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

    /// The nearest item in a direction, in the same group if an environment gives the item a group. Returns `nil` if a
    /// list around the item has a row in between. Items around the item are not considered.
    static func neighbour(of item: Item, towards heading: UIFocusHeading, among items: [Item]) -> UIView? {
        var best: (view: UIView, distance: CGFloat)?
        for candidate in items
        where !item.view.isInside(candidate.view) && (item.group == nil || candidate.group == item.group) {
            guard let distance = distance(from: item.frame, to: candidate.frame, towards: heading) else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (candidate.view, distance) }
        }
        let ancestors = sequence(first: item.view, next: \.superviewStorage)
        if let list = ancestors.lazy.compactMap({ $0 as? any FocusRowHost }).first, list !== item.view,
            list.hasRow(from: item.view, before: best?.view, towards: heading)
        {
            return nil
        }
        return best?.view
    }

    /// How far it is from one frame to another in a direction; what lies aside counts more. `nil` for another direction.
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
        // What stands beside, in the other direction, is not ahead.
        guard ahead > 0, along > 0 || aside == 0, ahead.isFinite else { return nil }
        return ahead + 2 * aside
    }

    // MARK: - Environments

    /// The environments around two views, from the inside out, each once.
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

    /// The item that an environment prefers: the first that is found in the environments that it names, else itself, else the
    /// first that is in it.
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
