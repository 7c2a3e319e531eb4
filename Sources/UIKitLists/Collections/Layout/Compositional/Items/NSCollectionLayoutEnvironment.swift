import Foundation

/// The container of a section.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer>.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of the container, in points.
    var contentSize: CGSize { get }
    /// The size of the container without its insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The sum of the insets of the container and of its own container, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment for a closure that creates sections or places items: the size of the collection view, and its
/// traits.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment>.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The available space.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits.
    var traitCollection: UITraitCollection { get }
}

/// The environment that is passed to closures. Recorded: its container has no insets.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection

    init(size: CGSize, traits: UITraitCollection) { (contentSize, traitCollection) = (size, traits) }

    nonisolated deinit {}

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
