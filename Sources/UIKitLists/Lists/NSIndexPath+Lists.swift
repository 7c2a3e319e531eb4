import Foundation

extension NSIndexPath {
    /// Creates an index path of a row in a section.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Creates an index path of an item in a section.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section, which is the first index; -1 for an empty index path.
    public var section: Int { length > 0 ? index(atPosition: 0) : -1 }

    /// The row in the section, which is the second index; -1 if the index path has fewer than two indexes.
    public var row: Int { length > 1 ? index(atPosition: 1) : -1 }

    /// The item in the section, which is the second index; -1 if the index path has fewer than two indexes.
    public var item: Int { row }
}
