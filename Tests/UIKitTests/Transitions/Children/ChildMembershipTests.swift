import Expectations
import Testing
import UIKitCore

@Suite("The membership state of a child")
struct ChildMembershipTests {
    @Test("A child is wanted, joins, arrives, is announced to leave, and is removed")
    func straight() {
        var state = ChildMembership.wanted

        let arrows = [
            state.beginAdding(), state.wasAdded(), state.becomeMember(), state.beginRemoval(), state.remove(),
        ]

        expectEqual(arrows, [true, true, true, true, true])
        expectEqual(state, .removed)
    }

    @Test("A child that was announced to leave and stays arrives again")
    func stays() {
        var state = ChildMembership.beingRemoved

        let stays = state.stay()

        expectTrue(stays)
        expectEqual(state, .added)
        expectTrue(state.isChild)
    }

    @Test("An undefined transition is refused without changes", arguments: ChildMembership.all)
    func refused(state: ChildMembership) {
        let arrows: [(ChildMembership, (inout ChildMembership) -> Bool)] = [
            (.wanted, { $0.beginAdding() }), (.beingAdded, { $0.wasAdded() }), (.added, { $0.becomeMember() }),
            (.beingRemoved, { $0.stay() }), (.beingRemoved, { $0.remove() }),
            (.beingRemoved, { $0.remainMember() }), (.beingRemoved, { $0.wantAgain() }),
        ]

        for (start, arrow) in arrows where start != state {
            var changed = state
            let isPossible = arrow(&changed)
            expectFalse(isPossible)
            expectEqual(changed, state)
        }
        var (removalBegun, lost) = (state, state)
        let (hasBegun, isLost) = (removalBegun.beginRemoval(), lost.discard())
        expectEqual(hasBegun, (state == .added || state == .member))
        expectEqual(isLost, (state != .removed))
        expectEqual(lost, .removed)
    }
}

extension ChildMembership {
    fileprivate static let all: [ChildMembership] = [.wanted, .beingAdded, .added, .member, .beingRemoved, .removed]
}
