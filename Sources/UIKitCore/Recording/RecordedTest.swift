import CoreGraphics

/// A test that repeats a user's actions on a stage: a screen, steps, and the pauses between them.
struct RecordedTest {
    /// The day in the test's title; `nil` if unknown.
    let day: String?
    var size: CGSize
    var scale: CGFloat
    /// The insets of the device's safe area.
    let safeAreaInsets: UIEdgeInsets
    private(set) var steps: [RecordedStep] = []
    /// The media time of the stage's clock before each step, and after the last step.
    private var times: [Double]

    /// - Parameter start: The media time when the root view controller appeared.
    init(day: String?, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, start: Double) {
        (self.day, self.size, self.scale, times) = (day, size, scale, [start])
        self.safeAreaInsets = safeAreaInsets
    }

    // MARK: Steps

    mutating func append(_ step: RecordedStep) {
        steps.append(step)
        updateTimes(from: steps.count - 1)
    }

    mutating func replace(_ index: Int, with action: RecordedStep.Action) {
        steps[index].action = action
        updateTimes(from: index)
    }

    mutating func removeLast() {
        steps.removeLast()
        times.removeLast()
    }

    private mutating func updateTimes(from index: Int) {
        times.removeSubrange((index + 1)...)
        for index in index..<steps.count {
            let pause = pause(before: index)
            // After a pause that was shortened, the following intervals are unchanged.
            let time = pause < Pause.longest ? times[index] + pause : steps[index].start
            times.append(time + steps[index].replay.duration)
        }
    }

    /// Returns the pause before a step: the time from the stage's clock to the step's start, in seconds.
    private func pause(before index: Int) -> Double {
        Pause.rounded(steps[index].start - times[index])
    }

    // MARK: Generating Swift code

    /// The text before the steps.
    var head: String {
        """
        import IrekoTesting
        import Testing
        import UIKit

        @Test("Recorded\(day.map { " on \($0)" } ?? "")") @MainActor
        func recorded() throws {
            try Stage.run(
                size: \(SwiftText.size(size)), scale: \(SwiftText.number(scale)),\
        \(insets)
                rootViewController: \(Self.root)
            ) { stage in

        """
    }

    private var insets: String {
        let insets = safeAreaInsets
        guard insets != .zero else { return "" }
        let numbers = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
            .map { "\($0.0): \(SwiftText.number($0.1))" }
        return "\n        safeAreaInsets: UIEdgeInsets(\(numbers.joined(separator: ", "))),"
    }

    /// The placeholder that the programmer replaces.
    static let root = "<#the root view controller#>"

    /// The text after the steps.
    static let foot = "    }\n}\n"

    /// Returns the lines of a step, after its pause.
    func text(of index: Int) -> String {
        let pause = pause(before: index)
        let lines = (pause > 0 ? [Pause.line(pause)] : []) + steps[index].replay.lines
        return lines.map { "        \($0)\n" }.joined()
    }

    /// The whole text.
    var text: String { head + steps.indices.map(text(of:)).joined() + Self.foot }
}
