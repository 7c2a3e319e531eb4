/// The position of a cell in a table.
public struct AccessibilityTablePosition: Sendable, Hashable, Codable {
    /// The row, from 0. In a list with sections, the row within the section.
    public var row: Int
    /// The section of a list, from 0; 0 in a data table.
    public var section = 0
    /// The column, from 0.
    public var column: Int
    /// The number of rows of the cell.
    public var rowSpan = 1
    /// The number of columns of the cell.
    public var columnSpan = 1
    /// Whether the row is spoken, for the first cell of a row.
    public var speaksRow = false
    /// Whether the column is spoken, as in a data table.
    public var speaksColumn = false

    /// Creates a position.
    public init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
}
