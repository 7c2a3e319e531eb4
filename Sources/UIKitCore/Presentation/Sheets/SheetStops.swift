import CoreGraphics

/// The resting heights of a sheet, and the states between them.
struct SheetStops: Equatable {
    struct Stop: Equatable {
        let identifier: UISheetPresentationController.Detent.Identifier
        /// The height of the sheet.
        let height: CGFloat
    }

    /// The stops from the lowest to the highest, with unique heights; never empty.
    let stops: [Stop]
    /// The heights of all active detents, including those with equal heights.
    private let heights: [UISheetPresentationController.Detent.Identifier: CGFloat]

    /// - Parameter stops: Active detents in any order. If several have the same height, the first is used (measured).
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

    /// Returns the stop of a detent; the lowest if the detent is inactive or unknown.
    func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
        guard let height = identifier.flatMap({ heights[$0] }) else { return lowest }
        return stops.first { $0.height == height } ?? lowest
    }

    /// Returns the height of a detent; `nil` if it is inactive.
    func height(of identifier: UISheetPresentationController.Detent.Identifier) -> CGFloat? { heights[identifier] }

    // MARK: The end of a drag

    enum Destination: Equatable {
        case stop(Stop)
        /// The sheet is dismissed.
        case away
    }

    // Chosen (Controllers): A flick moves a sheet with several detents to the next detent in its direction.
    /// Returns the destination of a sheet when the finger lifts.
    ///
    /// At 1,000 points per second or more, the sheet moves to the next stop in that direction, and below the lowest it
    /// is dismissed. Otherwise it moves to the nearest stop, and is dismissed if less than half of the lowest height is
    /// left. (Measured on iOS 26 for sheets with one stop.)
    ///
    /// - Parameters:
    ///   - height: The visible height of the sheet.
    ///   - velocity: Velocity of the finger downward, in points per second.
    func destination(from height: CGFloat, velocity: CGFloat, canBeDismissed: Bool) -> Destination {
        if velocity >= 1000 {
            if let below = stops.last(where: { $0.height < height - 0.5 }) { return .stop(below) }
            return canBeDismissed ? .away : .stop(lowest)
        }
        if velocity <= -1000 { return .stop(stops.first { $0.height > height + 0.5 } ?? highest) }
        if canBeDismissed, height < lowest.height / 2 { return .away }
        return .stop(stops.min { abs($0.height - height) < abs($1.height - height) } ?? lowest)
    }

    /// Returns the next higher stop, or the lowest stop after the highest, as a tap on the grabber selects it.
    func next(after identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
        let current = stop(identifier)
        return stops.first { $0.height > current.height } ?? lowest
    }

    // MARK: Between stops

    /// Returns the dimming around a sheet of a height, from 0 to 1: 0 up to the undimmed stop, 1 from the next stop
    /// on.
    func dimming(atHeight height: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
        guard let limit = undimmed.flatMap({ heights[$0] }), let index = stops.firstIndex(where: { $0.height == limit })
        else { return 1 }
        guard index + 1 < stops.count else { return 0 }
        return Self.part(height, from: stops[index].height, to: stops[index + 1].height)
    }

    /// Returns the movement of the presenter to the back, from 0 to 1: complete only behind a sheet of the largest
    /// height.
    func presenterShift(atHeight height: CGFloat, largestHeight: CGFloat) -> CGFloat {
        guard highest.height >= largestHeight else { return 0 }
        guard stops.count > 1 else { return 1 }
        return Self.part(height, from: stops[stops.count - 2].height, to: highest.height)
    }

    private static func part(_ height: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
        min(max((height - low) / (high - low), 0), 1)
    }
}
