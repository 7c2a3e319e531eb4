import Testing

@testable import UIKit

@MainActor
@Suite("Which action of an alert stands where")
struct AlertArrangementTests {
    typealias Style = UIAlertAction.Style

    @Test(
        "In alerts the preferred action is in bold, else cancel, else the last default one, else a single one",
        arguments: [
            ([.default], nil, 0), ([.destructive], nil, 0), ([.default, .default], nil, 1),
            ([.default, .cancel], nil, 1), ([.cancel, .default], 1, 1), ([.default, .destructive], nil, 0),
            ([.destructive, .destructive], nil, nil), ([], nil, nil),
        ] as [([Style], Int?, Int?)])
    func alert(styles: [Style], preferred: Int?, emphasized: Int?) {
        let arrangement = AlertArrangement(styles, preferred: preferred, kind: .alert)

        #expect(arrangement.emphasized == emphasized && arrangement.confirmed == emphasized)
        #expect(arrangement.main == Array(styles.indices) && arrangement.apart == nil)
    }

    @Test("In an action sheet cancel stands apart and is in bold, and return chooses nothing")
    func sheet() {
        let arrangement = AlertArrangement([.default, .cancel, .destructive], preferred: 0, kind: .sheet)

        #expect(arrangement.main == [0, 2] && arrangement.apart == 1)
        #expect(arrangement.emphasized == 1 && arrangement.cancel == 1 && arrangement.confirmed == nil)
    }

    @Test("In a popover cancel is not shown")
    func popover() {
        let arrangement = AlertArrangement([.cancel, .default], preferred: nil, kind: .popover)

        #expect(arrangement.main == [1] && arrangement.apart == nil)
        #expect(arrangement.cancel == 0 && arrangement.emphasized == nil)
    }
}
