import Measuring

/// The slide of `slide.headless`, in a window: the total cost of the program and the X server for a frame, compared
/// with the cost of presenting an unchanged frame of the same window.
@MainActor let slideWindow = Benchmark("slide.window", "slide.window.floor", needsDisplay: true) {
    let server = try XServer.current()
    let reference = FrameCopy()
    @MainActor func cost(of program: ChildProgram, _ frames: () throws -> [Double]) throws -> Double {
        let before = try program.cpuTime() + server.cpuTime()
        let count = try frames().count
        let after = try program.cpuTime() + server.cpuTime()
        guard count > 60 else { throw BenchmarkFailure("presented only \(count) frames in two seconds") }
        return (after - before) / Double(count)
    }
    var results: [(slide: Double, floor: Double)] = []
    // Alternating, so that other work of the machine affects both equally.
    for _ in 0..<5 {
        reference.round()
        let still = try PageWindow(nil)
        MonotonicTime.sleep(0.5)
        let uncovering = try Uncovering()
        let floor = try cost(of: still.program) { still.watcher.frames { uncovering.repeated(120) } }
        still.program.end()
        let window = try PageWindow("--slide")
        // The first slide creates the bitmaps that later slides copy.
        MonotonicTime.sleep(1)
        let slide = try cost(of: window.program) { window.watcher.frames { MonotonicTime.sleep(2) } }
        window.program.end()
        results.append((slide, floor))
    }
    let median = results.sorted { $0.slide / $0.floor < $1.slide / $1.floor }[results.count / 2]
    return [
        Figure(
            name: "slide.window", value: median.slide / median.floor, unit: "× floor", reference: reference.seconds,
            cost: median.slide, reach: .atMost(1.5)),
        .copies("slide.window.floor", cost: median.floor, reference: reference.seconds, reach: nil),
    ]
}

/// The time when the page program blocked its main thread, as reported on its standard output.
private struct Block: Decodable {
    var begin: Double
    var end: Double
}

/// The number of frames of a fling that reach the screen while the main thread sleeps for half a second: a finger
/// flings a table of 100,000 rows.
@MainActor let listBlocked = Benchmark("list.blocked", needsDisplay: true) {
    let reference = FrameCopy.measure()
    var counts: [Double] = []
    for _ in 0..<5 {
        let window = try PageWindow("--list", region: .wholeRow)
        MonotonicTime.sleep(0.5)
        let finger = try Mouse()
        finger.press(960, 900)
        // 20 pixels in 8 ms: the rows that the main thread created last suffice for half a second.
        for step in 1...12 {
            MonotonicTime.sleep(0.008)
            finger.move(960, 900 - 20 * step)
        }
        finger.release(960, 660)
        let changes = try window.watcher.changes(during: 1.5)
        let block = try window.program.result(as: Block.self, within: 5)
        counts.append(Double(changes.filter { (block.begin...block.end).contains($0) }.count))
    }
    return [
        Figure(
            name: "list.blocked", value: counts.median, unit: "frames", reference: reference, cost: nil,
            reach: .atLeast(29))
    ]
}

/// The number of frames that reach the screen while the main thread sleeps in the middle of a slide.
@MainActor let blocked = Benchmark("blocked.frames", "blocked.gap", needsDisplay: true) {
    var results: [(frames: Int, gap: Double)] = []
    let reference = FrameCopy.measure()
    for _ in 0..<5 {
        let window = try PageWindow("--block", region: .wholeRow)
        let changes = try window.watcher.changes(during: 2.5)
        let block = try window.program.result(as: Block.self, within: 5)
        let inside = changes.filter { (block.begin...block.end).contains($0) }
        // A frame may be in progress at either end: a gap is counted from the last frame before to the first frame
        // after.
        let first = changes.last { $0 < block.begin } ?? block.begin
        let last = changes.first { $0 > block.end } ?? block.end
        results.append((inside.count, ([first] + inside + [last]).gaps.max() ?? .infinity))
    }
    // By the median of their gaps, since other work of the machine appears as a gap.
    let median = results.sorted { $0.gap < $1.gap }[results.count / 2]
    return [
        Figure(
            name: "blocked.frames", value: Double(median.frames), unit: "frames", reference: reference, cost: nil,
            reach: .atLeast(29)),
        Figure(
            name: "blocked.gap", value: median.gap * 1e3, unit: "ms", reference: reference, cost: nil,
            reach: .atMost(20)),
    ]
}

/// From before the `exec` to the first frame on the screen, and the memory by then.
@MainActor let start = Benchmark("start.frame", "start.memory", needsDisplay: true) {
    var durations: [Double] = []
    var memory = 0
    let reference = FrameCopy.measure()
    for _ in 0..<9 {
        let window = try PageWindow(nil)
        durations.append(window.startDuration)
        MonotonicTime.sleep(0.5)
        memory = max(memory, try window.program.peakMemory())
        window.program.end()
    }
    return [
        Figure(
            name: "start.frame", value: durations.median * 1e3, unit: "ms", reference: reference, cost: nil,
            reach: .atMost(100)),
        Figure(
            name: "start.memory", value: Double(memory) / 1e6, unit: "MB", reference: reference, cost: nil,
            reach: .atMost(50)),
    ]
}

/// A window with a focused field: its caret blinks twice a second, which is visible on the screen.
@MainActor let idleCaret = Benchmark("idle.caret.cpu", "idle.caret.wakeups", needsDisplay: true) {
    let duration = 10.0
    let reference = FrameCopy.measure()
    let window = try PageWindow("--caret")
    try Mouse().giveFocus()
    MonotonicTime.sleep(1.5)
    let (cpu, wakeups) = (try window.program.cpuTime(), try window.program.wakeups())
    let frames = window.watcher.frames { MonotonicTime.sleep(duration) }
    let cost = try window.program.cpuTime() - cpu
    let rate = Double(try window.program.wakeups() - wakeups) / duration
    window.program.end()
    guard (15...25).contains(frames.count) else {
        throw BenchmarkFailure("the caret was switched \(frames.count) times in \(duration) seconds")
    }
    return [
        .milliseconds("idle.caret.cpu", cost: cost, reference: reference, reach: .atMost(10)),
        Figure(
            name: "idle.caret.wakeups", value: rate, unit: "a second", reference: reference, cost: nil,
            reach: .atMost(4)),
    ]
}

/// An idle window.
@MainActor let idle = Benchmark("idle.cpu", "idle.wakeups", needsDisplay: true) {
    let duration = 10.0
    let reference = FrameCopy.measure()
    let window = try PageWindow(nil)
    MonotonicTime.sleep(1.5)
    let (cpu, wakeups) = (try window.program.cpuTime(), try window.program.wakeups())
    MonotonicTime.sleep(duration)
    let cost = try window.program.cpuTime() - cpu
    let rate = Double(try window.program.wakeups() - wakeups) / duration
    window.program.end()
    return [
        .milliseconds("idle.cpu", cost: cost, reference: reference, reach: .atMost(5)),
        Figure(
            name: "idle.wakeups", value: rate, unit: "a second", reference: reference, cost: nil, reach: .atMost(2)),
    ]
}
