/// Unique file names for pictures.
struct PictureNames {
    private var used: Set<String> = []

    /// Returns the given name, or the name with a number if it has been used.
    mutating func name(_ wanted: String) -> String {
        let wanted = Self.usable(wanted)
        var (name, number) = (wanted, 1)
        while !used.insert(name.lowercased()).inserted {
            number += 1
            name = "\(wanted)-\(number)"
        }
        return name
    }

    /// Returns a name that is valid for a file.
    static func usable(_ name: String) -> String {
        let characters = name.prefix(80).map { $0 == "/" || $0.unicodeScalars.contains { $0.value < 32 } ? "-" : $0 }
        let usable = String(characters)
        return usable.isEmpty || usable.hasPrefix(".") ? "-" + usable : usable
    }
}
