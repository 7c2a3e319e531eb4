import CoreGraphics
import Foundation

/// The symbols that are drawn by the project: one line per symbol, found by name.
///
///     NAME VARIANTS | PART | PART …          NAME VARIANTS = OTHER
///
/// The space is that of text of 20 points at the scale `medium`, with y down, and the origin in the middle of the
/// capital letters' height. VARIANTS are letters, or `-` for an empty list: `f` adds NAME.fill; `c`, `s` add
/// NAME.circle and NAME.square, each also with `.fill`; `/` adds NAME.slash; `>` mirrors the symbol in a right-to-left
/// interface; `x` makes NAME alone unavailable. `#` with the letter of a color is the color of NAME.circle.fill in
/// multicolor symbols.
///
/// A PART is a mode, a level (2, 3; the default is 1), any of `*1.2` (a factor of the line width), `^90` (a rotation
/// in degrees), `@8` (a number of copies around the origin), `#r` (a color in multicolor symbols) and `!` (a part that
/// a variable value turns on in sequence), and a path. Modes:
///
///     s  a line                           S  a line, and in `.fill` the area inside it
///     f  an area                          d  a line, which `.fill` cuts out
///     b  an area with a line around it    D  a line, which `.fill` cuts out with the area inside it
///     g  a line with a gap around it      e  an area with a line around it, which `.fill` cuts out
///     G  as S with a gap around it        E  an area, which `.fill` cuts out
///     k  a gap: nothing is drawn          u  another symbol: `u` and a factor, then dx dy NAME
///
/// Paths have SVG's absolute commands M L H V C Q Z, and: `A` x y radius from to, an arc in degrees (90 is down) with
/// a line to its start; `a` the same as a separate line; `O` x y radius; `E` x y radius radius; `R` x y width height
/// radius; `P` x y points radius radius, a star.
///
/// OTHER may be turned (`^90`) or mirrored (`~`).
package enum SymbolTable {
    struct Entry: Sendable {
        var variants: Substring
        var definition: Substring
        var isAlias: Bool

        /// The letter of the circle's color, or `nil`.
        var enclosureColor: Character? { variants.firstIndex(of: "#").flatMap { variants[$0...].dropFirst().first } }

        /// Whether the name alone is a symbol. Otherwise it is only a drawing for other symbols.
        var isSymbol: Bool { !allows("x") }

        func allows(_ variant: Character) -> Bool { variants.prefix { $0 != "#" }.contains(variant) }
    }

    static let entries: [Substring: Entry] = {
        var entries: [Substring: Entry] = [:]
        for line in (actions + "\n" + things + "\n" + topics + "\n" + numbers).split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
            guard words.count == 4 else { continue }
            entries[words[0]] = Entry(variants: words[1], definition: words[3], isAlias: words[2] == "=")
        }
        return entries
    }()

    /// The names of all symbols with their variants, in order.
    package static var names: [String] {
        entries.flatMap { name, entry -> [String] in
            let fill = entry.allows("f") ? [".fill"] : []
            var suffixes = entry.isSymbol ? [""] + fill : []
            if entry.allows("c") { suffixes += [".circle", ".circle.fill"] }
            if entry.allows("s") { suffixes += [".square", ".square.fill"] }
            if entry.allows("/") { suffixes += [".slash"] + fill.map { ".slash" + $0 } }
            return suffixes.map { name + $0 }
        }.sorted()
    }
}
