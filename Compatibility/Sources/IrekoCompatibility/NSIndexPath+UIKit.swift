import Foundation

extension NSIndexPath {
    /// Makes an index path of a row in a section.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Makes an index path of an item in a section.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The number of the section.
    public var section: Int { index(atPosition: 0) }

    /// The number of the row in its section.
    public var row: Int { index(atPosition: 1) }

    /// The number of the item in its section.
    public var item: Int { index(atPosition: 1) }
}
