import CoreGraphics
import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
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

        /// The identifier of the detent, unique among the detents of a sheet.
        open var identifier: Identifier { name }
        private let name: Identifier

        /// Returns a detent of about half the window's height. It is inactive if the height is compact.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetDetentContext)?.mediumValue ?? context.maximumDetentValue / 2
            }
        }

        /// Returns a detent of the full height of a sheet.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent whose height a closure computes.
        ///
        /// - Parameters:
        ///   - identifier: The identifier; `nil` creates a unique one.
        ///   - resolver: Returns the height in points inside the sheet's safe area, or `nil` if the detent is
        ///     inactive. It is called again in a layout pass after `invalidateDetents()` and when size or traits
        ///     change; it must not change the sheet. Heights above the maximum are limited to it. A negative or
        ///     non-finite height makes the detent inactive.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom-\(UUID().uuidString)"), resolver)
        }

        /// Returns the height of the detent in an environment; `nil` if it is inactive.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

extension UISheetPresentationController.Detent {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The raw string.
        public var rawValue: String

        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the medium detent.
        public static let medium = Self("com.apple.UIKit.medium")
        /// The identifier of the large detent.
        public static let large = Self("com.apple.UIKit.large")
    }
}

/// The environment that determines a detent's height.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container, without the sheet's overrides.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height of a detent, in points inside the sheet's safe area.
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
