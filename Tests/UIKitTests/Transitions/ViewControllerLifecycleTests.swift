import Expectations
import RandomSupport
import Testing
import UIKit

/// The lifecycle of a controller as a value, without any view.
@Suite("The lifecycle of a controller")
struct ViewControllerLifecycleTests {
    @Test("From disappeared to appeared and back, each transition returns its callback")
    func straight() {
        var life = ViewControllerLifecycle()

        let begins = life.begin(appearing: true, animated: true, owner: .transition)
        let isAppearing = [life.takeIsAppearing(), life.takeIsAppearing()]
        let ends = life.end(isInWindow: true)

        expectEqual(begins, .began)
        expectEqual(isAppearing, [true, false])
        expectEqual(ends, .appeared)
        expectEqual(life.appearance, .appeared)
        expectEqual(life.owner, .none)
        expectTrue(life.isAnimated)

        let leaves = life.begin(appearing: false, animated: false, owner: .forwarding)
        let isAppearingNow = life.takeIsAppearing()
        let left = life.end(isInWindow: false)

        expectEqual(leaves, .began)
        expectFalse(isAppearingNow)
        expectEqual(left, .disappeared)
        expectEqual(life.appearance, .disappeared)
        expectFalse(life.isAnimated)
    }

    @Test("In between, both directions are reversed without a did-callback")
    func reversals() {
        var life = ViewControllerLifecycle()

        let answers = [true, false, true, true, false].map {
            life.begin(appearing: $0, animated: false, owner: .application)
        }

        expectEqual(answers, [.began, .reversed, .reversed, .unchanged, .reversed])
        expectEqual(life.appearance, .disappearing)
        expectFalse(life.isAppearingIsPending)
    }

    @Test("An appearance that ends outside a window is pending, and continues when it is begun again")
    func waiting() {
        var life = ViewControllerLifecycle()
        _ = life.begin(appearing: true, animated: false, owner: .application)

        let ends = life.end(isInWindow: false)
        let waits = life.isWaitingForWindow
        let again = life.begin(appearing: true, animated: false, owner: .forwarding)

        expectEqual(ends, .waitsForWindow)
        expectTrue(waits)
        expectEqual(again, .resumed)
        expectFalse(life.isWaitingForWindow)
        expectEqual(life.owner, .forwarding)
        expectTrue(life.takeIsAppearing())
        expectEqual(life.end(isInWindow: true), .appeared)
    }

    @Test("Every performed transition is counted, and no other")
    func generations() {
        var life = ViewControllerLifecycle()
        _ = life.begin(appearing: true, animated: false, owner: .application)
        let first = life.generation

        _ = life.begin(appearing: true, animated: false, owner: .application)
        let unchanged = life.generation
        _ = life.begin(appearing: false, animated: false, owner: .application)

        expectEqual(first, unchanged)
        expectEqual(life.generation, first + 1)
    }

    @Test("A released transition leaves the rest to forwarding, and does not change other owners")
    func release() {
        var held = ViewControllerLifecycle()
        _ = held.begin(appearing: true, animated: false, owner: .transition)
        var byHand = ViewControllerLifecycle()
        _ = byHand.begin(appearing: true, animated: false, owner: .application)

        held.release()
        byHand.release()

        expectEqual(held.owner, .forwarding)
        expectEqual(byHand.owner, .application)
    }

    @Test("Whatever the calls, callbacks have the order of the diagram", arguments: 0..<50)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var life = ViewControllerLifecycle()
        var callbacks: [String] = []

        for _ in 0..<200 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0, 1:
                let appearing = Bool.random(using: &random)
                if life.begin(appearing: appearing, animated: false, owner: .forwarding).sendsCallback {
                    callbacks.append(appearing ? "WA" : "WD")
                }
            case 2: if life.takeIsAppearing() { callbacks.append("IA") }
            default:
                if life.isAppearingIsPending, life.takeIsAppearing() { callbacks.append("IA") }
                switch life.end(isInWindow: true) {
                case .appeared: callbacks.append("DA")
                case .disappeared: callbacks.append("DD")
                case .waitsForWindow, .unchanged: break
                }
            }
        }

        let followers = [
            "WA": ["IA", "WD"], "IA": ["DA", "WD"], "DA": ["WD"], "WD": ["WA", "DD"], "DD": ["WA"],
        ]
        for (callback, next) in zip(callbacks, callbacks.dropFirst()) {
            expectEqual(followers[callback]?.contains(next), true, "seed \(seed): \(callback), \(next)")
        }
        expectTrue(callbacks.first == nil || callbacks.first == "WA", "seed \(seed)")
    }
}
