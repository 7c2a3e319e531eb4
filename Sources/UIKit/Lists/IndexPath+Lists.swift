import Foundation

extension IndexPath {
    /// Names a row of a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Names an item of a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section: the first index. -1 where there is none.
    public var section: Int {
        get { isEmpty ? -1 : self[0] }
        set { self = IndexPath(indexes: [newValue] + dropFirst()) }
    }

    /// The row in the section: the second index. -1 where there is none.
    public var row: Int {
        get { count > 1 ? self[1] : -1 }
        set { self = IndexPath(row: newValue, section: section) }
    }

    /// The item in the section: the second index. -1 where there is none.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
