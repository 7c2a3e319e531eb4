import Foundation

extension UICollectionView {
    /// A registration that creates and configures cells of a class for items of a type. Create it once, outside the
    /// data source's method, and dequeue cells with it; it registers itself. Each registration has its own cells for
    /// reuse.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity: RegistrationIdentity
        let nib: UINib?
        let handler: Handler

        /// Creates a registration of a cell class.
        @MainActor @preconcurrency
        public init(handler: @escaping Handler) {
            (identity, nib, self.handler) = (RegistrationIdentity(), nil, handler)
        }

        /// Creates a registration of a nib. Its only top-level object must be a cell.
        @MainActor @preconcurrency
        public init(cellNib: UINib, handler: @escaping Handler) {
            (identity, nib, self.handler) = (RegistrationIdentity(), cellNib, handler)
        }
    }

    /// A registration that creates and configures supplementary views of a class and kind. Create it once, outside the
    /// data source's method.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a view for its index path.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath)
            -> Void

        let identity: RegistrationIdentity
        let kind: String
        let nib: UINib?
        let handler: Handler

        /// Creates a registration of a class for a kind.
        @MainActor @preconcurrency
        public init(elementKind: String, handler: @escaping Handler) {
            (identity, kind, nib, self.handler) = (RegistrationIdentity(), elementKind, nil, handler)
        }

        /// Creates a registration of a nib for a kind. Its only top-level object must be a supplementary view.
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

    /// The collection views whose data source is creating a view, the outermost first.
    private static var requesting: [UICollectionView] = []
    private static var count = 0

    let identifier: String
    /// The collection views that were requesting a view when the registration was created.
    private let requesters: [Requester]

    init() {
        Self.count += 1
        identifier = "registration \(Self.count)"
        requesters = Self.requesting.map { Requester(collection: $0) }
    }

    nonisolated deinit {}

    // Chosen (Lists): A registration is created inside a request if the same collection view is requesting a view at
    // that moment. A cell may create the registration for a collection view inside the cell. (Apple's reason for the
    // error, that a registration for each request prevents reuse, does not apply there.)
    /// Returns whether the registration was created during a request of a collection view. A registration that a cell
    /// creates for a collection view inside the cell is not created in a request of that collection view.
    func isMadeInRequest(of collection: UICollectionView) -> Bool {
        requesters.contains { $0.collection === collection }
    }

    /// Calls a closure that requests a view, and returns its result.
    static func inRequest<Result>(of collection: UICollectionView, _ ask: () -> Result) -> Result {
        requesting.append(collection)
        defer { requesting.removeLast() }
        return ask()
    }
}
