import Foundation

/// A violated rule, reported immediately: UIKit raises an exception or logs a message.
package struct Diagnostic: Sendable {
    package enum Rule: String, Sendable {
        // Rules with an exception in UIKit
        case hierarchyInconsistency
        case viewSharedByControllers
        case childOfItself
        case transitionBetweenStrangers
        case transitionWithoutForwarding
        case missingView
        case applicationExists
        case unrecognizedSelector
        case undo
        case menu
        case presentation
        case alert
        case orientation
        case animator
        case controlValue
        case list
        case navigation
        case bar
        case page
        case tabs
        case split
        case visualEffect
        case picker
        case document
        case unknownKey
        case segue
        case restorationObject
        // Rules with a log message in UIKit
        case unbalancedAppearanceTransition
        case viewWithoutChild
        case missingDidMoveToParent
        case missingWillMoveToParent
        case removedParentFirst
        case childrenAtRest
        case leakedController
        case uncalledMethod
        case layout
        case layer
        case control
        case invalidGeometry
        case scrolling
        case resource
        case documentContent
        case restoration

        /// The name of `UIViewController.hierarchyInconsistencyException`.
        static let hierarchyInconsistencyName = "UIViewControllerHierarchyInconsistency"

        /// The name of the rule in the message when a program stops: the name of UIKit's exception, if it has a
        /// special name.
        var nameInMessages: String {
            switch self {
            case .hierarchyInconsistency, .viewSharedByControllers:
                Self.hierarchyInconsistencyName
            case .unknownKey: "NSUnknownKeyException"
            case .restorationObject: "UIRestorationObjectRegistrationException"
            default: rawValue
            }
        }
    }

    package let rule: Rule
    /// UIKit's sentence if available, the names of the controllers, and advice.
    package let message: String
}

/// Reports violated rules.
///
/// In a program, exceptions of UIKit stop the program; all remaining reports are logged with the category of their
/// rule. On a stage (`UIContext.reportsToSubscribersOnly`), all reports are only sent to the subscribers of the
/// context's probe, and the program continues as if the offending call had not happened.
@MainActor
package enum Diagnostics {
    /// Reports a violation that raises an exception in UIKit. Returns only on a stage.
    package static func raise(_ rule: Diagnostic.Rule, _ message: @autoclosure () -> String) {
        let diagnostic = Diagnostic(rule: rule, message: message())
        let context = UIContext.current
        context.diagnostics.send(diagnostic)
        guard context.reportsToSubscribersOnly else {
            fatalError("*** Terminating: \(diagnostic.rule.nameInMessages): \(diagnostic.message)")
        }
    }

    /// Reports a violation that UIKit logs.
    package static func warn(_ rule: Diagnostic.Rule, _ message: @autoclosure () -> String) {
        let diagnostic = Diagnostic(rule: rule, message: message())
        let context = UIContext.current
        context.diagnostics.send(diagnostic)
        if !context.reportsToSubscribersOnly { Log.general.warning(diagnostic.message, rule: rule.rawValue) }
    }

    /// Returns the name of an object for messages: `<Module.Type: 0x…>` without the module.
    package nonisolated static func name(_ object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
    }
}
