import Foundation

/// The device that a document is shown on in the editor. Root views have its size until they are laid out.
package struct DeviceDescription: Sendable, Hashable {
    let id: String
    let isLandscape: Bool
    /// `light` or `dark`.
    package let appearance: String?

    /// The size of root views without a device.
    static let sizeWithoutDevice = CGSize(width: 600, height: 600)

    private static let sizes: [String: CGSize] = [
        "retina3_5": CGSize(width: 320, height: 480), "retina4_0": CGSize(width: 320, height: 568),
        "retina4_7": CGSize(width: 375, height: 667), "retina5_5": CGSize(width: 414, height: 736),
        "retina5_9": CGSize(width: 375, height: 812), "retina6_0": CGSize(width: 390, height: 844),
        "retina6_1": CGSize(width: 414, height: 896), "retina6_3": CGSize(width: 402, height: 874),
        "retina6_5": CGSize(width: 414, height: 896), "retina6_7": CGSize(width: 428, height: 926),
        "retina6_12": CGSize(width: 393, height: 852), "ipad9_7": CGSize(width: 768, height: 1024),
        "ipad11_0rounded": CGSize(width: 834, height: 1194), "ipad12_9": CGSize(width: 1024, height: 1366),
        "ipad12_9rounded": CGSize(width: 1024, height: 1366),
    ]

    init(_ element: SourceElement) {
        (id, appearance) = (element.id, element.string(.appearance))
        isLandscape = element.string(.orientation) == "landscape"
        if Self.sizes[id] == nil { element.note(.unknownWord(attribute: "id", word: id)) }
        element.ignore()
    }

    /// The size of root views, in points; that without a device if the device is not known.
    var canvasSize: CGSize {
        guard let size = Self.sizes[id] else { return Self.sizeWithoutDevice }
        return isLandscape ? CGSize(width: size.height, height: size.width) : size
    }
}
