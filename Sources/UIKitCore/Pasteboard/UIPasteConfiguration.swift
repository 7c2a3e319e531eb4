import Foundation

/// Which types a responder takes that are pasted.
///
///     view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
///
/// Follows <https://developer.apple.com/documentation/uikit/uipasteconfiguration>.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    /// Takes nothing at first.
    public override init() { super.init() }

    /// Takes types by their names.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Takes what a class can read.
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
        super.init()
    }

    nonisolated deinit {}

    /// The types. What conforms to one of them is taken as well.
    open var acceptableTypeIdentifiers: [String] = []

    /// Takes further types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter {
            !self.acceptableTypeIdentifiers.contains($0)
        }
    }

    /// Takes what another class can read as well.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }
}

/// What can be pasted into by types: all responders. A view with a configuration, or one whose controller has one, takes drops of
/// these types as well, as copies, unless it has a `UIDropInteraction`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting>.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// Which types are taken; `nil` for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Takes what is pasted: what `canPaste(_:)` permits.
    func paste(itemProviders: [NSItemProvider])

    /// Whether such items can be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// The configurations of responders, of which few have one.
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

    /// What takes drops for a responder that has a configuration.
    func drop(for responder: UIResponder) -> PasteDrop? {
        guard let entry = entries[ObjectIdentifier(responder)], entry.responder === responder else { return nil }
        return entry.drop
    }
}

extension UIResponder {
    /// Whether what is on the pasteboard can be pasted by the responder's configuration.
    var takesPasteboard: Bool {
        pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders)
    }
}
