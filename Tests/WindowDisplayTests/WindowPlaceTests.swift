import Expectations
import Foundation
import Testing

@testable import WindowDisplay

@Suite("The position of a window that is opened")
struct WindowPlaceTests {
    private let screens = [
        CGRect(x: 0, y: 30, width: 1920, height: 1050), CGRect(x: 1920, y: 0, width: 1280, height: 1024),
    ]

    private func place(_ x: Double, _ y: Double, width: Double = 400, height: Double = 800) -> [Int32]? {
        WindowPlace.fitting(CGPoint(x: x, y: y), CGSize(width: width, height: height), screens).map { [$0.0, $0.1] }
    }

    @Test("A position on a screen is kept")
    func inside() {
        expectEqual(place(100, 200), [100, 200])
        expectEqual(place(2500, 0), [2500, 0])
        expectEqual(place(1520, 280), [1520, 280])
    }

    @Test("A position beside all screens is moved onto the nearest screen")
    func outside() {
        expectEqual(place(-5000, -5000), [0, 30])
        expectEqual(place(9000, 500), [2800, 224])
        expectEqual(place(1800, 100), [1920, 100])
        expectEqual(place(1600, 100), [1520, 100])
    }

    @Test("A window larger than the screen begins at its corner; without screens or finite numbers its position is nil")
    func hostile() {
        expectEqual(place(500, 500, width: 9000, height: 9000), [0, 30])
        expectNil(place(.nan, 0))
        expectNil(place(.infinity, 0))
        expectNil(WindowPlace.fitting(.zero, CGSize(width: 1, height: 1), []))
        expectEqual(place(1e300, -1e300), [1520, 30])
    }
}
