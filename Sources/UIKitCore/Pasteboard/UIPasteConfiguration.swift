import Foundation

/// The types of data that can be pasted into a responder.
///
///     view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
///
/// Follows <https://developer.apple.com/documentation/uikit/uipasteconfiguration>.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    /// Creates a configuration without types.
    public override init() { super.init() }

    /// Creates a configuration with type identifiers.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration with the types that a class can read.
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
        super.init()
    }

    nonisolated deinit {}

    /// The accepted types. Types that conform to any of them are also accepted.
    open var acceptableTypeIdentifiers: [String] = []

    /// Adds type identifiers.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter {
            !self.acceptableTypeIdentifiers.contains($0)
        }
    }

    /// Adds the types that a class can read.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }
}

/// An object that can receive pasted data by type: any responder. Drops of these types are also accepted, as copies,
/// by a view with a configuration or with a controller that has a configuration, unless the view has a
/// `UIDropInteraction`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting>.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types; `nil` accepts no types.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Pastes items that `canPaste(_:)` permits.
    func paste(itemProviders: [NSItemProvider])

    /// Returns whether the items can be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// The paste configurations of responders. Most responders have no configuration.
@MainActor
final class PasteConfigurations {
    private struct Entry {
        weak var responder: UIResponder?
        let configuration: UIPasteConfiguration
        let drop: PasteDrop
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    nonisolated deinit {}

    subscript(responder: UIResponder) -> UIPasteConfiguration? {
        get {
            guard let entry = entries[ObjectIdentifier(responder)], entry.responder === responder else { return nil }
            return entry.configuration
        }
        set {
            entries = entries.filter { $0.value.responder != nil }
            entries[ObjectIdentifier(responder)] = newValue.map {
                Entry(responder: responder, configuration: $0, drop: PasteDrop(for: responder))
            }
        }
    }

    /// Returns the drop delegate for a responder with a configuration.
    func drop(for responder: UIResponder) -> PasteDrop? {
        guard let entry = entries[ObjectIdentifier(responder)], entry.responder === responder else { return nil }
        return entry.drop
    }
}

extension UIResponder {
    /// Whether the responder's configuration permits pasting the contents of the pasteboard.
    var takesPasteboard: Bool {
        pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders)
    }
}
