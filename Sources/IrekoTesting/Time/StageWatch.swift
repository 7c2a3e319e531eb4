import CStageTime
import Glibc

/// Ends the process with a report if the thread of a stage is stuck: see `CStageTime`.
enum StageWatch {
    /// Watches this thread, which runs a stage, until `end()`.
    static func begin() {
        StageWatchBegin {
            // The copied text is not released, since the process ends after the report.
            StageWatch.currentTest().flatMap { UnsafePointer(strdup($0)) }
        }
    }

    static func end() { StageWatchEnd() }

    // MARK: The name of the running test

    /// Returns the name of the test of Swift Testing that runs on this thread, or `nil` outside of a test. This module
    /// does not link the library, so the property is found by the name of its symbol.
    private static func currentTest() -> String? {
        guard let getter = dlsym(nil, "$s7Testing4TestV7currentACSgvgZ"), let type = _typeByName("7Testing4TestVSg")
        else { return nil }
        func read<Value>(_: Value.Type) -> Any {
            let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            StageCallGetter(getter, value)
            return value.move()
        }
        guard let test = Mirror(reflecting: _openExistential(type, do: read)).children.first?.value else { return nil }
        let parts = Mirror(reflecting: test).children
        func text(_ label: String) -> String? { parts.first { $0.label == label }.flatMap { $0.value as? String } }
        return text("name")
    }
}

extension Stage {
    /// Notes that the test calls a function. A report of a stuck stage names it.
    func beginCall(_ name: StaticString) {
        StageWatchEnter(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
    }

    /// Notes that the function returns.
    func endCall() { StageWatchLeave() }
}
