/// The numbers of a slider, which always are in order: minimum, value, maximum.
struct SliderRange {
    private var storedValue: Float = 0

    var minimum: Float = 0 {
        didSet {
            if maximum < minimum { maximum = minimum }
            value = storedValue
        }
    }

    var maximum: Float = 1 {
        didSet {
            if minimum > maximum { minimum = maximum }
            value = storedValue
        }
    }

    var value: Float {
        get { storedValue }
        set { storedValue = min(max(newValue, minimum), maximum) }
    }

    /// The value's share of the way from minimum to maximum.
    var fraction: Double {
        get { fraction(of: storedValue) }
        set {
            guard newValue.isFinite else { return }
            // In double precision the way between the extremes of single precision is finite.
            value = Float(Double(minimum) + min(max(newValue, 0), 1) * (Double(maximum) - Double(minimum)))
        }
    }

    /// The share of the way from minimum to maximum of any number; 0 where there is no way.
    func fraction(of value: Float) -> Double {
        guard maximum > minimum, !value.isNaN else { return 0 }
        let clamped = min(max(value, minimum), maximum)
        return (Double(clamped) - Double(minimum)) / (Double(maximum) - Double(minimum))
    }
}
