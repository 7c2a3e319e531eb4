import CoreGraphics

/// A test that does on a stage what a user did in a window: a screen, steps, and the pauses between them.
struct RecordedTest {
    /// The day, in the test's title; `nil` where it is not known.
    let day: String?
    var size: CGSize
    var scale: CGFloat
    /// What the device covers of the screen.
    let safeAreaInsets: UIEdgeInsets
    private(set) var steps: [RecordedStep] = []
    /// The media time that the stage's clock has come to before each step, and after the last.
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
            // After a pause that is cut short, what follows is as far apart as it was.
            let time = pause < Pause.longest ? times[index] + pause : steps[index].start
            times.append(time + steps[index].replay.duration)
        }
    }

    /// Seconds until a step, less what the stage's verbs have taken.
    private func pause(before index: Int) -> Double {
        Pause.rounded(steps[index].start - times[index])
    }

    // MARK: As Swift

    /// What comes before the steps.
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

    /// What the programmer replaces.
    static let root = "<#the root view controller#>"

    /// What comes after the steps.
    static let foot = "    }\n}\n"

    /// The lines of a step, after its pause.
    func text(of index: Int) -> String {
        let pause = pause(before: index)
        let lines = (pause > 0 ? [Pause.line(pause)] : []) + steps[index].replay.lines
        return lines.map { "        \($0)\n" }.joined()
    }

    /// All of it.
    var text: String { head + steps.indices.map(text(of:)).joined() + Self.foot }
}
