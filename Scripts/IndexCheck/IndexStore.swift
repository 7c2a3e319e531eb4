import CIndexStore

/// The compiler's index of a debug build.
struct IndexStore {
    /// A declaration or a use at a place.
    struct Occurrence {
        let symbol: Symbol
        let roles: UInt64
        let line: Int
        /// In bytes, from 1.
        let column: Int
        let relations: [(roles: UInt64, usr: String)]
    }

    struct Symbol {
        let usr: String
        let name: String
        let kind: Int32
        let isLocal: Bool
        /// Whether it is an accessor, such as a property's getter. The property itself is also in the index.
        var isAccessor: Bool { name.hasPrefix("getter:") || name.hasPrefix("setter:") }
        /// All its roles in the file.
        let roles: UInt64
    }

    /// The compilation of a source file.
    struct Unit {
        let path: String
        let module: String
        let record: String
        /// In seconds since 1970.
        let time: Int64
    }

    private let store: UnsafeMutableRawPointer

    init?(path: String) {
        guard let store = indexstore_store_create(path, nil) else { return nil }
        self.store = store
    }

    func units() -> [Unit] {
        var names: [String] = []
        each(
            { indexstore_store_units_apply_f(store, 1, $0) { $0!.visit($1.string) } },
            do: { (name: String) in names.append(name) })
        return names.compactMap(unit(named:))
    }

    private func unit(named name: String) -> Unit? {
        guard let reader = indexstore_unit_reader_create(store, name, nil) else { return nil }
        defer { indexstore_unit_reader_dispose(reader) }
        let path = indexstore_unit_reader_get_main_file(reader).string
        guard !path.isEmpty else { return nil }
        var record: String?
        each(
            { indexstore_unit_reader_dependencies_apply_f(reader, $0) { $0!.visit($1!) } },
            do: { (dependency: UnsafeMutableRawPointer) in
                guard indexstore_unit_dependency_get_kind(dependency) == 2 else { return }
                record = indexstore_unit_dependency_get_name(dependency).string
            })
        guard let record else { return nil }
        var seconds: Int64 = 0
        var nanoseconds: Int64 = 0
        indexstore_unit_reader_get_modification_time(reader, &seconds, &nanoseconds)
        let module = indexstore_unit_reader_get_module_name(reader).string
        return Unit(path: path, module: module, record: record, time: seconds)
    }

    /// The symbols that a file declares or uses, each once.
    func symbols(in unit: Unit) -> [Symbol] {
        guard let reader = indexstore_record_reader_create(store, unit.record, nil) else { return [] }
        defer { indexstore_record_reader_dispose(reader) }
        var found: [Symbol] = []
        each(
            { indexstore_record_reader_symbols_apply_f(reader, true, $0) { $0!.visit($1!) } },
            do: { (symbol: UnsafeMutableRawPointer) in found.append(Symbol(symbol)) })
        return found
    }

    /// The places in a file that declare or use a symbol.
    func occurrences(in unit: Unit) -> [Occurrence] {
        guard let reader = indexstore_record_reader_create(store, unit.record, nil) else { return [] }
        defer { indexstore_record_reader_dispose(reader) }
        var found: [Occurrence] = []
        each(
            { indexstore_record_reader_occurrences_apply_f(reader, $0) { $0!.visit($1!) } },
            do: { (occurrence: UnsafeMutableRawPointer) in found.append(Occurrence(occurrence)) })
        return found
    }
}

extension IndexStore.Symbol {
    fileprivate init(_ symbol: UnsafeMutableRawPointer) {
        usr = indexstore_symbol_get_usr(symbol).string
        name = indexstore_symbol_get_name(symbol).string
        kind = indexstore_symbol_get_kind(symbol)
        isLocal = indexstore_symbol_get_properties(symbol) & 1 << 7 != 0
        roles = indexstore_symbol_get_roles(symbol)
    }
}

extension IndexStore.Occurrence {
    fileprivate init(_ occurrence: UnsafeMutableRawPointer) {
        symbol = IndexStore.Symbol(indexstore_occurrence_get_symbol(occurrence))
        roles = indexstore_occurrence_get_roles(occurrence)
        var line: UInt32 = 0
        var column: UInt32 = 0
        indexstore_occurrence_get_line_col(occurrence, &line, &column)
        self.line = Int(line)
        self.column = Int(column)
        var relations: [(roles: UInt64, usr: String)] = []
        each(
            { indexstore_occurrence_relations_apply_f(occurrence, $0) { $0!.visit($1!) } },
            do: { (relation: UnsafeMutableRawPointer) in
                let symbol = indexstore_symbol_relation_get_symbol(relation)!
                relations.append(
                    (indexstore_symbol_relation_get_roles(relation), indexstore_symbol_get_usr(symbol).string))
            })
        self.relations = relations
    }
}

/// The bits of a role (`indexstore_symbol_role_t`).
enum Role {
    static let definition: UInt64 = 1 << 1
    static let reference: UInt64 = 1 << 2
    static let implicit: UInt64 = 1 << 8
    static let childOf: UInt64 = 1 << 9
    static let overrideOf: UInt64 = 1 << 11
    static let accessorOf: UInt64 = 1 << 15
}

/// Kinds of symbols (`indexstore_symbol_kind_t`).
enum Kind {
    static let module: Int32 = 1
    static let structure: Int32 = 6
    static let protocolType: Int32 = 8
    static let extensionOfType: Int32 = 9
    static let enumerationCase: Int32 = 15
    static let parameter: Int32 = 25
    static let types: ClosedRange<Int32> = 5...8
}

// MARK: Closures through C

private final class Visitor<Value> {
    let body: (Value) -> Void

    init(_ body: @escaping (Value) -> Void) { self.body = body }
}

/// Calls an `…_apply_f` function with the visitor as its context.
private func each<Value>(
    _ apply: (UnsafeMutableRawPointer) -> Bool, do body: (Value) -> Void
) {
    withoutActuallyEscaping(body) { body in
        let visitor = Visitor(body)
        _ = apply(Unmanaged.passUnretained(visitor).toOpaque())
        withExtendedLifetime(visitor) {}
    }
}

extension UnsafeMutableRawPointer {
    fileprivate func visit<Value>(_ value: Value) -> Bool {
        Unmanaged<Visitor<Value>>.fromOpaque(self).takeUnretainedValue().body(value)
        return true
    }
}

extension indexstore_string_ref_t {
    fileprivate var string: String {
        String(decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
    }
}
