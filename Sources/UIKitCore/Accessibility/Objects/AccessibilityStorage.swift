import CoreGraphics
import Foundation
import UIFoundation

/// The accessibility values of an object that the program set. It is created when the first value is set.
@MainActor
final class AccessibilityStorage {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var hidesElements = false
    var isModal = false
    /// The number of the object in trees; 0 until it is in a tree.
    var number: UInt64 = 0
    var details: AccessibilityDetails?

    nonisolated deinit {}
}

/// The values that few objects have.
@MainActor
final class AccessibilityDetails {
    var attributed: [AttributedAccessibilityText: NSAttributedString] = [:]
    var language: String?
    var textualContext: UIAccessibilityTextualContext?
    var userInputLabels: [NSAttributedString]?
    var expandedStatus: UIAccessibilityExpandedStatus?
    var respondsToUserInteraction: Bool?
    var directTouchOptions: UIAccessibilityDirectTouchOptions?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var groupsChildren: Bool?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var containerType: UIAccessibilityContainerType?
    var elements: [Any]?
    var automationElements: [Any]?
    var headerElements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var blocks: AccessibilityBlocks?

    nonisolated deinit {}
}

/// The texts that can have attributes of speech.
enum AttributedAccessibilityText: Hashable {
    case label, value, hint
}

/// The block forms of the properties, which are called each time that a property is read.
struct AccessibilityBlocks {
    var isElement: (@MainActor () -> Bool)?
    var label: (@MainActor () -> String?)?
    var value: (@MainActor () -> String?)?
    var hint: (@MainActor () -> String?)?
    var attributedLabel: (@MainActor () -> NSAttributedString?)?
    var attributedValue: (@MainActor () -> NSAttributedString?)?
    var attributedHint: (@MainActor () -> NSAttributedString?)?
    var traits: (@MainActor () -> UIAccessibilityTraits)?
    var identifier: (@MainActor () -> String?)?
    var language: (@MainActor () -> String?)?
    var textualContext: (@MainActor () -> UIAccessibilityTextualContext?)?
    var userInputLabels: (@MainActor () -> [String]?)?
    var attributedUserInputLabels: (@MainActor () -> [NSAttributedString]?)?
    var expandedStatus: (@MainActor () -> UIAccessibilityExpandedStatus)?
    var respondsToUserInteraction: (@MainActor () -> Bool)?
    var frame: (@MainActor () -> CGRect)?
    var path: (@MainActor () -> UIBezierPath?)?
    var activationPoint: (@MainActor () -> CGPoint)?
    var elementsHidden: (@MainActor () -> Bool)?
    var viewIsModal: (@MainActor () -> Bool)?
    var groupsChildren: (@MainActor () -> Bool)?
    var navigationStyle: (@MainActor () -> UIAccessibilityNavigationStyle)?
    var containerType: (@MainActor () -> UIAccessibilityContainerType)?
    var elements: (@MainActor () -> [Any]?)?
    var automationElements: (@MainActor () -> [Any]?)?
    var headerElements: (@MainActor () -> [Any]?)?
    var customActions: (@MainActor () -> [UIAccessibilityCustomAction]?)?
    var customRotors: (@MainActor () -> [UIAccessibilityCustomRotor]?)?
    var activate: (@MainActor () -> Bool)?
    var increment: (@MainActor () -> Void)?
    var decrement: (@MainActor () -> Void)?
    var escape: (@MainActor () -> Bool)?
    var magicTap: (@MainActor () -> Bool)?
}
