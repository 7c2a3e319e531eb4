import Foundation

/// A book that is downloaded.
public final class Download: NSObject {
    @objc public enum State: Int { case waiting, running, finished }

    @objc public dynamic var state = State.waiting
    @objc public dynamic private(set) var fraction = 0.0
    @objc public dynamic var title: String?
    /// The file that is being written.
    @objc public dynamic var part: Part? = Part()

    public final class Part: NSObject {
        @objc public dynamic var bytes = 0
    }

    public var total = 100

    public func receive(_ count: Int) {
        state = .running
        part?.bytes += count
        fraction = Double(part?.bytes ?? 0) / Double(total)
        if fraction >= 1 { state = .finished }
    }

    /// A change that the class announces itself.
    private var storedNote = ""
    @objc public var note: String {
        get { storedNote }
        set {
            willChangeValue(for: \.note)
            storedNote = newValue
            didChangeValue(for: \.note)
        }
    }
}
