/// A paragraph of text that is laid out lazily, or a part of a very long one: its length and height.
struct TextPiece: Summed, Sendable {
    struct Sum: TreeSum {
        var length = 0
        var height = 0.0
        /// Pieces that begin a paragraph.
        var paragraphs = 0
        /// Pieces whose height is estimated.
        var estimated = 0

        static let zero = Sum()

        static func + (left: Sum, right: Sum) -> Sum {
            Sum(
                length: left.length + right.length, height: left.height + right.height,
                paragraphs: left.paragraphs + right.paragraphs, estimated: left.estimated + right.estimated)
        }
    }

    // Small, since a long text has a hundred thousand.

    /// With the space to the next piece.
    var height: Double
    /// Under which number the piece's lines are kept; 0 for none.
    var frame: UInt32 = 0
    private var units: UInt16
    /// Of the break at its end.
    private var breakUnits: UInt8
    private var flags: UInt8

    /// - Parameter length: In UTF-16 units, with the break at the end.
    init(length: Int, breakLength: Int, startsParagraph: Bool, endsParagraph: Bool, estimate: Double) {
        (units, breakUnits, height) = (UInt16(clamping: length), UInt8(clamping: breakLength), estimate)
        flags = (startsParagraph ? 1 : 0) | (endsParagraph ? 2 : 0)
    }

    var length: Int { Int(units) }

    var breakLength: Int { Int(breakUnits) }

    /// Without the break.
    var contentLength: Int { length - breakLength }

    var startsParagraph: Bool { flags & 1 != 0 }

    var endsParagraph: Bool { flags & 2 != 0 }

    /// Whether the height is that of lines that were laid out.
    var isExact: Bool {
        get { flags & 4 != 0 }
        set { flags = newValue ? flags | 4 : flags & ~4 }
    }

    var sum: Sum {
        Sum(
            length: length, height: height, paragraphs: startsParagraph ? 1 : 0, estimated: isExact ? 0 : 1)
    }

    /// The longest part of a paragraph that is laid out at once, in UTF-16 units: a line ends there. (Chosen. Pango's time to break
    /// lines grows with the square of the length.)
    static let longest = 4096
}
