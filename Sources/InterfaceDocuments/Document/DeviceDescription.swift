import Foundation

/// The device of the editor for a document. Root views have the size of this device until they are laid out.
package struct DeviceDescription: Sendable, Hashable {
    let id: String
    let isLandscape: Bool
    /// `light` or `dark`.
    package let appearance: String?

    /// The size of root views without a device.
    static let sizeWithoutDevice = CGSize(width: 600, height: 600)

    /// The size in portrait, and the heights of the bars and notches at the top and the bottom, in points.
    private struct Screen {
        let width, height, top, bottom: Double

        init(_ width: Double, _ height: Double, _ top: Double, _ bottom: Double) {
            (self.width, self.height, self.top, self.bottom) = (width, height, top, bottom)
        }
    }

    private static let screens: [String: Screen] = [
        "retina3_5": Screen(320, 480, 20, 0), "retina4_0": Screen(320, 568, 20, 0),
        "retina4_7": Screen(375, 667, 20, 0), "retina5_5": Screen(414, 736, 20, 0),
        "retina5_9": Screen(375, 812, 44, 34), "retina6_0": Screen(390, 844, 47, 34),
        "retina6_1": Screen(414, 896, 44, 34), "retina6_3": Screen(402, 874, 62, 34),
        "retina6_5": Screen(414, 896, 44, 34), "retina6_7": Screen(428, 926, 47, 34),
        "retina6_12": Screen(393, 852, 59, 34), "ipad9_7": Screen(768, 1024, 20, 0),
        "ipad10_5": Screen(834, 1112, 20, 0), "ipad11_0rounded": Screen(834, 1194, 24, 20),
        "ipad12_9": Screen(1024, 1366, 20, 0), "ipad12_9rounded": Screen(1024, 1366, 24, 20),
    ]

    init(_ element: SourceElement) {
        (id, appearance) = (element.id, element.string(.appearance))
        isLandscape = element.string(.orientation) == "landscape"
        if Self.screens[id] == nil { element.note(.unknownWord(attribute: "id", word: id)) }
        element.ignore()
    }

    /// The size of root views, in points; `sizeWithoutDevice` if the device is unknown.
    var canvasSize: CGSize {
        guard let screen = Self.screens[id] else { return Self.sizeWithoutDevice }
        return isLandscape
            ? CGSize(width: screen.height, height: screen.width) : CGSize(width: screen.width, height: screen.height)
    }

    /// The insets of bars and notches, in points. They are zero if the device is unknown. In landscape, a phone's
    /// notch covers the sides, the home indicator takes 21 points, and the status bar is hidden.
    package var safeArea: (top: Double, sides: Double, bottom: Double) {
        guard let screen = Self.screens[id] else { return (0, 0, 0) }
        guard isLandscape, !id.hasPrefix("ipad") else { return (screen.top, 0, screen.bottom) }
        return (0, screen.top > 20 ? screen.top : 0, min(screen.bottom, 21))
    }
}
