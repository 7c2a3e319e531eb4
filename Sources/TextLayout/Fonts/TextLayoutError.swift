/// Why text cannot be laid out.
package enum TextLayoutError: Error, Equatable, CustomStringConvertible {
    /// fontconfig knows no font.
    case noFonts

    package var description: String {
        "no font is installed, so no text can be drawn; install one, on Debian: apt install fonts-inter"
    }
}
