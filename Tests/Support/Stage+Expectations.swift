import IrekoTesting
import Testing

extension Stage {
    /// Expects exactly these lines in the timeline, in this order. Where they differ, the whole timeline is in the message.
    @MainActor
    package func expectCallbacks(
        _ kinds: Timeline.Kinds = .appearance, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(timeline.lines(of: kinds) == lines, "\(timeline)", sourceLocation: sourceLocation)
    }
}
