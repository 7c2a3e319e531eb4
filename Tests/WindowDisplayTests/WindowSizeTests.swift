import Foundation
import Testing

@testable import WindowDisplay

@Suite("The size of a new window")
struct WindowSizeTests {
    @Test("A window that fits has the requested size, in the window system's units")
    func fits() {
        let size = WindowSize.fitting(
            CGSize(width: 390, height: 844), unitsPerPoint: 1.5, onScreen: CGSize(width: 2560, height: 1440))

        #expect(size == (585, 1266))
    }

    @Test("A window is at most as large as the free area of the screen below a title bar")
    func tooLarge() {
        let high = WindowSize.fitting(
            CGSize(width: 390, height: 844), unitsPerPoint: 1, onScreen: CGSize(width: 1366, height: 768))
        let large = WindowSize.fitting(
            CGSize(width: 1280, height: 800), unitsPerPoint: 2, onScreen: CGSize(width: 1366, height: 768))

        #expect(high == (390, 728))
        #expect(large == (1366, 728))
    }

    @Test("Unknown and invalid screens do not limit the size", arguments: [nil, CGSize.zero])
    func unknown(screen: CGSize?) {
        let size = WindowSize.fitting(CGSize(width: 390, height: 844), unitsPerPoint: 1, onScreen: screen)

        #expect(size == (390, 844))
    }
}
