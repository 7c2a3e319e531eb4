import Foundation
import RenderServer
import UIKit

@testable import IrekoTesting

extension Stage {
    /// The display's snapshot at a time if the main thread is idle until then.
    func snapshotWithoutMain(after duration: TimeInterval) -> CGImage? {
        display.setWantsFrameEvents(false)
        display.step(to: clock.now + duration)
        defer { display.setWantsFrameEvents(true) }
        return display.snapshot()
    }
}

extension CGImage {
    /// A pixel, 0xRRGGBB.
    func pixelColor(x: Int, y: Int) -> UInt32 {
        bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self) & 0xff_ffff
    }
}

extension Stage {
    /// The screen's size, which a window may not have yet.
    var screenSize: CGSize { display.mode.size }
}
