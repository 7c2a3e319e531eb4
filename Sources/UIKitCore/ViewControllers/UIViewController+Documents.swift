import Foundation
import InterfaceDocuments
import QuartzCore

// Loads a controller's view from a storyboard or nib:
//
//     loadView ─▶ views of its scene ─▶ nib of its initializer ─▶ nib with the name of its class ─▶ plain view
extension UIViewController {
    /// The scene of the controller; `nil` without a storyboard.
    var documentScene: DocumentScene? { extras?.documentScene }

    /// Creates the view from the controller's scene or nib, with connections.
    ///
    /// - Returns: Whether a scene or a nib exists.
    package func loadViewFromDocument() -> Bool {
        if let scene = documentScene, scene.loadView(of: self) { return true }
        // The name of a scene's view is not the name of a file.
        let nibName = documentScene?.element.object(.view) == nil ? nibName : nil
        if let nibName, !nibName.isEmpty {
            return loadView(from: UINib(nibName: nibName, bundle: givenNibBundle), nibName)
        }
        guard nibName?.isEmpty != true, let found = nibOfClass else { return false }
        return loadView(from: UINib(found.document, name: found.name), found.name)
    }

    private func loadView(from nib: UINib, _ name: String) -> Bool {
        let objects = nib.instantiate(withOwner: self)
        guard let view = viewStorage else {
            // A missing nib was already reported.
            if !objects.isEmpty {
                Diagnostics.raise(
                    .document,
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet "
                        + "was not set.")
            }
            return false
        }
        // Chosen (Documents): A controller retains the objects of its nib, as it does with those of a scene.
        let others = objects.compactMap { ($0 as AnyObject) === view ? nil : $0 as AnyObject }
        if !others.isEmpty { extrasForWriting.nibObjects = others }
        return true
    }

    // MARK: Nib of a class

    private struct FoundNib {
        let name: String
        let document: LoadedDocument
    }

    private var nibOfClass: FoundNib? {
        if let givenNibBundle { return Self.nib(of: type(of: self), in: givenNibBundle) }
        return ClassTable(of: type(of: self))[Self.nibInProgram]
    }

    private static let nibInProgram = ClassTable.Part<FoundNib?> { nib(of: $0, in: nil) }

    /// Returns the nib with the name of a class, with or without the suffix Controller. UIKit's own classes have no
    /// nibs.
    private static func nib(of type: AnyClass, in bundle: Bundle?) -> FoundNib? {
        guard !UIKitModules.contain(type), !String(reflecting: type).hasPrefix("IrekoContainers.") else { return nil }
        let name = String("\(type)".prefix { $0 != "<" })
        var names = [name]
        if name.hasSuffix("Controller") { names.insert(String(name.dropLast("Controller".count)), at: 0) }
        for name in names where !name.isEmpty {
            do throws(InterfaceDocumentError) {
                let found = try DocumentLibrary.document(named: name, .nib, in: bundle)
                if let found, found.document.kind == .nib { return FoundNib(name: name, document: found) }
            } catch {
                Diagnostics.warn(.documentContent, "The nib '\(name)' cannot be read: \(error)")
            }
        }
        return nil
    }

    // MARK: Messages

    /// The controller's identifier in its storyboard; `nil` without an identifier.
    package var storyboardIdentifier: String? { documentScene?.element.string(.storyboardIdentifier) }

    /// The name of the controller's storyboard, and its identifier there.
    package var storyboardNames: (storyboard: String, identifier: String)? {
        documentScene.map { ($0.storyboard.name, storyboardIdentifier ?? $0.element.id) }
    }

    // MARK: Decoding

    /// Decodes the properties of all controllers.
    func decodeController(from coder: DocumentCoder) {
        let (element, unit) = (coder.element, coder.unit)
        if unit.role == .controller, element === unit.scene?.element { unit.scene?.attach(self) }
        decodePresentation(element)
        decodeLayout(element)
        if let title = element.localizedText(.title, in: unit.strings) { self.title = title }
        if let style = element.word(.interfaceStyle, in: Self.interfaceStyles) { overrideUserInterfaceStyle = style }
        // Ignored attributes.
        for key: DocumentKey in [
            .autoresizesArchivedViewToFullSize, .wantsFullScreenLayout,
        ] { _ = element.text(of: key) }
        decodeRestorationIdentifier(element)
        // Chosen (Documents): A controller in a nib is made with its view; the view of a controller in a scene is
        // created later.
        if let root = element.object(.view), unit.role == .nib, let view = unit.object(root, as: UIView.self) {
            self.view = view
        }
        if let name = element.string(.nibName) {
            nibName = name
        } else if unit.role == .controller, let root = element.object(.view) {
            // Xcode's name for the compiled view (recorded on iOS 26.1).
            nibName = "\(element.id)-view-\(root.id)"
        }
    }

    private func decodeRestorationIdentifier(_ element: ObjectElement) {
        let (storyboardIdentifier, own) = (
            element.string(.storyboardIdentifier), element.string(.restorationIdentifier)
        )
        let isShared = element.bool(.useStoryboardIdentifierAsRestorationIdentifier, default: false)
        if let identifier = isShared ? storyboardIdentifier : own { restorationIdentifier = identifier }
    }

    private static let interfaceStyles: KeyValuePairs<String, UIUserInterfaceStyle> = [
        "unspecified": .unspecified, "light": .light, "dark": .dark,
    ]

    private static let presentationStyles: KeyValuePairs<String, UIModalPresentationStyle> = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    ]

    private static let transitionStyles: KeyValuePairs<String, UIModalTransitionStyle> = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    private func decodePresentation(_ element: ObjectElement) {
        if let style = element.word(.modalPresentationStyle, in: Self.presentationStyles) {
            modalPresentationStyle = style
        }
        if let style = element.word(.modalTransitionStyle, in: Self.transitionStyles) { modalTransitionStyle = style }
        if element.bool(.definesPresentationContext, default: false) { definesPresentationContext = true }
        if element.bool(.providesPresentationContextTransitionStyle, default: false) {
            providesPresentationContextTransitionStyle = true
        }
        if element.bool(.modalInPresentation) ?? element.bool(.modalInPopover) == true { isModalInPresentation = true }
        if let size = element.size(.contentSizeForViewInPopover) { preferredContentSize = size }
    }

    private func decodeLayout(_ element: ObjectElement) {
        if !element.bool(.automaticallyAdjustsScrollViewInsets, default: true) {
            automaticallyAdjustsScrollViewInsets = false
        }
        if element.bool(.extendedLayoutIncludesOpaqueBars, default: false) { extendedLayoutIncludesOpaqueBars = true }
        if element.bool(.hidesBottomBarWhenPushed, default: false) { hidesBottomBarWhenPushed = true }
        if let words = element.flags(.edgesForExtendedLayout) {
            edgesForExtendedLayout = words.reduce(into: []) { edges, word in
                switch word {
                case "top": edges.insert(.top)
                case "left": edges.insert(.left)
                case "bottom": edges.insert(.bottom)
                case "right": edges.insert(.right)
                default: break
                }
            }
        }
    }
}
