import Foundation
import Synchronization
import UIFoundation
import UniformTypeIdentifiers

// Sendable as on iOS: what is registered is behind a lock, and loading only calls handlers that are Sendable.
/// What is dragged or pasted, as one or several types of data that are made only when they are asked for.
///
///     let provider = NSItemProvider(object: "Hello" as NSString)
///     provider.loadObject(ofClass: NSString.self) { text, error in … }
///
/// May be used on any thread. Handlers are called on the main queue in a later turn (chosen: UIKit promises no queue), so that a stage
/// runs them on its clock. Handlers are called in the order of their requests where the
/// data is there at once.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemprovider>. Linux's Foundation has no such class.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Why something could not be loaded.
    public enum ErrorCode: Int, Sendable {
        /// Nothing is known of it.
        case unknownError = -1
        /// There is no representation of the type.
        case itemUnavailableError = -1000
        /// What is there cannot be read as the class.
        case unexpectedValueClassError = -1100
        /// No type of the class is there.
        case unavailableCoercionError = -1200
    }

    /// The domain of errors, whose codes are those of `ErrorCode`.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// Makes the data of a type and calls the handler with it, or with an error.
    public typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Representation {
        let type: String
        let load: DataLoader
    }

    private struct State {
        var representations: [Representation] = []
        /// What was registered and is handed over as it is.
        var value: Value?
        var name: String?
    }

    /// A value that does not change may go to another thread.
    private struct Value: @unchecked Sendable { let object: any RegisteredValue }

    private let state = Mutex(State())

    static func error(_ code: ErrorCode, _ type: String) -> NSError {
        let text: String =
            switch code {
            case .itemUnavailableError, .unknownError: "Cannot load representation of type \(type)"
            case .unexpectedValueClassError: "Could not read the data of type \(type)"
            case .unavailableCoercionError: "Could not find a representation that \(type) can read"
            }
        return NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }

    // MARK: Making a provider

    /// Makes a provider without anything.
    public override init() { super.init() }

    /// Makes a provider of an object, in all types that it can write.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Makes a provider of what a file has, of the type that follows from its name; `nil` for what is no file that is there. The file is
    /// read when it is asked for.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
            return nil
        }
    }

    /// Makes a provider of a value as a type: text, an address, data or another object that writes itself. `nil` for either leaves
    /// the provider empty.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        if let data = item as? NSData {
            let data = Data(referencing: data)
            registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) {
                $0(data, nil)
                return nil
            }
        } else if let object = item as? any NSItemProviderWriting {
            register(object, as: typeIdentifier)
        }
    }

    /// A provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let now = state.withLock { $0 }
        copy.state.withLock { $0 = now }
        return copy
    }

    /// A name for what is provided, without a suffix, such as that of a file; `nil` by default.
    open var suggestedName: String? {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }

    // MARK: Registering

    /// Adds a type, after those that are there; it takes the place of one of the same name. The handler is called whenever the type's
    /// data is asked for.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) {
        state.withLock { state in
            let new = Representation(type: typeIdentifier, load: loadHandler)
            if let index = state.representations.firstIndex(where: { $0.type == typeIdentifier }) {
                state.representations[index] = new
            } else {
                state.representations.append(new)
            }
        }
    }

    /// Adds all types that an object can write. It is kept until the provider goes.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        if let object = object as? any RegisteredValue {
            let value = Value(object: (object as? NSAttributedString).map(NSAttributedString.init) ?? object)
            state.withLock { $0.value = value }
        }
        for type in object.writableTypeIdentifiersForItemProvider { register(object, as: type) }
    }

    private func register(_ object: any NSItemProviderWriting, as type: String) {
        nonisolated(unsafe) let object = object
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
    }

    /// What the pasteboard keeps: the object that was registered, or the data that is there at once.
    var pasteboardValues: [String: Any] {
        let now = state.withLock { $0 }
        var values: [String: Any] = [:]
        for representation in now.representations {
            if representation.type == "public.utf8-plain-text" || now.value == nil,
                let data = Self.dataAtOnce(representation.load)
            {
                values[representation.type] =
                    Self.textTypes.contains(representation.type)
                    ? String(data: data, encoding: .utf8) ?? data : data
            }
        }
        if let value = now.value { values[UIPasteboard.typeAutomatic] = value.object }
        return values
    }

    private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]

    private static func dataAtOnce(_ load: DataLoader) -> Data? {
        let found = DataBox()
        _ = load { data, _ in found.data.withLock { $0 = data } }
        return found.data.withLock { $0 }
    }

    private final class DataBox: Sendable { let data = Mutex<Data?>(nil) }

    // MARK: What there is

    /// The types, in the order in which they were registered: the richest first.
    open var registeredTypeIdentifiers: [String] { state.withLock { $0.representations.map(\.type) } }

    /// Whether there is this type, or one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Whether a class can read one of the types.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Whether the class that stands for a value of Swift's, such as `String`, can read one of the types.
    open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    private func representation(conformingTo type: String) -> Representation? {
        let all = state.withLock { $0.representations }
        if let exact = all.first(where: { $0.type == type }) { return exact }
        guard let wanted = UTType(type) else { return nil }
        return all.first { UTType($0.type)?.conforms(to: wanted) == true }
    }

    // MARK: Loading

    /// Makes the data of a type, or of one that conforms to it, and calls the handler with it or with an error.
    ///
    /// - Returns: How far it is. Cancelled, the handler gets an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let found = representation(conformingTo: typeIdentifier)
        DispatchQueue.main.async {
            guard let found else {
                return completionHandler(nil, Self.error(.itemUnavailableError, typeIdentifier))
            }
            let isAnswered = Mutex(false)
            let own = found.load { data, error in
                // A handler that answers twice is heard once.
                let isFirst = isAnswered.withLock { answered in
                    defer { answered = true }
                    return !answered
                }
                guard isFirst else { return }
                let isCancelled = progress.isCancelled
                progress.completedUnitCount = 1
                if isCancelled {
                    completionHandler(nil, CocoaError(.userCancelled))
                } else {
                    completionHandler(
                        data, data == nil ? error ?? Self.error(.itemUnavailableError, typeIdentifier) : nil)
                }
            }
            if let own { progress.cancellationHandler = { own.cancel() } }
        }
        return progress
    }

    /// Makes an object of the class of the first type that it can read, and calls the handler with it or with an error.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let value = state.withLock { $0.value }
        if let value, Swift.type(of: value.object) is any NSItemProviderReading.Type,
            let object = Self.value(value.object, as: aClass)
        {
            let progress = Progress(totalUnitCount: 1)
            nonisolated(unsafe) let found = object
            DispatchQueue.main.async {
                let isCancelled = progress.isCancelled
                progress.completedUnitCount = 1
                completionHandler(isCancelled ? nil : found, isCancelled ? CocoaError(.userCancelled) : nil)
            }
            return progress
        }
        let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
        guard let type else {
            let progress = Progress(totalUnitCount: 1)
            let name = String(describing: aClass)
            DispatchQueue.main.async {
                progress.completedUnitCount = 1
                completionHandler(nil, Self.error(.unavailableCoercionError, name))
            }
            return progress
        }
        nonisolated(unsafe) let aClass = aClass
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch { completionHandler(nil, error) }
        }
    }

    private static func value(_ value: any RegisteredValue, as wanted: any NSItemProviderReading.Type)
        -> (any NSItemProviderReading)?
    {
        switch value {
        case let image as UIImage where wanted == UIImage.self: image
        case let color as UIColor where wanted == UIColor.self: color
        case let text as NSAttributedString where wanted == NSAttributedString.self: text
        default: nil
        }
    }

    /// Makes a value of Swift's, such as a `String`, by the class that stands for it.
    @discardableResult
    open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        let bridge: ((any NSItemProviderReading)?, (any Error)?) -> Void = { object, error in
            let object = object as? T._ObjectiveCType
            completionHandler(object.map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
        }
        nonisolated(unsafe) let handler = bridge
        return loadObject(ofClass: T._ObjectiveCType.self) { object, error in handler(object, error) }
    }
}
