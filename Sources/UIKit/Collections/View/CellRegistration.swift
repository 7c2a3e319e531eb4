import Foundation

extension UICollectionView {
    /// How cells of a class are made and configured for items of a type. Make it once, outside of the data source's method, and dequeue
    /// with it; it registers itself. One registration has cells of its own to use again.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity: RegistrationIdentity
        let nib: UINib?
        let handler: Handler

        /// Registers a class.
        @MainActor @preconcurrency
        public init(handler: @escaping Handler) {
            (identity, nib, self.handler) = (RegistrationIdentity(), nil, handler)
        }

        /// Registers a nib, whose only object is a cell.
        @MainActor @preconcurrency
        public init(cellNib: UINib, handler: @escaping Handler) {
            (identity, nib, self.handler) = (RegistrationIdentity(), cellNib, handler)
        }
    }

    /// How supplementary views of a class and kind are made and configured. Make it once, outside of the data source's method.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view for its place.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath)
            -> Void

        let identity: RegistrationIdentity
        let kind: String
        let nib: UINib?
        let handler: Handler

        /// Registers a class for a kind.
        @MainActor @preconcurrency
        public init(elementKind: String, handler: @escaping Handler) {
            (identity, kind, nib, self.handler) = (RegistrationIdentity(), elementKind, nil, handler)
        }

        /// Registers a nib, whose only object is a supplementary view, for a kind.
        @MainActor @preconcurrency
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (identity, kind, nib, self.handler) = (RegistrationIdentity(), elementKind, supplementaryNib, handler)
        }
    }
}

/// The part that all copies of a registration share: the reuse identifier of its views.
@MainActor
final class RegistrationIdentity {
    private struct Requester {
        weak var collection: UICollectionView?
    }

    /// The collection views whose data source is making a view at the moment, the outermost first.
    private static var requesting: [UICollectionView] = []
    private static var count = 0

    let identifier: String
    /// The collection views that were asking for a view when the registration was made.
    private let requesters: [Requester]

    init() {
        Self.count += 1
        identifier = "registration \(Self.count)"
        requesters = Self.requesting.map { Requester(collection: $0) }
    }

    nonisolated deinit {}

    /// Whether the registration was made during a request of a collection view. A registration that a cell makes for a
    /// collection view inside of it is not made in a request of that collection view.
    func isMadeInRequest(of collection: UICollectionView) -> Bool {
        requesters.contains { $0.collection === collection }
    }

    /// Returns the result of a question for a view.
    static func inRequest<Result>(of collection: UICollectionView, _ ask: () -> Result) -> Result {
        requesting.append(collection)
        defer { requesting.removeLast() }
        return ask()
    }
}
