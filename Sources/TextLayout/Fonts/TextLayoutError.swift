/// The reason why text cannot be laid out.
package enum TextLayoutError: Error, Equatable, CustomStringConvertible {
    /// fontconfig has found no font.
    case noFonts

    package var description: String {
        "no font is installed, so no text can be drawn; install one, on Debian: apt install fonts-inter"
    }
}
