extension SymbolTable {
    /// Numbers in circles and squares, dice. The notation is described at `SymbolTable`.
    static let numbers = digits + "\n" + (10...50).map(number).joined(separator: "\n")

    private static let digits = """
        0 xcs | s E0 0 4.2 6.8
        1 xcs | s M-2.6 -4.6L.8 -6.8V6.8
        2 xcs | s M-4 -3.2C-4 -5.4 -2.2 -6.8 0 -6.8C2.4 -6.8 4 -5.3 4 -3.2C4 -1 2.2 .6 -4.2 6.8H4.3
        3 xcs | s M-3.8 -6.8H3.4L-.6 -1.6C2.6 -1.6 4.2 .2 4.2 2.6C4.2 5.2 2.4 6.8 -.2 6.8C-2.4 6.8 -4 5.6 -4.3 3.8
        4 xcs | s M2.2 6.8V-6.8L-4.6 3.4H4.6
        5 xcs | s M3.4 -6.8H-2.6L-3.4 -.8C-2.6 -1.5 -1.4 -1.9 -.1 -1.9C2.6 -1.9 4.2 -.1 4.2 2.4C4.2 5 2.4 6.8 -.2 \
            6.8C-2.3 6.8 -3.8 5.7 -4.2 4
        6 xcs | s O0 2.5 4.2 | s M2.2 -6.8L-3.5 .4
        7 xcs | s M-4.2 -6.8H4.2L-1.2 6.8
        8 xcs | s O0 -3.5 3.2 | s O0 3 3.7
        9 xcs | s O0 -2.5 4.2 | s M-2.2 6.8L3.5 -.4
        die.face.1 f | S2 R-8 -8 16 16 3.4 | E O0 0 1.7
        die.face.2 f | S2 R-8 -8 16 16 3.4 | E O3.6 -3.6 1.6 | E O-3.6 3.6 1.6
        die.face.3 f | S2 R-8 -8 16 16 3.4 | E O4 -4 1.5 | E O0 0 1.5 | E O-4 4 1.5
        die.face.4 f | S2 R-8 -8 16 16 3.4 | E O-3.6 -3.6 1.5 | E O3.6 -3.6 1.5 | E O-3.6 3.6 1.5 | E O3.6 3.6 1.5
        die.face.5 f | S2 R-8 -8 16 16 3.4 | E O-4 -4 1.4 | E O4 -4 1.4 | E O0 0 1.4 | E O-4 4 1.4 | E O4 4 1.4
        die.face.6 f | S2 R-8 -8 16 16 3.4 | E O-3.4 -4.4 1.4 | E O3.4 -4.4 1.4 | E O-3.4 0 1.4 | E O3.4 0 1.4 \
            | E O-3.4 4.4 1.4 | E O3.4 4.4 1.4
        """

    /// Returns a number with two digits, composed of their drawings.
    private static func number(_ number: Int) -> String {
        "\(number) xcs | u1 -4.9 0 \(number / 10) | u1 4.9 0 \(number % 10)"
    }
}
