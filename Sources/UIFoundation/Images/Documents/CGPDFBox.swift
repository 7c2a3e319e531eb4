/// The boxes of a page in a PDF document.
public enum CGPDFBox: Int32, Sendable {
    /// The sheet of paper.
    case mediaBox
    /// The part that is displayed.
    case cropBox
    /// The part that is printed, before the sheet is cut.
    case bleedBox
    /// The sheet after it is cut.
    case trimBox
    /// The content.
    case artBox
}
