import Foundation

/// A broken rule, found at the moment it broke: what UIKit answers with an exception or a line in the console.
package struct Diagnostic: Sendable {
    package enum Rule: String, Sendable {
        // What UIKit answers with an exception
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
        // What UIKit logs
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

        /// What the rule is called where a program stops: the name of UIKit's exception, where that has one of its
        /// own.
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
    /// UIKit's sentence where it has one, the names of the controllers, and what to do.
    package let message: String
}

/// Where broken rules go.
///
/// In a program an exception of UIKit's stops it, everything else goes to the log under the category of its rule. On a
/// stage (`UIContext.reportsToSubscribersOnly`) neither happens: both go to the subscribers of the context's probe alone, and the
/// program goes on as if the offending call had not been.
@MainActor
package enum Diagnostics {
    /// Reports what UIKit answers with an exception. Returns only on a stage.
    package static func raise(_ rule: Diagnostic.Rule, _ message: @autoclosure () -> String) {
        let diagnostic = Diagnostic(rule: rule, message: message())
        let context = UIContext.current
        context.diagnostics.send(diagnostic)
        guard context.reportsToSubscribersOnly else {
            fatalError("*** Terminating: \(diagnostic.rule.nameInMessages): \(diagnostic.message)")
        }
    }

    /// Reports what UIKit logs.
    package static func warn(_ rule: Diagnostic.Rule, _ message: @autoclosure () -> String) {
        let diagnostic = Diagnostic(rule: rule, message: message())
        let context = UIContext.current
        context.diagnostics.send(diagnostic)
        if !context.reportsToSubscribersOnly { Log.general.warning(diagnostic.message, rule: rule.rawValue) }
    }

    /// How messages name an object: `<Module.Type: 0x…>` without the module.
    package nonisolated static func name(_ object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
    }
}
