import Foundation

/// Reads archives of `ArchiveWriter`, and rejects any other data. A length is compared with the remaining bytes before
/// memory is allocated for it, so that the memory is proportional to the size of the file.
struct ArchiveReader {
    private let bytes: UnsafeRawBufferPointer
    private var format = ArchiveForm.format
    private var position: Int
    /// The total number of elements of all lists so far.
    private var elementCount = 0
    /// The greatest index of a reference, which is compared with the number of objects at the end.
    private var greatestReference = -1

    static func read(_ data: Data, application: String) throws(StateStoreError) -> ArchivedState {
        guard data.count <= ArchiveForm.largestFile else {
            throw .tooLarge("\(data.count) bytes of at most \(ArchiveForm.largestFile)")
        }
        return try Self.withBytes(of: data) { bytes throws(StateStoreError) in
            var reader = try ArchiveReader(bytes)
            let identifier = try reader.text()
            guard identifier == application else { throw .otherApplication(identifier) }
            let state = try reader.state()
            guard reader.position == bytes.count else { throw .damaged("there is data after its end") }
            return state
        }
    }

    /// `Data.withUnsafeBytes` loses the type of the error.
    private static func withBytes<Result>(
        of data: Data, _ body: (UnsafeRawBufferPointer) throws(StateStoreError) -> Result
    ) throws(StateStoreError) -> Result {
        let result: Swift.Result<Result, StateStoreError> = data.withUnsafeBytes { bytes in
            do throws(StateStoreError) { return .success(try body(bytes)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    private init(_ bytes: UnsafeRawBufferPointer) throws(StateStoreError) {
        self.bytes = bytes
        position = ArchiveForm.magic.count
        guard bytes.count >= ArchiveForm.headerLength, bytes.starts(with: ArchiveForm.magic) else {
            throw .damaged("it is not a state archive")
        }
        format = try number()
        guard format <= ArchiveForm.format else { throw .newerFormat(format) }
        guard format > 0 else { throw .damaged("the format \(format) is unknown") }
        let (length, checksum): (UInt64, UInt32) = (try number(), try number())
        guard length == UInt64(bytes.count - ArchiveForm.headerLength) else {
            throw .damaged("it has \(bytes.count - ArchiveForm.headerLength) bytes instead of \(length)")
        }
        guard Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[ArchiveForm.headerLength...])) == checksum else {
            throw .damaged("its checksum differs")
        }
    }

    // MARK: Numbers and text

    private var left: Int { bytes.count - position }

    private static let endsTooEarly = StateStoreError.damaged("it ends too early")

    private mutating func take(_ count: Int) throws(StateStoreError) -> UnsafeRawBufferPointer {
        guard count <= left else { throw Self.endsTooEarly }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    private mutating func number<Number: FixedWidthInteger>() throws(StateStoreError) -> Number {
        Number(littleEndian: try take(MemoryLayout<Number>.size).loadUnaligned(as: Number.self))
    }

    private mutating func byte() throws(StateStoreError) -> UInt8 {
        guard position < bytes.count else { throw Self.endsTooEarly }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func unsigned() throws(StateStoreError) -> UInt64 {
        var (result, shift): (UInt64, UInt64) = (0, 0)
        while true {
            let next = try byte()
            guard shift < 63 || next <= 1 else { throw .damaged("a number is too large") }
            result |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return result }
            shift += 7
        }
    }

    private mutating func integer() throws(StateStoreError) -> Int64 {
        let number = try unsigned()
        return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    /// Reads a number of bytes, and throws if fewer bytes remain.
    private mutating func length() throws(StateStoreError) -> Int {
        let number = try unsigned()
        guard number <= UInt64(left) else { throw Self.endsTooEarly }
        return Int(number)
    }

    /// Reads the number of elements of a list. Each element takes at least a byte.
    private mutating func count() throws(StateStoreError) -> Int {
        let number = try length()
        elementCount += number
        guard elementCount <= ArchiveForm.mostElements else {
            throw .damaged("it has more than \(ArchiveForm.mostElements) elements")
        }
        return number
    }

    private mutating func index() throws(StateStoreError) -> Int {
        let number = try unsigned()
        guard number < UInt64(ArchiveForm.mostElements) else { throw .damaged("there is no object \(number)") }
        return Int(number)
    }

    private mutating func text() throws(StateStoreError) -> String {
        guard let text = String(validating: try take(try length()), as: UTF8.self) else {
            throw .damaged("a text is not UTF-8")
        }
        return text
    }

    private mutating func data() throws(StateStoreError) -> Data { Data(try take(try length())) }

    private mutating func flag() throws(StateStoreError) -> Bool {
        switch try byte() {
        case 0: false
        case 1: true
        default: throw .damaged("a flag is neither 0 nor 1")
        }
    }

    private mutating func optionalText() throws(StateStoreError) -> String? { try flag() ? try text() : nil }

    // MARK: Values

    private mutating func value(depth: Int) throws(StateStoreError) -> ArchivedValue {
        guard depth < ArchiveForm.deepestNesting else { throw .damaged("values are nested \(depth) deep") }
        guard let tag = ArchiveForm.Tag(rawValue: try byte()) else { throw .damaged("the kind of a value is unknown") }
        switch tag {
        case .null: return .null
        case .no: return .bool(false)
        case .yes: return .bool(true)
        case .integer: return .integer(try integer())
        case .float: return .float(Float(bitPattern: try number()))
        case .double: return .double(Double(bitPattern: try number()))
        case .string: return .string(try text())
        case .data: return .data(try data())
        case .date: return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: try number())))
        case .url: return try address()
        case .uuid: return .uuid(UUID(uuid: try take(16).loadUnaligned(as: uuid_t.self)))
        case .array: return .array(try values(depth: depth + 1))
        case .set: return .set(try values(depth: depth + 1))
        case .dictionary: return .dictionary(try entries(depth: depth + 1))
        case .reference:
            let index = try index()
            greatestReference = max(greatestReference, index)
            return .reference(index)
        case .object: return .object(className: try text(), try data())
        }
    }

    /// Foundation does not read some URLs that it creates, such as that of empty `URLComponents`. Such a URL becomes
    /// `null`, so that the remaining state is still usable.
    private mutating func address() throws(StateStoreError) -> ArchivedValue {
        let (text, base) = (try text(), try optionalText())
        let url = URL(string: text, relativeTo: base.flatMap { URL(string: $0) })
        return url.map(ArchivedValue.url) ?? .null
    }

    private mutating func values(depth: Int) throws(StateStoreError) -> [ArchivedValue] {
        var values: [ArchivedValue] = []
        for _ in 0..<(try count()) { values.append(try value(depth: depth)) }
        return values
    }

    private mutating func entries(depth: Int) throws(StateStoreError) -> [ArchivedValue.Entry] {
        var entries: [ArchivedValue.Entry] = []
        for _ in 0..<(try count()) {
            entries.append(.init(key: try value(depth: depth), value: try value(depth: depth)))
        }
        return entries
    }

    private mutating func keyedValues() throws(StateStoreError) -> [String: ArchivedValue] {
        var values: [String: ArchivedValue] = [:]
        for _ in 0..<(try count()) {
            let key = try text()
            guard values.updateValue(try value(depth: 0), forKey: key) == nil else {
                throw .damaged("a key occurs twice")
            }
        }
        return values
    }

    // MARK: The state

    private mutating func state() throws(StateStoreError) -> ArchivedState {
        var state = ArchivedState()
        if try flag() { state.application = try keyedValues() }
        for _ in 0..<(try count()) { state.objects.append(try object()) }
        for _ in 0..<(try count()) {
            let root = try index()
            greatestReference = max(greatestReference, root)
            state.roots.append(root)
        }
        for _ in 0..<(try count()) { state.sessions.append(try session()) }
        guard greatestReference < state.objects.count else { throw .damaged("there is no object \(greatestReference)") }
        return state
    }

    private mutating func object() throws(StateStoreError) -> ArchivedObject {
        guard let kind = ArchivedObject.Kind(rawValue: try byte()) else {
            throw .damaged("the kind of an object is unknown")
        }
        var (path, positions): ([String], [Int]) = ([], [])
        for _ in 0..<(try count()) {
            path.append(try text())
            positions.append(Int(try integer()))
        }
        guard !path.isEmpty else { throw .damaged("an object has no path") }
        let className = try text()
        let restorationClassName = try optionalText()
        let storyboard = try flag() ? ArchivedStoryboard(name: try text(), bundlePath: try optionalText()) : nil
        return ArchivedObject(
            kind: kind, path: path, positions: positions, className: className,
            restorationClassName: restorationClassName, storyboard: storyboard, values: try keyedValues())
    }

    private mutating func session() throws(StateStoreError) -> ArchivedSession {
        let (identifier, role, configuration) = (try text(), try text(), try optionalText())
        let userInfo = try flag() ? try keyedValues() : nil
        let activity =
            try flag()
            ? ArchivedActivity(
                activityType: try text(), title: try optionalText(), targetContentIdentifier: try optionalText(),
                userInfo: try entries(depth: 0)) : nil
        return ArchivedSession(
            persistentIdentifier: identifier, role: role, configurationName: configuration, userInfo: userInfo,
            activity: activity, window: try window())
    }

    private mutating func window() throws(StateStoreError) -> ArchivedWindow? {
        guard format >= 2, try flag() else { return nil }
        let (width, height): (UInt64, UInt64) = (try number(), try number())
        let place = try flag() ? (x: Int(try integer()), y: Int(try integer())) : nil
        return ArchivedWindow(
            width: Double(bitPattern: width), height: Double(bitPattern: height), x: place?.x, y: place?.y)
    }
}
