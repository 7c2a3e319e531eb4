import CoreGraphics
import UIKit

/// A device whose screen a stage can have: size, pixels a point, and what bars and notches cover in portrait.
///
/// The numbers are those of `METRICS.md`, which says where each is from.
public struct StageDevice: Sendable, Hashable {
    /// Its name, and those of others with the same screen.
    public var name: String
    /// The screen's size in portrait, in points.
    public var size: CGSize
    /// Pixels a point.
    public var scale: CGFloat
    /// What bars and notches cover at the top in portrait, in points.
    public var top: CGFloat
    /// What the home indicator takes at the bottom in portrait, in points.
    public var bottom: CGFloat

    /// Whether it is a phone or a pad.
    public var idiom: UIUserInterfaceIdiom

    /// Makes a device of one's own.
    public init(
        name: String, size: CGSize, scale: CGFloat, top: CGFloat, bottom: CGFloat, idiom: UIUserInterfaceIdiom = .phone
    ) {
        (self.name, self.size, self.scale, self.top, self.bottom) = (name, size, scale, top, bottom)
        self.idiom = idiom
    }

    /// iPhone SE (2nd and 3rd generation), 8: 375 × 667 points.
    public static let iPhoneSE = StageDevice(
        name: "iPhone SE (2nd and 3rd generation), 8", size: CGSize(width: 375, height: 667), scale: 2, top: 20,
        bottom: 0)
    /// iPhone 8 Plus: 414 × 736 points.
    public static let iPhone8Plus = StageDevice(
        name: "iPhone 8 Plus", size: CGSize(width: 414, height: 736), scale: 3, top: 20, bottom: 0)
    /// iPhone X, XS, 11 Pro: 375 × 812 points.
    public static let iPhoneX = StageDevice(
        name: "iPhone X, XS, 11 Pro", size: CGSize(width: 375, height: 812), scale: 3, top: 44, bottom: 34)
    /// iPhone XR: 414 × 896 points.
    public static let iPhoneXR = StageDevice(
        name: "iPhone XR", size: CGSize(width: 414, height: 896), scale: 2, top: 44, bottom: 34)
    /// iPhone 11: 414 × 896 points.
    public static let iPhone11 = StageDevice(
        name: "iPhone 11", size: CGSize(width: 414, height: 896), scale: 2, top: 48, bottom: 34)
    /// iPhone XS Max, 11 Pro Max: 414 × 896 points.
    public static let iPhone11ProMax = StageDevice(
        name: "iPhone XS Max, 11 Pro Max", size: CGSize(width: 414, height: 896), scale: 3, top: 44, bottom: 34)
    /// iPhone 12 and 13 mini: 375 × 812 points.
    public static let iPhone13Mini = StageDevice(
        name: "iPhone 12 and 13 mini", size: CGSize(width: 375, height: 812), scale: 3, top: 50, bottom: 34)
    /// iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e: 390 × 844 points.
    public static let iPhone14 = StageDevice(
        name: "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", size: CGSize(width: 390, height: 844), scale: 3, top: 47,
        bottom: 34)
    /// iPhone 12 and 13 Pro Max, 14 Plus: 428 × 926 points.
    public static let iPhone14Plus = StageDevice(
        name: "iPhone 12 and 13 Pro Max, 14 Plus", size: CGSize(width: 428, height: 926), scale: 3, top: 47, bottom: 34)
    /// iPhone 14 Pro, 15, 15 Pro, 16: 393 × 852 points.
    public static let iPhone15 = StageDevice(
        name: "iPhone 14 Pro, 15, 15 Pro, 16", size: CGSize(width: 393, height: 852), scale: 3, top: 59, bottom: 34)
    /// iPhone 14 Pro Max, 15 Plus and Pro Max, 16 Plus: 430 × 932 points.
    public static let iPhone15Plus = StageDevice(
        name: "iPhone 14 Pro Max, 15 Plus and Pro Max, 16 Plus", size: CGSize(width: 430, height: 932), scale: 3,
        top: 59, bottom: 34)
    /// iPhone 16 Pro: 402 × 874 points.
    public static let iPhone16Pro = StageDevice(
        name: "iPhone 16 Pro", size: CGSize(width: 402, height: 874), scale: 3, top: 62, bottom: 34)
    /// iPhone 16 Pro Max: 440 × 956 points.
    public static let iPhone16ProMax = StageDevice(
        name: "iPhone 16 Pro Max", size: CGSize(width: 440, height: 956), scale: 3, top: 62, bottom: 34)
    /// iPad mini (6th and 7th generation): 744 × 1133 points.
    public static let iPadMini = StageDevice(
        name: "iPad mini (6th and 7th generation)", size: CGSize(width: 744, height: 1133), scale: 2, top: 24,
        bottom: 20, idiom: .pad)
    /// iPad with 9.7 inches, mini up to the 5th generation: 768 × 1024 points.
    public static let iPad9 = StageDevice(
        name: "iPad with 9.7 inches, mini up to the 5th generation", size: CGSize(width: 768, height: 1024), scale: 2,
        top: 20, bottom: 0, idiom: .pad)
    /// iPad with 10.2 inches: 810 × 1080 points.
    public static let iPad102 = StageDevice(
        name: "iPad with 10.2 inches", size: CGSize(width: 810, height: 1080), scale: 2, top: 20, bottom: 0, idiom: .pad
    )
    /// iPad (10th generation), Air with 10.9 and 11 inches: 820 × 1180 points.
    public static let iPadAir11 = StageDevice(
        name: "iPad (10th generation), Air with 10.9 and 11 inches", size: CGSize(width: 820, height: 1180), scale: 2,
        top: 24, bottom: 20, idiom: .pad)
    /// iPad Pro with 10.5 inches, Air (3rd generation): 834 × 1112 points.
    public static let iPadPro105 = StageDevice(
        name: "iPad Pro with 10.5 inches, Air (3rd generation)", size: CGSize(width: 834, height: 1112), scale: 2,
        top: 20, bottom: 0, idiom: .pad)
    /// iPad Pro with 11 inches: 834 × 1194 points.
    public static let iPadPro11 = StageDevice(
        name: "iPad Pro with 11 inches", size: CGSize(width: 834, height: 1194), scale: 2, top: 24, bottom: 20,
        idiom: .pad)
    /// iPad Pro with 12.9 inches, Air with 13: 1024 × 1366 points.
    public static let iPadPro129 = StageDevice(
        name: "iPad Pro with 12.9 inches, Air with 13", size: CGSize(width: 1024, height: 1366), scale: 2, top: 24,
        bottom: 20, idiom: .pad)

    /// All of them, from the smallest to the largest of each kind.
    public static let all: [StageDevice] = [
        .iPhoneSE, .iPhone8Plus, .iPhoneX, .iPhoneXR, .iPhone11, .iPhone11ProMax, .iPhone13Mini, .iPhone14,
        .iPhone14Plus, .iPhone15, .iPhone15Plus, .iPhone16Pro, .iPhone16ProMax, .iPadMini, .iPad9, .iPad102, .iPadAir11,
        .iPadPro105, .iPadPro11, .iPadPro129,
    ]
}

extension Stage {
    /// Runs a test on the screen of a device, as `run(size:scale:safeAreaInsets:rootViewController:_:)` does on one of a size.
    ///
    /// - Parameters:
    ///   - device: The device, upright.
    ///   - style: The interface's style.
    ///   - textSize: The user's text size.
    ///   - direction: The direction of the user's language.
    ///   - rootViewController: The window's root.
    ///   - body: The test. What it throws is thrown on.
    /// - Throws: `StageFailure`, as the other one.
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
            let screen = stage.window.screen
            screen.traitCollection = screen.traitCollection.modifyingTraits { $0.userInterfaceIdiom = device.idiom }
            stage.window.overrideUserInterfaceStyle = style
            stage.window.traitOverrides.preferredContentSizeCategory = textSize
            stage.window.traitOverrides.layoutDirection = direction
            if let root = rootViewController() { stage.window.rootViewController = root }
            stage.settle()
            return try body(stage)
        }
    }
}
