import Foundation

/// An operation whose work ends later than `main()`.
open class AsyncOperation: Operation {
    private let lock = NSRecursiveLock()
    private var _executing = false
    private var _finished = false

    override open var isAsynchronous: Bool { return true }

    override open private(set) var isExecuting: Bool {
        get {
            lock.lock(); defer { lock.unlock() }
            return _executing
        }
        set {
            willChangeValue(forKey: "isExecuting")
            lock.lock()
            _executing = newValue
            lock.unlock()
            didChangeValue(forKey: "isExecuting")
        }
    }

    override open private(set) var isFinished: Bool {
        get {
            lock.lock(); defer { lock.unlock() }
            return _finished
        }
        set {
            willChangeValue(forKey: #keyPath(Operation.isFinished))
            lock.lock()
            _finished = newValue
            lock.unlock()
            didChangeValue(forKey: #keyPath(Operation.isFinished))
        }
    }

    override open func start() {
        guard !isCancelled else {
            isFinished = true
            return
        }
        isExecuting = true
        main()
    }

    /// Ends the operation.
    public final func finish() {
        isExecuting = false
        isFinished = true
    }
}
