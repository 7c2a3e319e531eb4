import Expectations
import IrekoTesting
import Testing

extension Stage {
    /// Expects exactly these lines in the timeline, in this order. If they differ, the whole timeline is in the
    /// message.
    @MainActor
    package func expectCallbacks(
        _ lines: [String], of kinds: Timeline.Kinds = .appearance, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectEqual(timeline.lines(of: kinds), lines, "\(timeline)", sourceLocation: sourceLocation)
    }
}
