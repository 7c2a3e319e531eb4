/// Names of files for pictures, each of which is used once.
struct PictureNames {
    private var used: Set<String> = []

    /// A name for what is called that: itself, or with a number.
    mutating func name(_ wanted: String) -> String {
        let wanted = Self.usable(wanted)
        var (name, number) = (wanted, 1)
        while !used.insert(name.lowercased()).inserted {
            number += 1
            name = "\(wanted)-\(number)"
        }
        return name
    }

    /// A name that a file can have.
    static func usable(_ name: String) -> String {
        let characters = name.prefix(80).map { $0 == "/" || $0.unicodeScalars.contains { $0.value < 32 } ? "-" : $0 }
        let usable = String(characters)
        return usable.isEmpty || usable.hasPrefix(".") ? "-" + usable : usable
    }
}
