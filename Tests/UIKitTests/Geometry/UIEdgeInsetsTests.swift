import Expectations
import Foundation
import Testing
import UIKit

@Suite("UIEdgeInsets")
struct UIEdgeInsetsTests {
    @Test("A rectangle is inset on each side")
    func inset() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

        expectEqual(inset, CGRect(x: 12, y: 21, width: 94, height: 46))
    }

    @Test("Negative insets grow it")
    func negative() {
        let inset = CGRect(x: 0, y: 0, width: 10, height: 10)
            .inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))

        expectEqual(inset, CGRect(x: -2, y: -1, width: 16, height: 14))
    }

    @Test("Directional insets swap sides from right to left")
    func directional() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

        expectEqual(insets.resolved(isRightToLeft: false), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(insets.resolved(isRightToLeft: true), UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        expectEqual(NSDirectionalEdgeInsets(insets.resolved(isRightToLeft: true), isRightToLeft: true), insets)
    }

    @Test("Edges pick insets")
    func edges() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        expectEqual(insets.only([.top, .right]), UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 4))
        expectEqual(insets.only(.all), insets)
    }
}
