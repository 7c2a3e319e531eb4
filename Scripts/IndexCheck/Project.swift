import Foundation

/// The project's files in the index.
struct Project {
    struct File {
        /// The path in the project's folder, such as `Sources/UIKitControls/Controls/UIButton.swift`.
        let path: String
        let unit: IndexStore.Unit
        /// The folder of a module's sources, a program or tests, such as `Sources/UIKitControls`.
        let target: String
        /// The chapter in the target, such as `Controls`; empty for a file outside of the chapters.
        let chapter: String
        /// The symbols that the file declares, and the symbols of other files that it uses.
        var declared: [Int] = []
        var used: [Int] = []
    }

    let store: IndexStore
    private(set) var files: [File] = []
    /// The symbols' identifiers in the index (USR), and the files that declare them.
    private(set) var numbers: [String: Int] = [:]
    private(set) var home: [Int?] = []
    private(set) var names: [String] = []

    /// Source files that are missing in the index, or whose index is out of date.
    private(set) var missing: [String] = []
    private(set) var outdated: [String] = []

    init(store: IndexStore, root: String, sources: [String]) {
        self.store = store
        let units = Dictionary(store.units().map { ($0.path, $0) }, uniquingKeysWith: { $0.time > $1.time ? $0 : $1 })
        for path in sources {
            guard let unit = units["\(root)/\(path)"] else {
                missing.append(path)
                continue
            }
            var status = stat()
            if stat(path, &status) == 0, Int64(status.st_mtim.tv_sec) > unit.time { outdated.append(path) }
            add(path, unit)
        }
    }

    private mutating func add(_ path: String, _ unit: IndexStore.Unit) {
        let parts = path.split(separator: "/")
        let target = parts.prefix(parts.first == "Examples" ? 3 : 2).joined(separator: "/")
        var file = File(path: path, unit: unit, target: target, chapter: parts.count > 3 ? String(parts[2]) : "")
        for symbol in store.symbols(in: unit) where !symbol.isLocal && !symbol.isAccessor && symbol.kind != Kind.module
        {
            let number = number(of: symbol)
            if symbol.roles & Role.definition != 0 {
                file.declared.append(number)
                home[number] = files.count
            } else if symbol.roles & Role.reference != 0 {
                file.used.append(number)
            }
        }
        files.append(file)
    }

    private mutating func number(of symbol: IndexStore.Symbol) -> Int {
        if let number = numbers[symbol.usr] { return number }
        let number = home.count
        numbers[symbol.usr] = number
        home.append(nil)
        names.append(symbol.name)
        return number
    }
}
