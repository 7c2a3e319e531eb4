import CoreGraphics
import Foundation

/// The symbols that we draw ourselves: a line a symbol, looked up by name.
///
///     NAME VARIANTS | PART | PART …          NAME VARIANTS = OTHER
///
/// The space is that of text of 20 points at the scale `medium`: y goes down, and the origin is the middle of the
/// capital letters' height. VARIANTS are letters, or `-` for none: `f` there is NAME.fill; `c`, `s` NAME.circle and
/// NAME.square and those with `.fill`; `/` NAME.slash; `>` mirrored in a right-to-left interface; `x` that NAME alone
/// is no symbol. `#` with a colour's letter is the colour of NAME.circle.fill where several colours are preferred.
///
/// A PART is a mode, a level (2, 3; 1 unless given), any of `*1.2` (a factor of the line width), `^90` (turned by
/// degrees), `@8` (so many times around the origin), `#r` (a colour where several are preferred) and `!` (one of the
/// parts that a variable value turns on one after the other), and a path. Modes:
///
///     s  a line                           S  a line, and in `.fill` the area inside it
///     f  an area                          d  a line, which `.fill` cuts out
///     b  an area with a line around it    D  a line, which `.fill` cuts out with the area inside it
///     g  a line with a gap around it      e  an area with a line around it, which `.fill` cuts out
///     G  as S with a gap around it        E  an area, which `.fill` cuts out
///     k  a gap: nothing is drawn          u  another symbol: `u` and a factor, then dx dy NAME
///
/// Paths have SVG's absolute commands M L H V C Q Z, and: `A` x y radius from to, an arc in degrees (90 is down) that
/// a line leads to; `a` the same as a separate line; `O` x y radius; `E` x y radius radius; `R` x y width height
/// radius; `P` x y points radius radius, a star.
///
/// OTHER may be turned (`^90`) or mirrored (`~`).
package enum SymbolTable {
    struct Entry: Sendable {
        var variants: Substring
        var definition: Substring
        var isAlias: Bool

        /// The letter of the colour of the circle; `nil` for none.
        var enclosureColor: Character? { variants.firstIndex(of: "#").flatMap { variants[$0...].dropFirst().first } }

        /// Whether the name alone is a symbol, and not only a drawing for other symbols.
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
