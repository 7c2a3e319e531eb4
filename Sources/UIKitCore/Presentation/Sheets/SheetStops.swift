import CoreGraphics

/// The heights at which a sheet comes to rest, and what lies between them.
struct SheetStops: Equatable {
    struct Stop: Equatable {
        let identifier: UISheetPresentationController.Detent.Identifier
        /// The height of the sheet.
        let height: CGFloat
    }

    /// From the lowest to the highest, no two of one height; never empty.
    let stops: [Stop]
    /// The heights of all active detents, also of those that share theirs with another.
    private let heights: [UISheetPresentationController.Detent.Identifier: CGFloat]

    /// - Parameter stops: Active detents in any order. Of several with one height the first counts (PRESENTATION.md §3).
    init(_ stops: [Stop], largestHeight: CGFloat) {
        var sorted: [Stop] = []
        for stop in stops.enumerated().sorted(by: { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) })
            .map(\.element) where stop.height != sorted.last?.height
        { sorted.append(stop) }
        heights = Dictionary(stops.map { ($0.identifier, $0.height) }) { first, _ in first }
        self.stops = sorted.isEmpty ? [Stop(identifier: .large, height: largestHeight)] : sorted
    }

    var lowest: Stop { stops[0] }
    var highest: Stop { stops[stops.count - 1] }

    /// The stop of a detent; the lowest where that is not active or not known.
    func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
        guard let height = identifier.flatMap({ heights[$0] }) else { return lowest }
        return stops.first { $0.height == height } ?? lowest
    }

    /// The height of a detent; `nil` where it is not active.
    func height(of identifier: UISheetPresentationController.Detent.Identifier) -> CGFloat? { heights[identifier] }

    // MARK: The end of a drag

    enum Destination: Equatable {
        case stop(Stop)
        /// It is dismissed.
        case away
    }

    /// Where a sheet goes that is let go.
    ///
    /// A finger that moves at 1,000 points a second or more brings it to the next stop in that direction, below the lowest away. Else
    /// it goes to the nearest stop, and away where less than half of the lowest is left. (Measured of iOS 26: METRICS.md §3.3;
    /// for several stops chosen.)
    ///
    /// - Parameters:
    ///   - height: How much of the sheet can be seen.
    ///   - velocity: Of the finger, in points a second, down.
    func destination(from height: CGFloat, velocity: CGFloat, canGoAway: Bool) -> Destination {
        if velocity >= 1000 {
            if let below = stops.last(where: { $0.height < height - 0.5 }) { return .stop(below) }
            return canGoAway ? .away : .stop(lowest)
        }
        if velocity <= -1000 { return .stop(stops.first { $0.height > height + 0.5 } ?? highest) }
        if canGoAway, height < lowest.height / 2 { return .away }
        return .stop(stops.min { abs($0.height - height) < abs($1.height - height) } ?? lowest)
    }

    /// The stop above one; from the highest the lowest, as a tap on the grabber goes.
    func next(after identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
        let current = stop(identifier)
        return stops.first { $0.height > current.height } ?? lowest
    }

    // MARK: Between stops

    /// How dark it is around a sheet of a height, from 0 to 1: not at all at a stop and below it, all above the next one.
    func dimming(atHeight height: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
        guard let limit = undimmed.flatMap({ heights[$0] }), let index = stops.firstIndex(where: { $0.height == limit })
        else { return 1 }
        guard index + 1 < stops.count else { return 0 }
        return Self.part(height, from: stops[index].height, to: stops[index + 1].height)
    }

    /// How far the presenter has moved back, from 0 to 1: all the way only behind a sheet of the largest height.
    func presenterShift(atHeight height: CGFloat, largestHeight: CGFloat) -> CGFloat {
        guard highest.height >= largestHeight else { return 0 }
        guard stops.count > 1 else { return 1 }
        return Self.part(height, from: stops[stops.count - 2].height, to: highest.height)
    }

    private static func part(_ height: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
        min(max((height - low) / (high - low), 0), 1)
    }
}
