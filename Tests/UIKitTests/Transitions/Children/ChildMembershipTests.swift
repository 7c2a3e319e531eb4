import Expectations
import Testing
import UIKitCore

@Suite("The membership state of a child")
struct ChildMembershipTests {
    @Test("A child is wanted, joins, arrives, is announced to leave, and is removed")
    func straight() {
        var state = ChildMembership.wanted

        let arrows = [state.join(), state.wasAdded(), state.arrive(), state.announceRemoval(), state.remove()]

        expectEqual(arrows, [true, true, true, true, true])
        expectEqual(state, .gone)
    }

    @Test("A child that was announced to leave and stays arrives again")
    func stays() {
        var state = ChildMembership.leaving

        let stays = state.stay()

        expectTrue(stays)
        expectEqual(state, .arriving)
        expectTrue(state.isChild)
    }

    @Test("An undefined transition is refused without changes", arguments: ChildMembership.all)
    func refused(state: ChildMembership) {
        let arrows: [(ChildMembership, (inout ChildMembership) -> Bool)] = [
            (.wanted, { $0.join() }), (.joining, { $0.wasAdded() }), (.arriving, { $0.arrive() }),
            (.leaving, { $0.stay() }), (.leaving, { $0.remove() }),
            (.leaving, { $0.stayArrived() }), (.leaving, { $0.joinAgain() }),
        ]

        for (start, arrow) in arrows where start != state {
            var changed = state
            let isPossible = arrow(&changed)
            expectFalse(isPossible)
            expectEqual(changed, state)
        }
        var (announced, lost) = (state, state)
        let (isAnnounced, isLost) = (announced.announceRemoval(), lost.lose())
        expectEqual(isAnnounced, (state == .arriving || state == .member))
        expectEqual(isLost, (state != .gone))
        expectEqual(lost, .gone)
    }
}

extension ChildMembership {
    fileprivate static let all: [ChildMembership] = [.wanted, .joining, .arriving, .member, .leaving, .gone]
}
