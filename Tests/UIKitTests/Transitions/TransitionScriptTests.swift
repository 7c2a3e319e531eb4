import Expectations
import Testing
import UIKit

/// Each row of the table against its record (Documentation/CallbackOrder.md).
@Suite("Transition scripts")
struct TransitionScriptTests {
    /// The callbacks of a list in the notation of the record.
    private func callbacks(_ steps: [TransitionScript.Step], back: Bool = false) -> [String] {
        var isGoing = back ? ["Old": false, "New": true] : ["Old": true, "New": false]
        return steps.compactMap { step in
            switch step {
            case .will(let side):
                let name = side == .outgoing ? "Old" : "New"
                isGoing[name] = (side == .outgoing) != back
                return "\(name) \(isGoing[name] == true ? "WD" : "WA")"
            case .did(let side):
                let name = side == .outgoing ? "Old" : "New"
                return "\(name) \(isGoing[name] == true ? "DD" : "DA")"
            case .willShow, .didShow: return "\(step)"
            case .install, .uninstall: return nil
            }
        }
    }

    private func expect(
        _ script: TransitionScript, begins: [String], finishes: [String], cancels: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectEqual(callbacks(script.begin), begins, sourceLocation: sourceLocation)
        expectEqual(callbacks(script.finish), finishes, sourceLocation: sourceLocation)
        expectEqual(callbacks(script.cancel, back: true), cancels, sourceLocation: sourceLocation)
        for steps in [script.begin, script.finish, script.cancel] {
            expectEqual(Set(steps).count, steps.count, "No step comes twice", sourceLocation: sourceLocation)
        }
        expectEqual(script.begin.last, .install, sourceLocation: sourceLocation)
        #expect(script.finish.contains(.uninstall))
        #expect(script.cancel.contains(.uninstall))
    }

    @Test("Push and pop, with the delegate's calls")
    func navigation() {
        expect(
            .navigation, begins: ["Old WD", "New WA", "willShow"], finishes: ["Old DD", "New DA", "didShow"],
            cancels: ["New WD", "New DD", "Old WA", "Old DA"])
    }

    @Test("Selecting a different tab")
    func tab() {
        expect(
            .tab, begins: ["New WA", "Old WD"], finishes: ["Old DD", "New DA"],
            cancels: ["New WD", "Old WA", "New DD", "Old DA"])
    }

    @Test("Scrolling to a different page")
    func pageScroll() {
        expect(
            .pageScroll, begins: ["New WA", "Old WD"], finishes: ["New DA", "Old DD"],
            cancels: ["Old WA", "Old DA", "New WD", "New DD"])
    }

    @Test("Curling to a different page")
    func pageCurl() {
        expect(
            .pageCurl, begins: ["New WA", "Old WD"], finishes: ["Old DD", "New DA"],
            cancels: ["New WD", "Old WA", "New DD", "Old DA"])
    }

    @Test("Presenting over the full screen, and dismissing")
    func presentation() {
        expect(
            .presentation, begins: ["Old WD", "New WA"], finishes: ["New DA", "Old DD"],
            cancels: ["New WD", "Old WA", "Old DA", "New DD"])
    }

    @Test("Replacing a window's root")
    func root() {
        expect(
            .root, begins: ["Old WD", "New WA"], finishes: ["Old DD", "New DA"],
            cancels: ["New WD", "Old WA", "New DD", "Old DA"])
    }

    @Test("Exchanging two children")
    func exchange() {
        expect(
            .exchange, begins: ["New WA", "Old WD"], finishes: ["New DA", "Old DD"],
            cancels: ["New WD", "Old WA", "New DD", "Old DA"])
    }
}
