import CPango

extension ParagraphStyle {
    /// The distance of tab stops where none are given. (Apple: NSParagraphStyle.)
    private static let usualInterval = 28.0

    /// The most stops of a paragraph; others are ignored. (Chosen.)
    private static let mostStops = 256

    /// Pango's tab stops, in a layout that begins at a distance from the left. The caller frees them.
    func pangoTabs(from left: Double) -> OpaquePointer? {
        var stops = (tabStops ?? []).prefix(Self.mostStops).filter { $0.location.isFinite && $0.location > left }
        stops.sort { $0.location < $1.location }
        // Pango goes on at the distance of the last two.
        let interval = tabInterval.isFinite && tabInterval > 0 ? tabInterval : stops.isEmpty ? Self.usualInterval : 0
        if interval > 0 {
            let next = ((stops.last?.location ?? left) / interval).rounded(.down) * interval + interval
            for location in [next, next + interval] { stops.append(TabStop(alignment: .left, location: location)) }
        }
        let tabs = pango_tab_array_new(Int32(stops.count), 0)
        for (index, stop) in stops.enumerated() {
            pango_tab_array_set_tab(tabs, Int32(index), stop.alignment.pango, (stop.location - left).pangoUnits)
        }
        return tabs
    }
}

extension TabStop.Alignment {
    fileprivate var pango: PangoTabAlign {
        switch self {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
    }
}
