import Foundation

/// A place in a menu whose elements are found when the menu is shown: until then there is an activity indicator.
///
///     UIMenu(children: [UIDeferredMenuElement { completion in
///         Task { completion(await recentDocuments()) }
///     }])
///
/// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement>.
open class UIDeferredMenuElement: UIMenuElement {
    /// Finds the elements, and passes them on. Only the first call of the completion counts.
    public typealias ElementProvider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: ElementProvider
    private var isCached = true
    /// What was found, where it is kept from one time that the menu is shown to the next.
    package private(set) var cachedElements: [UIMenuElement]?

    /// Makes an element whose provider is called when it is shown for the first time.
    public required init(_ elementProvider: @escaping ElementProvider) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Makes an element whose provider is called each time that its menu is shown.
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
