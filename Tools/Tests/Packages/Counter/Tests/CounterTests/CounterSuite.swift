import Testing
import UIKit

@testable import Counter

@MainActor
@Suite struct CounterSuite {
    @Test func tapCounts() {
        let sut = CounterViewController()
        sut.loadViewIfNeeded()

        sut.plusButton.sendActions(for: .touchUpInside)

        #expect(sut.count == 1)
    }
}
