/// An object of a class whose `init(coder:)` cannot be called for every subclass: it is made by `init()`, and reads its
/// element afterwards. Each class reads what is its own after `super` has.
@MainActor
protocol DocumentReading: AnyObject {
    func decode(from coder: DocumentCoder)
}
