import CoreGraphics
import Foundation
import RenderServer

/// A simulated device, on a stage or in a window: screen size, pixels per point, and the insets of bars and notches in
/// portrait.
package struct SimulatedDevice: Sendable {
    /// The name in the environment (`IREKO_DEVICE`), and on a stage.
    let key: String
    /// The display name, which also names further devices with the same screen.
    package let name: String
    /// The size in portrait, in points.
    package let size: CGSize
    package let scale: CGFloat
    package let top: CGFloat
    package let bottom: CGFloat
    package let isPad: Bool

    private init(
        _ key: String, _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat,
        bottom: CGFloat, isPad: Bool = false
    ) {
        (self.key, self.name, self.scale, self.top, self.bottom, self.isPad) = (key, name, scale, top, bottom, isPad)
        size = CGSize(width: width, height: height)
    }

    package static let iPhoneSE = Self(
        "iPhoneSE", "iPhone SE (2nd and 3rd generation), 8", 375, 667, scale: 2, top: 20, bottom: 0)
    package static let iPhone8Plus = Self(
        "iPhone8Plus", "iPhone 8 Plus", 414, 736, scale: 3, top: 20, bottom: 0)
    package static let iPhoneX = Self(
        "iPhoneX", "iPhone X, XS, 11 Pro", 375, 812, scale: 3, top: 44, bottom: 34)
    package static let iPhoneXR = Self(
        "iPhoneXR", "iPhone XR", 414, 896, scale: 2, top: 44, bottom: 34)
    package static let iPhone11 = Self(
        "iPhone11", "iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34)
    package static let iPhone11ProMax = Self(
        "iPhone11ProMax", "iPhone XS Max, 11 Pro Max", 414, 896, scale: 3, top: 44, bottom: 34)
    package static let iPhone13Mini = Self(
        "iPhone13Mini", "iPhone 12 and 13 mini", 375, 812, scale: 3, top: 50, bottom: 34)
    package static let iPhone14 = Self(
        "iPhone14", "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", 390, 844, scale: 3, top: 47, bottom: 34)
    package static let iPhone14Plus = Self(
        "iPhone14Plus", "iPhone 12 and 13 Pro Max, 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34)
    package static let iPhone15 = Self(
        "iPhone15", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, scale: 3, top: 59, bottom: 34)
    package static let iPhone15Plus = Self(
        "iPhone15Plus", "iPhone 14 Pro Max, 15 Plus and Pro Max, 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34)
    package static let iPhone16Pro = Self(
        "iPhone16Pro", "iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34)
    package static let iPhone16ProMax = Self(
        "iPhone16ProMax", "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34)
    package static let iPadMini = Self(
        "iPadMini", "iPad mini (6th and 7th generation)", 744, 1133, scale: 2, top: 24, bottom: 20, isPad: true)
    package static let iPad9 = Self(
        "iPad9", "iPad with 9.7 inches, mini up to the 5th generation", 768, 1024, scale: 2, top: 20, bottom: 0,
        isPad: true)
    package static let iPad102 = Self(
        "iPad102", "iPad with 10.2 inches", 810, 1080, scale: 2, top: 20, bottom: 0, isPad: true)
    package static let iPadAir11 = Self(
        "iPadAir11", "iPad (10th generation), Air with 10.9 and 11 inches", 820, 1180, scale: 2, top: 24, bottom: 20,
        isPad: true)
    package static let iPadPro105 = Self(
        "iPadPro105", "iPad Pro with 10.5 inches, Air (3rd generation)", 834, 1112, scale: 2, top: 20, bottom: 0,
        isPad: true)
    package static let iPadPro11 = Self(
        "iPadPro11", "iPad Pro with 11 inches", 834, 1194, scale: 2, top: 24, bottom: 20, isPad: true)
    package static let iPadPro129 = Self(
        "iPadPro129", "iPad Pro with 12.9 inches, Air with 13", 1024, 1366, scale: 2, top: 24, bottom: 20, isPad: true)

    /// All devices, sorted by size within each kind.
    static let all: [SimulatedDevice] = [
        .iPhoneSE, .iPhone8Plus, .iPhoneX, .iPhoneXR, .iPhone11, .iPhone11ProMax, .iPhone13Mini, .iPhone14,
        .iPhone14Plus, .iPhone15, .iPhone15Plus, .iPhone16Pro, .iPhone16ProMax, .iPadMini, .iPad9, .iPad102,
        .iPadAir11, .iPadPro105, .iPadPro11, .iPadPro129,
    ]

    /// Returns the device with a name in `IREKO_DEVICE`, ignoring case. For an unknown name, returns a message
    /// instead.
    package static func named(_ text: String?) -> (device: SimulatedDevice?, message: String?) {
        guard let text else { return (nil, nil) }
        if let device = all.first(where: { $0.key.lowercased() == text.lowercased() }) { return (device, nil) }
        return (nil, "IREKO_DEVICE=\(text.excerpt) is not one of \(all.map(\.key).joined(separator: ", "))")
    }

    /// The device that the environment names.
    package static let fromEnvironment: SimulatedDevice? = {
        let (device, message) = named(ProcessInfo.processInfo.environment["IREKO_DEVICE"])
        if let message { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
        return device
    }()

    /// Copies the user interface idiom and the safe area of the device to a screen.
    @MainActor
    package func apply(to screen: UIScreen) {
        screen.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        screen.traitCollection = screen.traitCollection.modifyingTraits {
            $0.userInterfaceIdiom = isPad ? .pad : .phone
        }
        screen.showSystemBars(isPad: isPad)
    }
}
