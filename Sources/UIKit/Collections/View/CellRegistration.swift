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

/// What is the same in all copies of a registration: the name under which its views are used again.
@MainActor
final class RegistrationIdentity {
    /// How many data sources are being asked for views, one inside of the other.
    static var requests = 0
    private static var count = 0

    let identifier: String
    /// Whether the registration was made where a view was asked for.
    let isMadeInRequest: Bool

    init() {
        Self.count += 1
        identifier = "registration \(Self.count)"
        isMadeInRequest = Self.requests > 0
    }

    nonisolated deinit {}
}
