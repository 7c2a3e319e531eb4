import Measuring

/// The reference itself, for the reader of the report: the unit of all ratios, with and without the cache.
@MainActor let frameCopy = Benchmark("memcpy.frame", "memcpy.frame.uncached") {
    let (cached, uncached) = (FrameCopy.measure(), FrameCopy.uncached())
    return [
        .milliseconds("memcpy.frame", cost: cached, reference: cached, reach: nil),
        .milliseconds("memcpy.frame.uncached", cost: uncached, reference: cached, reach: nil),
    ]
}
