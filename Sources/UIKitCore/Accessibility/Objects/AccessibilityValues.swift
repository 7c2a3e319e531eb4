import CoreGraphics
import Foundation
import UIFoundation

// Chosen (Swift): If an accessibility property and its block form are both set, the block is called; if it returns
// `nil`, the property has its value without the block.
/// The accessibility values of an object that the program set, and the results of its blocks; `nil` for the defaults of
/// the class. Classes with different defaults read them first.
@MainActor
package struct AccessibilityValues {
    let object: AccessibilityObject

    /// Creates the object's storage when a value is set.
    private var writable: AccessibilityStorage {
        if let storage = object.accessibilityStorage { return storage }
        let storage = AccessibilityStorage()
        object.accessibilityStorage = storage
        return storage
    }

    private var storage: AccessibilityStorage? { object.accessibilityStorage }

    private var details: AccessibilityDetails? { object.accessibilityStorage?.details }

    private var writableDetails: AccessibilityDetails {
        if let details { return details }
        let details = AccessibilityDetails()
        writable.details = details
        return details
    }

    var blocks: AccessibilityBlocks? { details?.blocks }

    /// Sets a block.
    func setBlock<Block>(_ block: Block?, _ path: WritableKeyPath<AccessibilityBlocks, Block?>) {
        var blocks = blocks ?? AccessibilityBlocks()
        blocks[keyPath: path] = block
        writableDetails.blocks = blocks
    }

    /// The number of the object in trees of nodes.
    package var number: UInt64 {
        let storage = writable
        if storage.number == 0 { storage.number = AccessibilityNumbers.next() }
        return storage.number
    }

    // MARK: Values

    package var isElement: Bool? {
        get { details?.blocks?.isElement?() ?? storage?.isElement }
        nonmutating set { writable.isElement = newValue }
    }

    package var traits: UIAccessibilityTraits? {
        get { details?.blocks?.traits?() ?? storage?.traits }
        nonmutating set { writable.traits = newValue }
    }

    var hidesElements: Bool {
        get { details?.blocks?.elementsHidden?() ?? storage?.hidesElements ?? false }
        nonmutating set { writable.hidesElements = newValue }
    }

    var isModal: Bool {
        get { details?.blocks?.viewIsModal?() ?? storage?.isModal ?? false }
        nonmutating set { writable.isModal = newValue }
    }

    var identifier: String? { blocks?.identifier?() }

    package var label: String? {
        get {
            details?.blocks?.label?() ?? details?.blocks?.attributedLabel?()?.string ?? storage?.label
        }
        nonmutating set {
            writable.label = newValue
            details?.attributed[.label] = nil
        }
    }

    package var value: String? {
        get {
            details?.blocks?.value?() ?? details?.blocks?.attributedValue?()?.string ?? storage?.value
        }
        nonmutating set {
            writable.value = newValue
            details?.attributed[.value] = nil
        }
    }

    package var hint: String? {
        get {
            details?.blocks?.hint?() ?? details?.blocks?.attributedHint?()?.string ?? storage?.hint
        }
        nonmutating set {
            writable.hint = newValue
            details?.attributed[.hint] = nil
        }
    }

    /// Returns a text with the attributes that were set for it.
    func attributed(_ text: String?, _ kind: AttributedAccessibilityText) -> NSAttributedString? {
        let block =
            switch kind {
            case .label: blocks?.attributedLabel?()
            case .value: blocks?.attributedValue?()
            case .hint: blocks?.attributedHint?()
            }
        guard let text else { return block }
        for attributed in [block, details?.attributed[kind]] where attributed?.string == text { return attributed }
        return NSAttributedString(string: text)
    }

    /// Stores a text with attributes after it has been set as a plain text.
    func setAttributed(_ text: NSAttributedString?, _ kind: AttributedAccessibilityText, set: (String?) -> Void) {
        set(text?.string)
        guard let text = text?.copy() as? NSAttributedString else { return }
        writableDetails.attributed[kind] = text
    }

    var language: String? {
        get { blocks?.language?() ?? details?.language }
        nonmutating set { writableDetails.language = newValue }
    }

    var textualContext: UIAccessibilityTextualContext? {
        get { blocks?.textualContext?() ?? details?.textualContext }
        nonmutating set { writableDetails.textualContext = newValue }
    }

    var expandedStatus: UIAccessibilityExpandedStatus {
        get { blocks?.expandedStatus?() ?? details?.expandedStatus ?? .unsupported }
        nonmutating set { writableDetails.expandedStatus = newValue }
    }

    var respondsToUserInteraction: Bool? {
        get { blocks?.respondsToUserInteraction?() ?? details?.respondsToUserInteraction }
        nonmutating set { writableDetails.respondsToUserInteraction = newValue }
    }

    package var frame: CGRect? {
        get { blocks?.frame?() ?? details?.frame }
        nonmutating set { writableDetails.frame = newValue }
    }

    var path: UIBezierPath? {
        get { blocks?.path?() ?? details?.path }
        nonmutating set { writableDetails.path = newValue }
    }

    package var activationPoint: CGPoint? {
        get { blocks?.activationPoint?() ?? details?.activationPoint }
        nonmutating set { writableDetails.activationPoint = newValue }
    }

    var groupsChildren: Bool {
        get { blocks?.groupsChildren?() ?? details?.groupsChildren ?? false }
        nonmutating set { writableDetails.groupsChildren = newValue }
    }

    var navigationStyle: UIAccessibilityNavigationStyle {
        get { blocks?.navigationStyle?() ?? details?.navigationStyle ?? .automatic }
        nonmutating set { writableDetails.navigationStyle = newValue }
    }

    var containerType: UIAccessibilityContainerType {
        get { blocks?.containerType?() ?? details?.containerType ?? UIAccessibilityContainerType.none }
        nonmutating set { writableDetails.containerType = newValue }
    }

    package var elements: [Any]? {
        get { blocks?.elements?() ?? details?.elements }
        nonmutating set { writableDetails.elements = newValue }
    }

    var automationElements: [Any]? {
        get { blocks?.automationElements?() ?? details?.automationElements }
        nonmutating set { writableDetails.automationElements = newValue }
    }

    var headerElements: [Any]? {
        get { blocks?.headerElements?() ?? details?.headerElements }
        nonmutating set { writableDetails.headerElements = newValue }
    }

    package var customActions: [UIAccessibilityCustomAction]? {
        get { blocks?.customActions?() ?? details?.customActions }
        nonmutating set { writableDetails.customActions = newValue }
    }

    var customRotors: [UIAccessibilityCustomRotor]? {
        get { blocks?.customRotors?() ?? details?.customRotors }
        nonmutating set { writableDetails.customRotors = newValue }
    }

    var directTouchOptions: UIAccessibilityDirectTouchOptions {
        get { details?.directTouchOptions ?? UIAccessibilityDirectTouchOptions.none }
        nonmutating set { writableDetails.directTouchOptions = newValue }
    }

    var dragSources: [UIAccessibilityLocationDescriptor]? {
        get { details?.dragSources }
        nonmutating set { writableDetails.dragSources = newValue }
    }

    var dropPoints: [UIAccessibilityLocationDescriptor]? {
        get { details?.dropPoints }
        nonmutating set { writableDetails.dropPoints = newValue }
    }

    package var userInputLabels: [NSAttributedString]? {
        get {
            blocks?.attributedUserInputLabels?()
                ?? blocks?.userInputLabels?()?.map { NSAttributedString(string: $0) } ?? details?.userInputLabels
        }
        nonmutating set { writableDetails.userInputLabels = newValue }
    }
}

extension AccessibilityObject {
    /// The values set by the program.
    package var accessibilityValues: AccessibilityValues { AccessibilityValues(object: self) }

    /// Whether the program has set one of the values that few objects have.
    final var hasAccessibilityDetails: Bool { accessibilityStorage?.details != nil }
}

/// The numbers of objects in trees of nodes.
@MainActor
enum AccessibilityNumbers {
    private static var last: UInt64 = 0

    static func next() -> UInt64 {
        last += 1
        return last
    }
}

extension CGRect {
    /// The middle of the rectangle.
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
