import Expectations
import RandomSupport
import Testing
import UIKitCore

@Suite("The children of a container, as a value")
struct ChildEntriesTests {
    private final class Child {
        let name: String
        init(_ name: String) { self.name = name }
    }

    /// A container that performs the steps of its entries, and records them.
    private struct Container {
        var entries: ChildEntries<Child>
        var children: [Child] = []
        var log: [String] = []

        init(_ timing: ChildTiming) { entries = ChildEntries(timing) }

        mutating func want(_ wanted: [Child]) {
            let children = children
            _ = entries.want(wanted) { child in children.contains { $0 === child } }
        }

        /// Performs the next step; returns `false` if there are no steps.
        mutating func step() -> Bool {
            guard let (step, child) = entries.nextStep else { return false }
            switch step {
            case .beginAdding:
                let joins = entries.beginAdding(child)
                expectTrue(joins && !children.contains { $0 === child })
                children.append(child)
                log.append("+\(child.name)")
                note(entries.wasAdded(child))
            case .becomeMember:
                note(entries.becomeMember(child))
                log.append("\(child.name) arrives")
            case .beginRemoval:
                note(entries.beginRemoval(child))
                log.append("\(child.name) leaves")
            case .remove:
                note(entries.remove(child))
                children.removeAll { $0 === child }
                log.append("-\(child.name)")
            }
            return true
        }

        /// Each step's arrow exists.
        private func note(_ wasPossible: Bool) { expectTrue(wasPossible) }

        mutating func settle() {
            var steps = 0
            while step() {
                steps += 1
                #expect(steps < 1000)
            }
        }
    }

    private let a = Child("a")
    private let b = Child("b")
    private let c = Child("c")

    @Test(
        "Children that arrive when added do so one after the other; unwanted children leave before new ones arrive")
    func exchange() {
        var container = Container(.whenAdded)
        container.want([a, b])
        container.settle()

        container.want([b, c])
        container.settle()

        expectEqual(container.log, ["+a", "a arrives", "+b", "b arrives", "a leaves", "-a", "+c", "c arrives"])
        expectEqual(container.children.map(\.name), ["b", "c"])
    }

    @Test("A visible child leaves when it is hidden, and an appearing child arrives when it has appeared")
    func shown() {
        var container = Container(.whenShown)
        container.want([a])
        container.entries.rest(at: [a])
        container.settle()

        container.want([a, b])
        container.settle()
        container.entries.begin([b])
        let during = container.entries.place(of: a)
        container.entries.rest(at: [b])
        container.want([b])
        container.settle()
        container.entries.end()
        container.settle()

        expectEqual(during, .outgoing)
        expectEqual(container.entries.place(of: a), .out)
        expectEqual(container.entries.place(of: b), .shown)
        expectEqual(container.log, ["+a", "a arrives", "+b", "a leaves", "-a", "b arrives"])
    }

    @Test("A cancelled transition keeps its old children, and removes its new children")
    func cancelled() {
        var container = Container(.whenShown)
        container.want([a])
        container.entries.rest(at: [a])
        container.want([a, b])
        container.settle()
        container.entries.begin([b])
        let during = [container.entries.place(of: a), container.entries.place(of: b)]

        container.want([a])
        container.entries.end()
        container.settle()

        expectEqual(during, [.outgoing, .incoming])
        expectEqual(container.entries.place(of: a), .shown)
        expectEqual(container.log, ["+a", "a arrives", "+b", "b leaves", "-b"])
    }

    @Test("A child that is wanted again between the announcement and its removal stays, and arrives again")
    func stays() {
        var container = Container(.whenAdded)
        container.want([a])
        container.settle()
        container.want([])
        _ = container.step()

        container.want([a])
        container.settle()

        expectEqual(container.log, ["+a", "a arrives", "a leaves", "a arrives"])
    }

    @Test("A child that a different container took is added again when it is wanted next")
    func lost() {
        var container = Container(.whenAdded)
        container.want([a, b])
        container.settle()
        container.children.removeFirst()
        container.entries.discard(a)
        let rests = container.entries.nextStep == nil

        container.want([a, b])
        container.settle()

        expectTrue(rests)
        expectEqual(container.log.suffix(2), ["+a", "a arrives"])
    }

    @Test("On a stack the removal is announced at once, and the child leaves when it is released")
    func released() {
        var container = Container(.byContainer)
        container.entries.want(adding: [a, b])
        container.settle()
        let arrives = container.entries.becomeMember(a)

        _ = container.entries.want(removing: [a, b]) { _ in true }
        container.settle()
        let before = container.log
        container.entries.release([a, b])
        container.settle()

        expectTrue(arrives)
        expectEqual(before, ["+a", "+b", "a leaves", "b leaves"])
        expectEqual(container.log.suffix(2), ["-a", "-b"])
        expectEmpty(container.children)
    }

    @Test("A child that is taken back on a stack has its former state: arrived, or still arriving")
    func takenBack() {
        var container = Container(.byContainer)
        container.entries.want(adding: [a, b])
        container.settle()
        let arrives = container.entries.becomeMember(a)
        _ = container.entries.want(removing: [a, b]) { _ in true }
        container.settle()

        let hadArrived = [container.entries.cancelRemoval(a), container.entries.cancelRemoval(b)]

        expectTrue(arrives)
        expectEqual(hadArrived, [true, false])
        expectEqual(container.entries.membership(of: a), .member)
        expectEqual(container.entries.membership(of: b), .added)
    }

    @Test("A child that is wanted again while it leaves a stack joins again, and is not released with the last change")
    func again() {
        var container = Container(.byContainer)
        container.entries.want(adding: [a])
        container.settle()
        _ = container.entries.want(removing: [a]) { _ in true }
        container.settle()

        container.entries.want(adding: [a])
        container.entries.release([a])
        container.children = []
        container.settle()

        expectEqual(container.log, ["+a", "a leaves", "+a"])
        expectEqual(container.entries.membership(of: a), .added)
    }

    @Test("A child that is unwanted before it is added is handed back without further steps")
    func forgotten() {
        var entries = ChildEntries<Child>(.whenAdded)
        _ = entries.want([a, b])

        let forgotten = entries.want([b])

        expectEqual(forgotten.count, 1)
        expectIdentical(forgotten.first, a)
        #expect(!entries.contains(a))
    }

    @Test("A step that is not possible is refused, and the child is unchanged", arguments: [nil] + ChildMembership.all)
    func refused(state: ChildMembership?) {
        var entries = ChildEntries<Child>(.byContainer)
        let steps: [(ChildMembership, (inout ChildEntries<Child>) -> Bool)] = [
            (.wanted, { $0.beginAdding(self.a) }), (.beingAdded, { $0.wasAdded(self.a) }),
            (.added, { $0.becomeMember(self.a) }), (.member, { $0.beginRemoval(self.a) }),
        ]
        if let state {
            entries.want(adding: [a])
            for (before, step) in steps where entries.membership(of: a) == before && before != state {
                expectTrue(step(&entries))
            }
        }

        for (start, step) in steps where start != state && !(start == .member && state == .added) {
            let isPossible = step(&entries)
            expectFalse(isPossible)
            expectEqual(entries.membership(of: a), state)
        }
        let isRemoved = entries.remove(a)
        expectEqual(isRemoved, state == .beingRemoved)
        expectNil(entries.violatedInvariant)
    }

    @Test("A child whose arrival was reported before its first addition does not arrive early when it is added again")
    func reportedOnce() {
        var container = Container(.byContainer)
        container.entries.want(adding: [a])
        container.entries.becomeMemberWhenAdded(a)
        container.settle()
        _ = container.entries.want(removing: [a]) { _ in true }
        container.settle()

        container.entries.want(adding: [a])
        container.children = []
        container.settle()

        expectEqual(container.log, ["+a", "a arrives", "a leaves", "+a"])
    }

    @Test("Whatever is wanted during a step, the children are the last wanted ones", arguments: 0..<400)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let all = (0..<5).map { Child("\($0)") }
        var container = Container([.whenAdded, .whenShown, .byContainer][random.below(3)])
        var wanted: [Child] = []
        func list(_ random: inout SeededGenerator) -> [Child] {
            Array(all.shuffled(using: &random).prefix(random.below(all.count + 1)))
        }

        for _ in 0..<40 {
            switch random.below(7) {
            case 0, 1:
                wanted = list(&random)
                container.want(wanted)
            case 2: _ = container.step()
            case 3: container.entries.release(list(&random))
            case 4: container.entries.begin(Array(container.children.prefix(random.below(2))))
            case 5:
                container.entries.rest(at: Array(container.children.suffix(random.below(2))))
                container.entries.end()
            default:
                guard !container.children.isEmpty else { continue }
                let taken = container.children.remove(at: random.below(container.children.count))
                container.entries.discard(taken)
            }
            expectNil(container.entries.violatedInvariant)
        }
        container.entries.rest(at: [])
        container.entries.end()
        container.want(wanted)
        container.settle()
        container.entries.release(all)
        container.settle()

        let names = Set(container.children.map(\.name))
        expectEqual(names, Set(wanted.map(\.name)))
        expectEqual(names.count, container.children.count)
    }
}

extension ChildMembership {
    fileprivate static let all: [ChildMembership] = [.wanted, .beingAdded, .added, .member, .beingRemoved]
}
