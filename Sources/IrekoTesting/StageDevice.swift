import CoreGraphics
import UIKit
import UIKitCore

/// A device with the size, scale and insets of its screen, for a stage.
///
/// The sizes and insets equal those measured on Apple's devices.
public struct StageDevice: Sendable, Hashable, CustomStringConvertible {
    /// The device's name, and the names of devices with the same screen.
    public var name: String
    /// The screen's size in portrait, in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// The height of the bars and notches at the top in portrait, in points.
    public var top: CGFloat
    /// The height of the home indicator's area at the bottom in portrait, in points.
    public var bottom: CGFloat

    /// Whether the device is a phone or a pad.
    public var idiom: UIUserInterfaceIdiom

    /// The device's name, which also names the arguments of a parameterized test.
    public var description: String { name }

    /// Creates a custom device.
    public init(
        name: String, size: CGSize, scale: CGFloat, top: CGFloat, bottom: CGFloat, idiom: UIUserInterfaceIdiom = .phone
    ) {
        (self.name, self.size, self.scale, self.top, self.bottom) = (name, size, scale, top, bottom)
        self.idiom = idiom
    }

    private init(_ device: SimulatedDevice) {
        self.init(
            name: device.name, size: device.size, scale: device.scale, top: device.top, bottom: device.bottom,
            idiom: device.isPad ? .pad : .phone)
    }

    /// Returns the device with a name such as `iPhone15`, compared case-insensitively, or `nil` if the name is
    /// unknown.
    public static func named(_ name: String) -> StageDevice? {
        SimulatedDevice.named(name).device.map(StageDevice.init)
    }

    /// iPhone SE (2nd and 3rd generation), 8: 375 × 667 points.
    public static let iPhoneSE = StageDevice(.iPhoneSE)
    /// iPhone 8 Plus: 414 × 736 points.
    public static let iPhone8Plus = StageDevice(.iPhone8Plus)
    /// iPhone X, XS, 11 Pro: 375 × 812 points.
    public static let iPhoneX = StageDevice(.iPhoneX)
    /// iPhone XR: 414 × 896 points.
    public static let iPhoneXR = StageDevice(.iPhoneXR)
    /// iPhone 11: 414 × 896 points.
    public static let iPhone11 = StageDevice(.iPhone11)
    /// iPhone XS Max, 11 Pro Max: 414 × 896 points.
    public static let iPhone11ProMax = StageDevice(.iPhone11ProMax)
    /// iPhone 12 and 13 mini: 375 × 812 points.
    public static let iPhone13Mini = StageDevice(.iPhone13Mini)
    /// iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e: 390 × 844 points.
    public static let iPhone14 = StageDevice(.iPhone14)
    /// iPhone 12 and 13 Pro Max, 14 Plus: 428 × 926 points.
    public static let iPhone14Plus = StageDevice(.iPhone14Plus)
    /// iPhone 14 Pro, 15, 15 Pro, 16: 393 × 852 points.
    public static let iPhone15 = StageDevice(.iPhone15)
    /// iPhone 14 Pro Max, 15 Plus and Pro Max, 16 Plus: 430 × 932 points.
    public static let iPhone15Plus = StageDevice(.iPhone15Plus)
    /// iPhone 16 Pro: 402 × 874 points.
    public static let iPhone16Pro = StageDevice(.iPhone16Pro)
    /// iPhone 16 Pro Max: 440 × 956 points.
    public static let iPhone16ProMax = StageDevice(.iPhone16ProMax)
    /// iPad mini (6th and 7th generation): 744 × 1133 points.
    public static let iPadMini = StageDevice(.iPadMini)
    /// iPad with 9.7 inches, mini up to the 5th generation: 768 × 1024 points.
    public static let iPad9 = StageDevice(.iPad9)
    /// iPad with 10.2 inches: 810 × 1080 points.
    public static let iPad102 = StageDevice(.iPad102)
    /// iPad (10th generation), Air with 10.9 and 11 inches: 820 × 1180 points.
    public static let iPadAir11 = StageDevice(.iPadAir11)
    /// iPad Pro with 10.5 inches, Air (3rd generation): 834 × 1112 points.
    public static let iPadPro105 = StageDevice(.iPadPro105)
    /// iPad Pro with 11 inches: 834 × 1194 points.
    public static let iPadPro11 = StageDevice(.iPadPro11)
    /// iPad Pro with 12.9 inches, Air with 13: 1024 × 1366 points.
    public static let iPadPro129 = StageDevice(.iPadPro129)

    /// All devices, from the smallest to the largest of each idiom.
    public static let all: [StageDevice] = [
        .iPhoneSE, .iPhone8Plus, .iPhoneX, .iPhoneXR, .iPhone11, .iPhone11ProMax, .iPhone13Mini, .iPhone14,
        .iPhone14Plus, .iPhone15, .iPhone15Plus, .iPhone16Pro, .iPhone16ProMax, .iPadMini, .iPad9, .iPad102, .iPadAir11,
        .iPadPro105, .iPadPro11, .iPadPro129,
    ]
}

extension Stage {
    /// Runs a test on the screen of a device, as `run(size:scale:safeAreaInsets:rootViewController:_:)` does on a
    /// screen of a given size.
    ///
    /// - Parameters:
    ///   - device: The device, upright.
    ///   - style: The interface's style.
    ///   - textSize: The user's text size.
    ///   - direction: The direction of the user's language.
    ///   - rootViewController: The window's root.
    ///   - body: The test. Errors that it throws are rethrown.
    /// - Throws: `StageFailure`, as `run(size:scale:safeAreaInsets:rootViewController:_:)` does.
    @discardableResult
    public static func run<Result>(
        device: StageDevice, style: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        rootViewController: @autoclosure () -> UIViewController? = nil, _ body: (Stage) throws -> Result
    ) throws -> Result {
        try run(
            size: device.size, scale: device.scale,
            safeAreaInsets: UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0)
        ) { stage in
            device.prepare(stage.window.screen, style, textSize, direction)
            if let root = rootViewController() { stage.window.rootViewController = root }
            stage.settle()
            return try body(stage)
        }
    }
}

extension StageDevice {
    /// Sets up a screen with the device's traits and insets, except for its size.
    @MainActor
    func prepare(_ screen: UIScreen) {
        screen.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        screen.traitCollection = screen.traitCollection.modifyingTraits { $0.userInterfaceIdiom = idiom }
        screen.showSystemBars(isPad: idiom == .pad)
        UIApplication.shared.permitsMultipleScenes = idiom != .phone
    }

    /// Sets up a screen with the device's traits and insets, and with the settings of its user.
    @MainActor
    func prepare(
        _ screen: UIScreen, _ style: UIUserInterfaceStyle, _ textSize: UIContentSizeCategory,
        _ direction: UITraitEnvironmentLayoutDirection
    ) {
        prepare(screen)
        screen.traitCollection = screen.traitCollection.modifyingTraits {
            $0.userInterfaceStyle = style
            $0.preferredContentSizeCategory = textSize
            $0.layoutDirection = direction
        }
    }
}
