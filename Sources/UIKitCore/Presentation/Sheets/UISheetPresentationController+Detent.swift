import CoreGraphics
import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet comes to rest.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent>.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            name = identifier
            self.resolver = resolver
        }

        nonisolated deinit {}

        /// Names the detent; unique among those of a sheet.
        open var identifier: Identifier { name }
        private let name: Identifier

        /// A detent of about half of the window's height. It is inactive where the height is compact.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetDetentContext)?.mediumValue ?? context.maximumDetentValue / 2
            }
        }

        /// A detent of the full height of a sheet.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A detent whose height a closure says.
        ///
        /// - Parameters:
        ///   - identifier: Its name; `nil` for one of its own.
        ///   - resolver: Gives the height in points inside the sheet's safe area, or `nil` where the detent is inactive. It is called
        ///     again in a layout pass after `invalidateDetents()` and when size or traits change; it must not change the
        ///     sheet. A height above the largest is that; one that is negative or not finite makes the detent inactive.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom-\(UUID().uuidString)"), resolver)
        }

        /// The height of the detent in an environment; `nil` where it is inactive.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

extension UISheetPresentationController.Detent {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public var rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the detent of half the height.
        public static let medium = Self("com.apple.UIKit.medium")
        /// The name of the detent of the full height.
        public static let large = Self("com.apple.UIKit.large")
    }
}

/// What a detent's height depends on.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container, without those that the sheet overrides.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height that a detent can have, in points inside the sheet's safe area.
    var maximumDetentValue: CGFloat { get }
}

final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let mediumValue: CGFloat

    init(_ layout: SheetLayout, _ traits: UITraitCollection) {
        containerTraitCollection = traits
        (maximumDetentValue, mediumValue) = (layout.maximumDetentValue, layout.mediumDetentValue)
    }
}
