/// The minimum, the value and the maximum of a slider. They are always in this order.
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

    /// The position of the value between minimum and maximum, from 0 to 1.
    var fraction: Double {
        get { fraction(of: storedValue) }
        set {
            guard newValue.isFinite else { return }
            // The difference of the limits can overflow in single precision, but not in double precision.
            value = Float(Double(minimum) + min(max(newValue, 0), 1) * (Double(maximum) - Double(minimum)))
        }
    }

    /// Returns the position of a number between minimum and maximum, from 0 to 1; 0 if they are equal.
    func fraction(of value: Float) -> Double {
        guard maximum > minimum, !value.isNaN else { return 0 }
        let clamped = min(max(value, minimum), maximum)
        return (Double(clamped) - Double(minimum)) / (Double(maximum) - Double(minimum))
    }
}
