/// A record of a module that is kept between runs, so that a change of one file does not adapt every file again.
public struct AdapterRecord: Sendable {
    struct File: Sendable {
        var textHash: UInt64
        var index: FileIndex
        /// Whether the file's adapted text differs from it.
        var isAdapted: Bool
        var diagnostics: [Diagnostic]
    }

    /// A hash of the options.
    var options: UInt64 = 0
    /// A hash of the rules, the options and the modules' declarations.
    var context: UInt64 = 0
    var files: [String: File] = [:]

    init() {}

    // MARK: Storing

    /// Reads a record that was stored; `nil` if the bytes are not a record of this version of the rules.
    public init?(bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard reader.text() == "record \(Adapter.rulesVersion)" else { return nil }
        options = reader.number()
        context = reader.number()
        for _ in 0..<reader.count() {
            let path = reader.text()
            files[path] = File(
                textHash: reader.number(), index: FileIndex(&reader), isAdapted: reader.flag(),
                diagnostics: reader.list { reader in
                    Diagnostic(
                        path: path, line: Int(reader.count()), column: Int(reader.count()), rule: reader.text(),
                        severity: reader.flag() ? .error : .warning, message: reader.text(),
                        suggestion: reader.optional { $0.text() })
                })
        }
        if reader.hasFailed { return nil }
    }

    /// The bytes to store.
    public var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.text("record \(Adapter.rulesVersion)")
        writer.number(options)
        writer.number(context)
        writer.count(files.count)
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            writer.text(path)
            writer.number(file.textHash)
            file.index.write(to: &writer)
            writer.flag(file.isAdapted)
            writer.list(file.diagnostics) { writer, diagnostic in
                writer.count(diagnostic.line)
                writer.count(diagnostic.column)
                writer.text(diagnostic.rule)
                writer.flag(diagnostic.severity == .error)
                writer.text(diagnostic.message)
                writer.optional(diagnostic.suggestion) { $0.text($1) }
            }
        }
        return writer.bytes
    }
}

/// A hash that is the same in each run.
struct StableHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
        add(UInt64(0xff))
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(bytes)
        var place = 0
        while place + 8 <= raw.count {
            add(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        while place < raw.count {
            add(UInt64(raw[place]))
            place += 1
        }
    }

    mutating func add(_ number: UInt64) {
        value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
    }

    static func of(_ text: String) -> UInt64 {
        var hash = StableHash()
        hash.add(text)
        return hash.value
    }
}

/// Writes values as bytes. A text that was written before is its number.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []
    private var texts: [String: Int] = [:]

    mutating func count(_ value: Int) {
        var rest = UInt64(max(0, value))
        while rest >= 128 {
            bytes.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func number(_ value: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift))) }
    }

    mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

    mutating func text(_ value: String) {
        if let place = texts[value] { return count(place + 1) }
        texts[value] = texts.count
        count(0)
        count(value.utf8.count)
        bytes += value.utf8
    }

    mutating func list<Value>(_ values: some Collection<Value>, _ write: (inout ByteWriter, Value) -> Void) {
        count(values.count)
        for value in values { write(&self, value) }
    }

    mutating func optional<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
        flag(value != nil)
        if let value { write(&self, value) }
    }
}

/// Reads the bytes of a `ByteWriter`. Missing bytes are zero.
struct ByteReader {
    private let bytes: [UInt8]
    private var place = 0
    private var texts: [String] = []
    private(set) var hasFailed = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func byte() -> UInt8 {
        guard place < bytes.count else {
            hasFailed = true
            return 0
        }
        place += 1
        return bytes[place - 1]
    }

    mutating func count() -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while shift < 42 {
            let next = byte()
            value |= UInt64(next & 127) << shift
            if next < 128 { break }
            shift += 7
        }
        return hasFailed ? 0 : Int(value)
    }

    mutating func number() -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 8) { value |= UInt64(byte()) << UInt64(shift) }
        return value
    }

    mutating func flag() -> Bool { byte() != 0 }

    mutating func text() -> String {
        let known = count()
        if known > 0 {
            guard known <= texts.count else {
                hasFailed = true
                return ""
            }
            return texts[known - 1]
        }
        let length = count()
        guard place + length <= bytes.count else {
            hasFailed = true
            return ""
        }
        let text = String(decoding: bytes[place..<(place + length)], as: UTF8.self)
        place += length
        texts.append(text)
        return text
    }

    mutating func list<Value>(_ read: (inout ByteReader) -> Value) -> [Value] {
        let count = count()
        var values: [Value] = []
        for _ in 0..<count {
            if hasFailed { return [] }
            values.append(read(&self))
        }
        return values
    }

    mutating func optional<Value>(_ read: (inout ByteReader) -> Value) -> Value? { flag() ? read(&self) : nil }
}

// MARK: - Declarations

extension FileIndex {
    init(_ reader: inout ByteReader) {
        self.init()
        types = reader.list { TypeDeclaration(&$0) }
        extensions = reader.list { ExtensionDeclaration(&$0) }
        selected = Set(reader.list { $0.text() })
        keys = Set(reader.list { $0.text() })
        for name in reader.list({ $0.text() }) { aliases[name] = reader.text() }
    }

    func write(to writer: inout ByteWriter) {
        writer.list(types) { $1.write(to: &$0) }
        writer.list(extensions) { $1.write(to: &$0) }
        writer.list(selected.sorted()) { $0.text($1) }
        writer.list(keys.sorted()) { $0.text($1) }
        let names = aliases.keys.sorted()
        writer.list(names) { $0.text($1) }
        for name in names { writer.text(aliases[name] ?? "") }
    }

    /// A hash of the declarations.
    var hash: UInt64 {
        var writer = ByteWriter()
        write(to: &writer)
        var hash = StableHash()
        writer.bytes.withUnsafeBufferPointer { hash.add($0) }
        return hash.value
    }
}

extension TypeDeclaration {
    fileprivate static let kinds: [Kind] = [.class, .value, .actor, .protocol]

    init(_ reader: inout ByteReader) {
        let kind = reader.count()
        self.init(
            kind: Self.kinds[min(kind, Self.kinds.count - 1)], name: reader.text(),
            inherited: reader.list { $0.text() },
            access: Access(rawValue: reader.count()) ?? .internal, isGeneric: reader.flag(), isLocal: reader.flag(),
            isMainActor: reader.flag(), hasObjCMembers: reader.flag(), isHidden: reader.flag(),
            members: reader.list { Member(&$0) },
            offersActions: reader.flag(), offersProperties: reader.flag())
    }

    func write(to writer: inout ByteWriter) {
        writer.count(Self.kinds.firstIndex(of: kind) ?? 0)
        writer.text(name)
        writer.list(inherited) { $0.text($1) }
        writer.count(access.rawValue)
        for flag in [isGeneric, isLocal, isMainActor, hasObjCMembers, isHidden] { writer.flag(flag) }
        writer.list(members) { $1.write(to: &$0) }
        writer.flag(offersActions)
        writer.flag(offersProperties)
    }
}

extension ExtensionDeclaration {
    init(_ reader: inout ByteReader) {
        self.init(
            typeName: reader.text(), inherited: reader.list { $0.text() },
            access: reader.optional { Access(rawValue: $0.count()) ?? .internal }, isConstrained: reader.flag(),
            isObjC: reader.flag(),
            path: reader.text(), ordinal: reader.count(), members: reader.list { Member(&$0) })
    }

    func write(to writer: inout ByteWriter) {
        writer.text(typeName)
        writer.list(inherited) { $0.text($1) }
        writer.optional(access) { $0.count($1.rawValue) }
        writer.flag(isConstrained)
        writer.flag(isObjC)
        writer.text(path)
        writer.count(ordinal)
        writer.list(members) { $1.write(to: &$0) }
    }
}

extension Member {
    private static let kinds: [Kind] = [.method, .property, .initializer]
    /// The flags, in the order of their bits.
    private static let flags: [WritableKeyPath<Member, Bool> & Sendable] = [
        \.isObjC, \.isAction, \.isSegueAction, \.isOutlet, \.isInspectable, \.isDynamic, \.isOptional, \.isOverride,
        \.isStatic, \.isAsync,
        \.isThrowing, \.isGeneric, \.isSettable, \.isInExtension, \.hasOtherActor,
    ]

    init(_ reader: inout ByteReader) {
        let kind = reader.count()
        self.init(
            kind: Self.kinds[min(kind, Self.kinds.count - 1)], name: reader.text(), labels: reader.list { $0.text() },
            types: reader.list { $0.text() }, parameterNames: reader.list { $0.text() }, signature: reader.text(),
            result: reader.optional { $0.text() }, objCName: reader.optional { $0.text() })
        access = reader.optional { Access(rawValue: $0.count()) ?? .internal }
        let bits = reader.count()
        for (place, flag) in Self.flags.enumerated() where bits & (1 << place) != 0 { self[keyPath: flag] = true }
    }

    func write(to writer: inout ByteWriter) {
        writer.count(Self.kinds.firstIndex(of: kind) ?? 0)
        writer.text(name)
        writer.list(labels) { $0.text($1) }
        writer.list(types) { $0.text($1) }
        writer.list(parameterNames) { $0.text($1) }
        writer.text(signature)
        writer.optional(result) { $0.text($1) }
        writer.optional(objCName) { $0.text($1) }
        writer.optional(access) { $0.count($1.rawValue) }
        var bits = 0
        for (place, flag) in Self.flags.enumerated() where self[keyPath: flag] { bits |= 1 << place }
        writer.count(bits)
    }
}
