/// The minimum, the value and the maximum of a stepper. They are always in this order.
struct StepperRange {
    enum Direction { case down, up }

    private var storedValue = 0.0
    var wraps = false
    var step = 1.0

    var minimum = 0.0 { didSet { value = storedValue } }
    var maximum = 100.0 { didSet { value = storedValue } }

    var value: Double {
        get { storedValue }
        set { storedValue = min(max(newValue, minimum), maximum) }
    }

    /// Returns whether a step in a direction changes the value.
    func canStep(_ direction: Direction) -> Bool {
        guard minimum < maximum else { return false }
        return wraps || (direction == .up ? value < maximum : value > minimum)
    }

    /// Changes the value by one step, but not beyond the limits. If `wraps` is `true`, a step beyond a limit sets the
    /// opposite limit. Returns whether the value has changed.
    mutating func take(_ direction: Direction) -> Bool {
        let old = value
        if direction == .up {
            value = wraps && value >= maximum ? minimum : value + step
        } else {
            value = wraps && value <= minimum ? maximum : value - step
        }
        return value != old
    }
}
