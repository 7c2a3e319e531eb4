import Foundation
import InterfaceDocuments
import QuartzCore

// Stands for what the engine and the views write, until they are merged. To be deleted then.

@MainActor
extension DocumentCoder {
    package func color(_ key: DocumentKey) -> UIColor? { nil }
    package func font(_ key: DocumentKey) -> UIFont? { nil }
    package func image(_ key: DocumentKey) -> UIImage? { nil }
    package func text(_ key: DocumentKey) -> String? { nil }
    package func attributedText(_ key: DocumentKey) -> NSAttributedString? { nil }
    package func edgeInsets(_ key: DocumentKey) -> UIEdgeInsets? { nil }
    package func directionalInsets(_ key: DocumentKey) -> NSDirectionalEdgeInsets? { nil }
    package func symbolConfiguration(_ key: DocumentKey) -> UIImage.SymbolConfiguration? { nil }
    package func lineBreakMode(_ key: DocumentKey = .lineBreakMode) -> NSLineBreakMode? { nil }
    package func accessibilityText(_ name: String, _ written: String?) -> String? { written }

    package static func color(of color: ColorDescription, in unit: DocumentUnit) -> UIColor? { nil }
    package static func font(of font: FontDescription) -> UIFont? { nil }
    package static func image(of image: ImageDescription, in unit: DocumentUnit) -> UIImage? { nil }
    package static func attributedText(
        of text: AttributedStringDescription, in unit: DocumentUnit
    ) -> NSAttributedString { NSAttributedString(string: text.string) }
    package static func symbolConfiguration(
        of configuration: SymbolConfigurationDescription
    ) -> UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(scale: .default) }
    package static func effect(of effect: EffectDescription) -> UIVisualEffect? { nil }

    /// The controllers to which the controller's relationship segues lead, in order.
    package func relationshipControllers(_ relationship: String) -> [UIViewController] { [] }
}

/// The words of documents about text.
package enum TextWords {
    /// The words of `lineBreakMode`.
    package static let lineBreaks: [String: NSLineBreakMode] = [:]
}

extension UIAccessibilityTraits {
    package init(_ traits: [AccessibilityDescription.Trait]) { self = .none }
}

extension UIResponder: NamedPropertyOwner {}

extension UIView {
    package func decode(_ element: ObjectElement, in unit: DocumentUnit) {}
}

final class LayoutStub {
    var superviewSize = CGSize.zero
}

extension DocumentUnit {
    var layout: LayoutStub { LayoutStub() }
}

extension UIViewController {
    /// Makes the view from the controller's scene or nib, connected; `false` where it has none.
    package func loadViewFromDocument() -> Bool { false }

    /// The name of the storyboard that the controller is from, and its identifier there.
    package var storyboardNames: (storyboard: String, identifier: String)? { nil }
}

/// What cells of a kind are made of.
@MainActor
package final class CellTemplate {
    package init(element: ObjectElement, unit: DocumentUnit) {}
    package func make() -> UIView? { nil }
    nonisolated deinit {}
}

/// A nib.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A key.
    public struct OptionsKey: Hashable, Sendable {}
    /// Makes a nib.
    public init(data: Data, bundle bundleOrNil: Bundle?) {}
    /// Makes a nib.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    /// Makes the objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
    nonisolated deinit {}
}

/// A storyboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Makes a storyboard.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    /// Makes the first controller.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    nonisolated deinit {}
}
