/// An object whose class's `init(coder:)` cannot be called for every subclass. The object is created by `init()`, and
/// decodes its element afterwards. Overrides call `super` first.
@MainActor
protocol DocumentReading: AnyObject {
    func decode(from coder: DocumentCoder)
}
