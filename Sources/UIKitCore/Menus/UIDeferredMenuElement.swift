import Foundation

/// A placeholder for menu elements that are loaded when the menu is shown. Until then, the menu shows an activity
/// indicator.
///
///     UIMenu(children: [UIDeferredMenuElement { completion in
///         Task { completion(await recentDocuments()) }
///     }])
///
/// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement>.
open class UIDeferredMenuElement: UIMenuElement {
    /// Loads the elements and passes them to the completion. Only the first call of the completion has an effect.
    public typealias ElementProvider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: ElementProvider
    private var isCached = true
    /// The loaded elements, if they are cached between presentations of the menu.
    package private(set) var cachedElements: [UIMenuElement]?

    /// Creates an element whose provider is called when the element is shown for the first time.
    public required init(_ elementProvider: @escaping ElementProvider) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Creates an element whose provider is called each time that the menu is shown.
    open class func uncached(_ elementProvider: @escaping ElementProvider) -> Self {
        let element = Self(elementProvider)
        element.isCached = false
        return element
    }

    /// Calls the provider.
    package func load(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        var isDone = false
        provider { [weak self] elements in
            guard !isDone else { return }
            isDone = true
            if self?.isCached == true { self?.cachedElements = elements }
            completion(elements)
        }
    }
}
