import Foundation

/// Shows items of a data source in a layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionview>.
open class UICollectionView: UIScrollView {
    /// Makes a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Makes a collection view as a storyboard or nib describes it.
    public required init?(coder: NSCoder) {
        layoutStorage = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutStorage.collectionView = self
    }

    nonisolated deinit {}

    final var layoutStorage: UICollectionViewLayout

    /// Says what the collection view shows. Kept weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { collectionViewLayout.invalidateLayout() }
    }

    /// Decides about the collection view. Kept weakly.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }

    /// Where the elements are. Setting it changes over at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set {
            layoutStorage.collectionView = nil
            layoutStorage = newValue
            newValue.collectionView = self
            newValue.invalidateLayout()
        }
    }

    /// How many sections there are.
    open var numberOfSections: Int { dataSource.map { $0.numberOfSections(in: self) } ?? 0 }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource.map { $0.collectionView(self, numberOfItemsInSection: section) } ?? 0
    }

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) { setNeedsLayout() }

    /// Asks the layout.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutStorage.prepareIfNeeded()
        let size = layoutStorage.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }
}

extension UICollectionView {
    /// What an element is.
    public enum ElementCategory: UInt, Sendable {
        /// An item's cell.
        case cell = 0
        /// A view of the data source's beside the cells, such as a header.
        case supplementaryView = 1
        /// A view of the layout's.
        case decorationView = 2
    }

    /// Which way a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Down.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// The kind of a section's header.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of a section's footer.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}

/// What a collection view shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// How many sections there are. One where it is not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Decides about a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
