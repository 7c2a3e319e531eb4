import CPango

extension ParagraphStyle {
    // Chosen (Editing): Without explicit tab stops, the stops are 28 points apart. After the last explicit stop, stops
    // continue at intervals of `defaultTabInterval`, or at the distance between the last two explicit stops. With
    // `columnTerminators`, numbers are aligned at their decimal point.
    /// The default distance between tab stops, in points. (Apple: NSParagraphStyle.)
    private static let usualInterval = 28.0

    /// The maximum number of stops of a paragraph. Further stops are ignored.
    private static let mostStops = 256

    /// Returns the tab stops as a Pango tab array, which the caller must free. `left` is the distance in points from
    /// the left edge of the paragraph to the layout's left edge.
    func pangoTabs(from left: Double) -> OpaquePointer? {
        var stops = (tabStops ?? []).prefix(Self.mostStops).filter { $0.location.isFinite && $0.location > left }
        stops.sort { $0.location < $1.location }
        // Pango adds further stops at the distance between the last two.
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
