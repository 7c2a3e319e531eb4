import Foundation
import InterfaceDocuments

/// A nib: objects that Interface Builder draws, mostly views, to be made as often as they are needed.
///
///     let nib = UINib(nibName: "Cell", bundle: nil)
///     let objects = nib.instantiate(withOwner: self)
///
/// The `.xib` file is read as Xcode writes it, when objects are first made, and once.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinib>.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Where a nib's document is.
    private enum Place {
        case file(name: String)
        case data(Data)
    }

    private let place: Place
    private let bundle: Bundle
    private var loaded: LoadedDocument?

    /// Makes the nib of a file, which is looked for when objects are first made.
    ///
    /// - Parameters:
    ///   - name: The file's name without `.xib`.
    ///   - bundleOrNil: Where the file is, and what its images, colours and classes are looked for in. `nil` for the
    ///     program's bundle, with those of its packages.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        place = .file(name: name)
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Makes a nib of the bytes of a `.xib` file, which are read when objects are first made.
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

    /// Makes the nib's objects, connects them, and calls their `awakeFromNib()`, but not the owner's. Each call makes
    /// new ones. A nib that does not exist, or cannot be read, is an error.
    ///
    /// - Parameters:
    ///   - ownerOrNil: What the nib calls File's Owner. Its outlets are asked for by their names, whatever its class
    ///     is. To connect something with it where it is `nil` is an error.
    ///   - optionsOrNil: What else stands for objects of the nib.
    /// - Returns: The objects at the nib's top in its order, without the owner and what stands for others. Nothing else
    ///   keeps them.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let source = load() else { return [] }
        guard UIContext.current.documentMaking.begin() else {
            source.warn(0, "document", "documents lead to one another without end; this is not made")
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

    /// The name in messages.
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
                Diagnostics.raise(.document, "\(found.document.name) is a storyboard, and no nib.")
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
    /// What can be said when objects are made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects that stand for placeholders of the nib: a dictionary of them by the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
