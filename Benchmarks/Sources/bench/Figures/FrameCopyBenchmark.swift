import Measuring

/// The reference itself, for the reader of the report.
@MainActor let frameCopy = Benchmark("memcpy.frame") {
    let seconds = FrameCopy.measure()
    return [.milliseconds("memcpy.frame", cost: seconds, reference: seconds, reach: nil)]
}
