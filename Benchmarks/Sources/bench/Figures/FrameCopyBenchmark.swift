import Measuring

/// The reference itself, for the reader of the report: a copy of a frame, with and without the cache, and the painted
/// frame. The unit of all ratios is the larger of the first and the third.
@MainActor let frameCopy = Benchmark("memcpy.frame", "memcpy.frame.uncached", "pixman.frame") {
    let unit = FrameCopy.measure()
    func figure(_ name: String, _ cost: Double) -> Figure {
        .milliseconds(name, cost: cost, reference: unit, reach: nil)
    }
    return [
        figure("memcpy.frame", FrameCopy.cached()), figure("memcpy.frame.uncached", FrameCopy.uncached()),
        figure("pixman.frame", FrameCopy.painted),
    ]
}
