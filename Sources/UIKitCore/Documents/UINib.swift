import Foundation
import InterfaceDocuments

/// A nib: a template of objects from Interface Builder, mostly views.
///
///     let nib = UINib(nibName: "Cell", bundle: nil)
///     let objects = nib.instantiate(withOwner: self)
///
/// The `.xib` file is read in the format that Xcode writes. It is parsed once, when objects are first created.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinib>.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// The location of a nib's document.
    private enum Place {
        case file(name: String)
        case data(Data)
    }

    private let place: Place
    private let bundle: Bundle
    private var loaded: LoadedDocument?

    /// Creates the nib of a file, which is loaded when objects are first created.
    ///
    /// - Parameters:
    ///   - name: The file's name without `.xib`.
    ///   - bundleOrNil: The bundle of the file and its images, colors and classes. `nil` searches the program's bundle
    ///     and the bundles of its packages.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        place = .file(name: name)
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Creates a nib from the data of a `.xib` file, which is parsed when objects are first created.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        place = .data(data)
        bundle = bundleOrNil ?? .main
        super.init()
    }

    init(_ loaded: LoadedDocument, name: String) {
        place = .file(name: name)
        bundle = loaded.bundle
        self.loaded = loaded
        super.init()
    }

    nonisolated deinit {}

    /// Creates the nib's objects, connects them, and calls the `awakeFromNib()` of all objects except the owner. Each
    /// call creates new objects. It is an error if the nib does not exist or cannot be parsed.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The File's Owner of the nib. Its outlets are found by name, independent of its class. If it is
    ///     `nil`, a connection with the owner is an error.
    ///   - optionsOrNil: Replacements for placeholder objects of the nib.
    /// - Returns: The top-level objects in order, without the owner and replacements. Only the caller retains them.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let source = load() else { return [] }
        guard UIContext.current.documentMaking.begin() else {
            source.warn(0, "document", "storyboards or nibs refer to each other endlessly; this nib is not loaded")
            return []
        }
        defer { UIContext.current.documentMaking.end() }
        let document = source.document
        let unit = DocumentUnit(source, .nib, range: 0..<document.itemCount, scene: nil)
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        for element in document.topLevelObjects where element.kind == .placeholder {
            if element.isFilesOwner {
                if let ownerOrNil {
                    unit.refer(to: ownerOrNil as AnyObject, by: element)
                } else {
                    unit.referToNoOwner(by: element)
                }
            } else if let object = element.string(.placeholderIdentifier).flatMap({ external[$0] }) {
                unit.refer(to: object as AnyObject, by: element)
            }
        }
        let objects = document.topLevelObjects.compactMap { element -> AnyObject? in
            element.kind == .placeholder ? nil : unit.object(element, as: AnyObject.self)
        }
        unit.complete()
        return objects
    }

    /// The name of the nib in messages.
    private var name: String {
        switch place {
        case .file(let name): name
        case .data: "data"
        }
    }

    private func load() -> LoadedDocument? {
        if let loaded { return loaded }
        do throws(InterfaceDocumentError) {
            let found =
                switch place {
                case .file(let name): try DocumentLibrary.document(named: name, .nib, in: bundle)
                case .data(let data): try DocumentLibrary.document(data: data, name: "data.xib", bundle: bundle)
                }
            guard let found else {
                Diagnostics.raise(
                    .document,
                    "Could not load NIB in bundle: '\(DocumentNames.name(of: bundle))' with name '\(name)'")
                return nil
            }
            guard found.document.kind == .nib else {
                Diagnostics.raise(.document, "\(found.document.name) is a storyboard, not a nib.")
                return nil
            }
            loaded = found
            return found
        } catch {
            Diagnostics.raise(.document, "The nib '\(name)' cannot be read: \(error)")
            return nil
        }
    }
}

extension UINib {
    /// Keys of the options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Replacements for the nib's placeholders: a dictionary whose keys are the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
