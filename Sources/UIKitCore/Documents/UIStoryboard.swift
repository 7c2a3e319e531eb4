import Foundation
import InterfaceDocuments

/// A storyboard: controllers with their views, and the segues between them, from Interface Builder.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: nil)
///     let login = storyboard.instantiateViewController(withIdentifier: "Login")
///
/// The `.storyboard` file is read in the format that Xcode writes. It is parsed once for all storyboards of the file.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboard>.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The name from the initializer.
    let name: String
    /// The parsed document; `nil` if it could not be parsed.
    let source: LoadedDocument?

    /// Creates the storyboard of a file. The file is searched in the user's languages, then in `Base.lproj`, then
    /// without a language. It is an error if the file does not exist or cannot be parsed.
    ///
    /// - Parameters:
    ///   - name: The file's name without `.storyboard`.
    ///   - storyboardBundleOrNil: The bundle of the file and its images, colors and classes. `nil` searches the
    ///     program's bundle and the bundles of its packages.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        let bundle = storyboardBundleOrNil ?? .main
        do throws(InterfaceDocumentError) {
            let found = try DocumentLibrary.document(named: name, .storyboard, in: bundle)
            if found == nil {
                Diagnostics.raise(
                    .document, "Could not find a storyboard named '\(name)' in bundle \(DocumentNames.name(of: bundle))"
                )
            } else if found?.document.kind != .storyboard {
                Diagnostics.raise(.document, "\(name).storyboard is a nib: change its extension to xib.")
            }
            source = found
        } catch {
            Diagnostics.raise(.document, "The storyboard '\(name)' cannot be read: \(error)")
            source = nil
        }
        super.init()
    }

    /// Creates the storyboard of a parsed document.
    init(_ source: LoadedDocument) {
        name = source.document.name
        self.source = source
        super.init()
    }

    nonisolated deinit {}

    // MARK: Creating controllers

    /// Creates a new instance of the storyboard's initial controller; `nil` if the storyboard has no initial
    /// controller.
    open func instantiateInitialViewController() -> UIViewController? { initial(creator: nil) }

    /// Creates a new instance of the controller with a storyboard identifier. It is an error if no controller has the
    /// identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(withIdentifier: identifier, creator: nil) ?? UIViewController()
    }

    private func initial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let element = source?.document.initialController else { return nil }
        return DocumentScene.controller(of: element, in: self, creator: creator)
    }

    private func controller(
        withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let element = element(withIdentifier: identifier) else {
            raiseMissing(identifier)
            return nil
        }
        return DocumentScene.controller(of: element, in: self, creator: creator)
    }

    func element(withIdentifier identifier: String) -> ObjectElement? {
        source?.document.controller(withStoryboardIdentifier: identifier)
    }

    func raiseMissing(_ identifier: String) {
        Diagnostics.raise(
            .document,
            "Storyboard (\(Diagnostics.name(self))) doesn't contain a view controller with identifier '\(identifier)'")
    }

    /// Creates the storyboard's initial controller by calling a closure of the program.
    ///
    /// - Parameter creator: Receives the coder. It must pass the coder to the controller's `init(coder:)`; otherwise it
    ///   is an error. If it returns `nil`, the class in the storyboard is used.
    /// - Returns: The controller; `nil` if the storyboard has no initial controller. It is an error if the controller
    ///   is of a different class than requested.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        initial(creator: creator.map { creator in { creator($0) } }).flatMap { check($0) }
    }

    /// Creates the controller with a storyboard identifier by calling a closure of the program.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier. It is an error if no controller has the identifier.
    ///   - creator: Receives the coder. It must pass the coder to the controller's `init(coder:)`; otherwise it is an
    ///     error. If it returns `nil`, the class in the storyboard is used.
    /// - Returns: The controller. It is an error if the controller is of a different class than requested.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = controller(withIdentifier: identifier, creator: creator.map { creator in { creator($0) } })
        return made.flatMap { check($0) } ?? ClassTable.make(ViewController.self)
    }
}

extension UIStoryboard {
    private func check<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController? {
        if let controller = controller as? ViewController { return controller }
        Diagnostics.raise(
            .document,
            "Expected a view controller of type \(ViewController.self) from the storyboard '\(name)', but its type is "
                + "\(type(of: controller)).")
        return nil
    }
}
