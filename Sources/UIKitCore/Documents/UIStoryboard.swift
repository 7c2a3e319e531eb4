import Foundation
import InterfaceDocuments

/// A storyboard: controllers with their views, and how they lead to one another, as Interface Builder draws them.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: nil)
///     let login = storyboard.instantiateViewController(withIdentifier: "Login")
///
/// The `.storyboard` file is read as Xcode writes it. It is read once, however many storyboards of it are made.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboard>.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The name that it was made with.
    let name: String
    /// `nil` where it could not be read.
    let source: LoadedDocument?

    /// Makes the storyboard of a file, which is looked for in the languages of the user, then in `Base.lproj` and
    /// without one. Where there is none, and where it cannot be read, that is an error.
    ///
    /// - Parameters:
    ///   - name: The file's name without `.storyboard`.
    ///   - storyboardBundleOrNil: Where the file is, and what its images, colours and classes are looked for in. `nil`
    ///     for the program's bundle, with those of its packages.
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
                Diagnostics.raise(.document, "\(name).storyboard is a nib: give it the extension xib.")
            }
            source = found
        } catch {
            Diagnostics.raise(.document, "The storyboard '\(name)' cannot be read: \(error)")
            source = nil
        }
        super.init()
    }

    /// Makes the storyboard of a document that has been read.
    init(_ source: LoadedDocument) {
        name = source.document.name
        self.source = source
        super.init()
    }

    nonisolated deinit {}

    // MARK: Making controllers

    /// Makes the controller that the storyboard begins with; `nil` where it begins with none. Each call makes a new
    /// one.
    open func instantiateInitialViewController() -> UIViewController? { initial(creator: nil) }

    /// Makes the controller with a storyboard identifier. Each call makes a new one. Where there is none, that is an
    /// error.
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

    /// Makes the controller that the storyboard begins with, as a program wants it.
    ///
    /// - Parameter creator: Gets the coder that the controller's `init(coder:)` is to be called with, which is an error
    ///   not to do. Where it returns `nil`, the document's class is made.
    /// - Returns: `nil` where the storyboard begins with none. One of another class than is asked for is an error.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        initial(creator: creator.map { creator in { creator($0) } }).flatMap { check($0) }
    }

    /// Makes the controller with a storyboard identifier, as a program wants it.
    ///
    /// - Parameters:
    ///   - identifier: Its storyboard identifier. Where there is none, that is an error.
    ///   - creator: Gets the coder that the controller's `init(coder:)` is to be called with, which is an error not to
    ///     do. Where it returns `nil`, the document's class is made.
    /// - Returns: The controller. One of another class than is asked for is an error.
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
            "Expected a view controller of type \(ViewController.self) from the storyboard '\(name)', and it is of type "
                + "\(type(of: controller)).")
        return nil
    }
}
