import Foundation

extension IndexPath {
    /// Creates an index path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Creates an index path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section, which is the first index; -1 for an empty index path.
    public var section: Int {
        get { isEmpty ? -1 : self[0] }
        set { self = IndexPath(indexes: [newValue] + dropFirst()) }
    }

    /// The row in the section, which is the second index; -1 if the index path has fewer than two indexes.
    public var row: Int {
        get { count > 1 ? self[1] : -1 }
        set { self = IndexPath(row: newValue, section: section) }
    }

    /// The item in the section, which is the second index; -1 if the index path has fewer than two indexes.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
