import Foundation
import InterfaceDocuments

// Stands for what the other parts write, until they are merged. To be deleted then.

// MARK: Views

extension DocumentUnit {
    func makeConstraints() {}
    func constraint(_ description: ConstraintDescription, of owner: ObjectElement) -> NSLayoutConstraint? { nil }
    func layoutGuide(_ description: LayoutGuideDescription, of owner: ObjectElement) -> UILayoutGuide? { nil }
    /// With the views' `DocumentLayout`: `layout.made.values.flatMap { $0.constraints.compactMap { $0 } }`.
    var madeConstraints: [NSLayoutConstraint] { [] }
}

@MainActor
package final class DocumentValues {
    init(_ document: InterfaceDocument, bundle: Bundle, strings: DocumentStrings?) {}
    nonisolated deinit {}
    func color(_ description: ColorDescription) -> UIColor? {
        guard case .rgb(let red, let green, let blue, let alpha, _) = description else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    func image(_ description: ImageDescription) -> UIImage? { nil }
}

extension UIResponder: NamedPropertyOwner {}

extension UIViewController {
    static func addControllerProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("view", \UIViewController.view)
            .adding("title", \UIViewController.title)
            .adding(reading: "navigationItem", \UIViewController.navigationItem)
    }
}

extension UIGestureRecognizer: DocumentReading {
    package func decode(from coder: DocumentCoder) {}
}

// MARK: Segues

/// A segue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    nonisolated deinit {}
}

@MainActor
enum SegueTrigger {
    static func connect(
        _ segues: [SegueDescription], of object: AnyObject, _ element: ObjectElement, in unit: DocumentUnit
    ) {}
}

extension DocumentUnit {
    func performEmbedSegues() {}
}
