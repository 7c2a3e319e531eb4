import Expectations
import Testing
import UIKit

@testable import UIKitControls

@MainActor
@Suite("The arrangement of an alert's actions")
struct AlertArrangementTests {
    typealias Style = UIAlertAction.Style

    @Test(
        "In alerts the preferred action is bold, else cancel, else the last default action, else a single action",
        arguments: [
            ([.default], nil, 0), ([.destructive], nil, 0), ([.default, .default], nil, 1),
            ([.default, .cancel], nil, 1), ([.cancel, .default], 1, 1), ([.default, .destructive], nil, 0),
            ([.destructive, .destructive], nil, nil), ([], nil, nil),
        ] as [([Style], Int?, Int?)])
    func alert(styles: [Style], preferred: Int?, emphasized: Int?) {
        let arrangement = AlertArrangement(styles, preferred: preferred, kind: .alert)

        expectEqual(arrangement.emphasized, emphasized)
        expectEqual(arrangement.confirmed, emphasized)
        expectEqual(arrangement.main, Array(styles.indices))
        expectNil(arrangement.apart)
    }

    @Test("In an action sheet cancel is separate and bold, and return chooses no action")
    func sheet() {
        let arrangement = AlertArrangement([.default, .cancel, .destructive], preferred: 0, kind: .sheet)

        expectEqual(arrangement.main, [0, 2])
        expectEqual(arrangement.apart, 1)
        expectEqual(arrangement.emphasized, 1)
        expectEqual(arrangement.cancel, 1)
        expectNil(arrangement.confirmed)
    }

    @Test("A popover does not show cancel")
    func popover() {
        let arrangement = AlertArrangement([.cancel, .default], preferred: nil, kind: .popover)

        expectEqual(arrangement.main, [1])
        expectNil(arrangement.apart)
        expectEqual(arrangement.cancel, 0)
        expectNil(arrangement.emphasized)
    }
}
