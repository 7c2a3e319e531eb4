import Foundation
import QuartzCore
import Synchronization
import UIFoundation
import UniformTypeIdentifiers

// Sendable as on iOS: the registered values are protected by a lock, and loading only calls handlers that are
// Sendable.
// Chosen (Dragging): Item providers call back on the main queue in a later turn. Images, colors and attributed texts
// that were registered as objects are passed directly, without conversion to data.
/// Dragged or pasted data of one or several types, created on request.
///
///     let provider = NSItemProvider(object: "Hello" as NSString)
///     provider.loadObject(ofClass: NSString.self) { text, error in … }
///
/// May be used on any thread. Handlers are called on the main queue in a later turn (UIKit promises no queue), so that
/// a stage runs them on its clock. If the data is available immediately, handlers are called in the order of their
/// requests.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemprovider>. Foundation on Linux does not have
/// this class.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Reasons for a failure to load.
    public enum ErrorCode: Int, Sendable {
        /// An unknown error.
        case unknownError = -1
        /// The provider has no representation of the type.
        case itemUnavailableError = -1000
        /// The data cannot be read as the class.
        case unexpectedValueClassError = -1100
        /// The provider has no type that the class can read.
        case unavailableCoercionError = -1200
    }

    /// The domain of errors with the codes of `ErrorCode`.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// Creates the data of a type and calls the handler with the data or an error.
    public typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Representation {
        let type: String
        let load: DataLoader
    }

    private struct State {
        var representations: [Representation] = []
        /// The registered value, which is passed on unchanged.
        var value: Value?
        var name: String?
    }

    /// Immutable values may be passed to different threads.
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

    // MARK: Creating a provider

    /// Creates an empty provider.
    public override init() { super.init() }

    /// Creates a provider for an object, with all types that the object can write.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider for the contents of a file, with the type for its name; `nil` if the file does not exist.
    /// The file is read on request.
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

    /// Creates a provider for a value with a type: text, an address, data or a further object that writes itself. If
    /// `item` or `typeIdentifier` is `nil`, the provider is empty.
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

    /// Returns a provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let now = state.withLock { $0 }
        copy.state.withLock { $0 = now }
        return copy
    }

    /// A suggested name without an extension, such as the name of a file; `nil` by default.
    open var suggestedName: String? {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }

    // MARK: Registering

    /// Adds a type after the existing types. It replaces a type with the same identifier. The handler is called for
    /// each request of the type's data.
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

    /// Adds all types that an object can write. The object is retained until the provider is deallocated.
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

    /// The values for the pasteboard: the registered object, or the data that is available immediately.
    package var pasteboardValues: [String: Any] {
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

    // MARK: Getting the types

    /// The types in the order of registration: the richest type first.
    open var registeredTypeIdentifiers: [String] { state.withLock { $0.representations.map(\.type) } }

    /// Returns whether the provider has a type that equals or conforms to a given type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Returns whether a class can read any of the types.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Returns whether the class that represents a Swift value, such as `String`, can read any of the types.
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

    /// Loads the data of a type or of a conforming type, and calls the handler with the data or an error.
    ///
    /// - Returns: The progress. If canceled, the handler is called with an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let found = representation(conformingTo: typeIdentifier)
        MainLoop.send {
            guard let found else {
                return completionHandler(nil, Self.error(.itemUnavailableError, typeIdentifier))
            }
            let hasResult = Mutex(false)
            let own = found.load { data, error in
                // Only the first call of the completion has an effect.
                let isFirst = hasResult.withLock { answered in
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

    /// Creates an object of the class from the first type that it can read, and calls the handler with the object or
    /// an error.
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
            MainLoop.send {
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
            MainLoop.send {
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

    /// Creates a Swift value, such as a `String`, through the class that represents it.
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
