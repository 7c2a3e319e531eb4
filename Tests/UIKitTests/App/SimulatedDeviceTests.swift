import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Devices that a window simulates")
struct SimulatedDeviceTests {
    @Test("A name finds its device whatever the case of its letters; another one is answered with all names")
    func names() {
        let found = SimulatedDevice.named("iphone15")
        let unknown = SimulatedDevice.named("Nokia")

        #expect(found.device?.size == CGSize(width: 393, height: 852) && found.message == nil)
        #expect(unknown.device == nil && unknown.message?.contains("iPadPro129") == true)
        #expect(SimulatedDevice.named(nil).device == nil && SimulatedDevice.named(nil).message == nil)
        #expect(Set(SimulatedDevice.all.map(\.key)).count == 20)
    }
}
