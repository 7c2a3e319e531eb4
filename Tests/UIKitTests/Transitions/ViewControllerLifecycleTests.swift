import RandomSupport
import Testing
import UIKit

/// The life of a controller as a value, without any view.
@Suite("The lifecycle of a controller")
struct ViewControllerLifecycleTests {
    @Test("From gone to there and back, each arrow answers with its callback")
    func straight() {
        var life = ViewControllerLifecycle()

        let begins = life.begin(appearing: true, animated: true, owner: .transition)
        let isAppearing = [life.takeIsAppearing(), life.takeIsAppearing()]
        let ends = life.end(isInWindow: true)

        #expect(begins == .began && isAppearing == [true, false] && ends == .appeared)
        #expect(life.appearance == .appeared && life.owner == .none && life.isAnimated)

        let leaves = life.begin(appearing: false, animated: false, owner: .forwarding)
        let isAppearingNow = life.takeIsAppearing()
        let left = life.end(isInWindow: false)

        #expect(leaves == .began && !isAppearingNow && left == .disappeared)
        #expect(life.appearance == .disappeared && !life.isAnimated)
    }

    @Test("In the middle both directions are reversed without a did-callback")
    func reversals() {
        var life = ViewControllerLifecycle()

        let answers = [true, false, true, true, false].map {
            life.begin(appearing: $0, animated: false, owner: .application)
        }

        #expect(answers == [.began, .reversed, .reversed, .unchanged, .reversed])
        #expect(life.appearance == .disappearing && !life.isAppearingIsPending)
    }

    @Test("An appearance that ends in no window waits, and goes on when it is begun again")
    func waiting() {
        var life = ViewControllerLifecycle()
        _ = life.begin(appearing: true, animated: false, owner: .application)

        let ends = life.end(isInWindow: false)
        let waits = life.isWaitingForWindow
        let again = life.begin(appearing: true, animated: false, owner: .forwarding)

        #expect(ends == .waitsForWindow && waits && again == .resumed)
        #expect(!life.isWaitingForWindow && life.owner == .forwarding)
        #expect(life.takeIsAppearing() && life.end(isInWindow: true) == .appeared)
    }

    @Test("Every arrow that is taken is counted, and none that is not")
    func generations() {
        var life = ViewControllerLifecycle()
        _ = life.begin(appearing: true, animated: false, owner: .application)
        let first = life.generation

        _ = life.begin(appearing: true, animated: false, owner: .application)
        let unchanged = life.generation
        _ = life.begin(appearing: false, animated: false, owner: .application)

        #expect(first == unchanged && life.generation == first + 1)
    }

    @Test("A transition that lets go in the middle leaves the rest to forwarding, and touches nobody else's")
    func release() {
        var held = ViewControllerLifecycle()
        _ = held.begin(appearing: true, animated: false, owner: .transition)
        var byHand = ViewControllerLifecycle()
        _ = byHand.begin(appearing: true, animated: false, owner: .application)

        held.release()
        byHand.release()

        #expect(held.owner == .forwarding && byHand.owner == .application)
    }

    @Test("Whatever is asked for, callbacks come in the order of the diagram", arguments: 0..<50)
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
            #expect(followers[callback]?.contains(next) == true, "seed \(seed): \(callback), \(next)")
        }
        #expect(callbacks.first == nil || callbacks.first == "WA", "seed \(seed)")
    }
}
