import Testing
import UIKit

@testable import Shop

@MainActor
struct ShopSuite {
    @Test("A purchase presents an alert")
    func presents() async throws {
        let sut = ShopViewController()
        let window = UIWindow()
        window.rootViewController = sut
        window.makeKeyAndVisible()

        sut.buyButton.sendActions(for: .touchUpInside)
        try await Task.sleep(for: .seconds(1))

        #expect(sut.presentedViewController is UIAlertController)
        #expect(sut.seconds == 1)
    }

    @Test(arguments: [1.0, 61, 3_601])
    func durations(_ seconds: TimeInterval) {
        #expect(Texts.duration(seconds)?.hasSuffix("1") == true)
    }

    @Test func keyWindow() {
        #expect(UIApplication.shared.connectedScenes.count == 1)
    }
}
