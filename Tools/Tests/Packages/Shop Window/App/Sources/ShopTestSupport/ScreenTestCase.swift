import UIKit
import XCTest

/// Shows controllers in a window.
open class ScreenTestCase: XCTestCase {
    public var window: UIWindow!

    open override func setUpWithError() throws {
        try super.setUpWithError()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    open override func tearDownWithError() throws {
        window = nil
        try super.tearDownWithError()
    }

    public func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }
}

extension XCTestCase {
    public func waitASecond() {
        let second = expectation(description: "a second")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { second.fulfill() }
        wait(for: [second], timeout: 3)
    }
}
