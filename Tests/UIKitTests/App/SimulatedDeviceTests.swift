import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Devices that a window simulates")
struct SimulatedDeviceTests {
    @Test("A device is found by name, ignoring case; an unknown name is reported with all names")
    func names() {
        let found = SimulatedDevice.named("iphone15")
        let unknown = SimulatedDevice.named("Nokia")

        expectEqual(found.device?.size, CGSize(width: 393, height: 852))
        expectNil(found.message)
        expectNil(unknown.device)
        expectEqual(unknown.message?.contains("iPadPro129"), true)
        expectNil(SimulatedDevice.named(nil).device)
        expectNil(SimulatedDevice.named(nil).message)
        expectEqual(Set(SimulatedDevice.all.map(\.key)).count, 20)
    }
}
