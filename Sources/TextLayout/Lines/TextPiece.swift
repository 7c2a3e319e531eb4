/// A paragraph of text that is laid out lazily, or a part of a very long paragraph: its length and height.
struct TextPiece: Summed, Sendable {
    struct Sum: TreeSum {
        var length = 0
        var height = 0.0
        /// The number of pieces that begin a paragraph.
        var paragraphs = 0
        /// The number of pieces with an estimated height.
        var estimated = 0

        static let zero = Sum()

        static func + (left: Sum, right: Sum) -> Sum {
            Sum(
                length: left.length + right.length, height: left.height + right.height,
                paragraphs: left.paragraphs + right.paragraphs, estimated: left.estimated + right.estimated)
        }
    }

    // The type is small, since a long text has a hundred thousand pieces.

    /// The height, including the space to the next piece.
    var height: Double
    /// The number of the piece's cached lines, or 0.
    var frame: UInt32 = 0
    private var units: UInt16
    /// The length of the break at its end.
    private var breakUnits: UInt8
    private var flags: UInt8

    /// - Parameter length: The length in UTF-16 units, with the break at the end.
    init(length: Int, breakLength: Int, startsParagraph: Bool, endsParagraph: Bool, estimate: Double) {
        (units, breakUnits, height) = (UInt16(clamping: length), UInt8(clamping: breakLength), estimate)
        flags = (startsParagraph ? 1 : 0) | (endsParagraph ? 2 : 0)
    }

    var length: Int { Int(units) }

    var breakLength: Int { Int(breakUnits) }

    /// The length without the break.
    var contentLength: Int { length - breakLength }

    var startsParagraph: Bool { flags & 1 != 0 }

    var endsParagraph: Bool { flags & 2 != 0 }

    /// Whether the height was computed from laid out lines rather than estimated.
    var isExact: Bool {
        get { flags & 4 != 0 }
        set { flags = newValue ? flags | 4 : flags & ~4 }
    }

    var sum: Sum {
        Sum(
            length: length, height: height, paragraphs: startsParagraph ? 1 : 0, estimated: isExact ? 0 : 1)
    }

    // Chosen (Editing): A paragraph of more than 4,096 units is laid out in parts, each of which ends a line: behind
    // its last space, or else between two characters. Parts keep the direction that the paragraph had at their layout.
    /// The maximum length, in UTF-16 units, of the part of a paragraph that is laid out at once. A line ends after
    /// each part. (Pango's time for breaking lines grows with the square of the length.)
    static let longest = 4096
}
