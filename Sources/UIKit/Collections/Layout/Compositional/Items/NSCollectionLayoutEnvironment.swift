import Foundation

/// What a section is laid out in.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer>.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// Its size, in points.
    var contentSize: CGSize { get }
    /// Its size less its insets.
    var effectiveContentSize: CGSize { get }
    /// Its insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// Its insets, and those of what it is in.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a closure that makes sections or places items can go by: how large the collection view is, and its traits.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment>.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The space that there is.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits.
    var traitCollection: UITraitCollection { get }
}

/// The environment that closures get. Recorded: its container has no insets.
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
