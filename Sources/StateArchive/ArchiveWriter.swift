import Foundation

/// Encodes a state as bytes (`ArchiveForm`).
struct ArchiveWriter {
    private var bytes: [UInt8] = []
    private var elementCount = 0

    static func write(_ state: ArchivedState, application: String) throws(StateStoreError) -> [UInt8] {
        var writer = ArchiveWriter()
        writer.bytes.reserveCapacity(4096)
        writer.bytes += ArchiveForm.magic
        writer.append(ArchiveForm.format)
        writer.append(UInt64(0))
        writer.append(UInt32(0))
        writer.write(application)
        try writer.write(state)
        let length = writer.bytes.count - ArchiveForm.headerLength
        guard writer.bytes.count <= ArchiveForm.largestFile else {
            throw .tooLarge("\(writer.bytes.count) bytes of at most \(ArchiveForm.largestFile)")
        }
        let checksum = writer.bytes.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[24...])) }
        writer.bytes.withUnsafeMutableBytes {
            $0.storeBytes(of: UInt64(length).littleEndian, toByteOffset: 12, as: UInt64.self)
            $0.storeBytes(of: checksum.littleEndian, toByteOffset: 20, as: UInt32.self)
        }
        return writer.bytes
    }

    // MARK: Numbers and text

    private mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func write(_ number: Int) {
        write(unsigned: UInt64(bitPattern: Int64(number) << 1 ^ Int64(number) >> 63))
    }

    private mutating func write(unsigned number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private mutating func write(length: Int) { write(unsigned: UInt64(length)) }

    /// Writes the number of elements of a list.
    private mutating func write(count: Int) throws(StateStoreError) {
        elementCount += count
        guard elementCount <= ArchiveForm.mostElements else {
            throw .tooLarge("more than \(ArchiveForm.mostElements) elements")
        }
        write(length: count)
    }

    private mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            write(length: utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    private mutating func write(_ data: Data) {
        write(length: data.count)
        bytes.append(contentsOf: data)
    }

    private mutating func write(_ text: String?) {
        bytes.append(text == nil ? 0 : 1)
        if let text { write(text) }
    }

    // MARK: Values

    private mutating func write(_ tag: ArchiveForm.Tag) { bytes.append(tag.rawValue) }

    private mutating func write(_ value: ArchivedValue, depth: Int) throws(StateStoreError) {
        guard depth < ArchiveForm.deepestNesting else {
            throw .tooLarge("values are nested \(depth) deep")
        }
        switch value {
        case .null: write(.null)
        case .bool(let value): write(value ? .yes : .no)
        case .integer(let value):
            write(.integer)
            write(Int(value))
        case .float(let value):
            write(.float)
            append(value.bitPattern)
        case .double(let value):
            write(.double)
            append(value.bitPattern)
        case .string(let value):
            write(.string)
            write(value)
        case .data(let value):
            write(.data)
            write(value)
        case .date(let value):
            write(.date)
            append(value.timeIntervalSinceReferenceDate.bitPattern)
        case .url(let value):
            write(.url)
            write(value.relativeString)
            write(value.baseURL?.absoluteString)
        case .uuid(let value):
            write(.uuid)
            withUnsafeBytes(of: value.uuid) { bytes.append(contentsOf: $0) }
        case .array(let values):
            write(.array)
            try write(values, depth: depth + 1)
        case .set(let values):
            write(.set)
            try write(values, depth: depth + 1)
        case .dictionary(let entries):
            write(.dictionary)
            try write(entries, depth: depth + 1)
        case .reference(let index):
            write(.reference)
            write(length: index)
        case .object(let className, let data):
            write(.object)
            write(className)
            write(data)
        }
    }

    private mutating func write(_ values: [ArchivedValue], depth: Int) throws(StateStoreError) {
        try write(count: values.count)
        for value in values { try write(value, depth: depth) }
    }

    private mutating func write(_ entries: [ArchivedValue.Entry], depth: Int) throws(StateStoreError) {
        try write(count: entries.count)
        for entry in entries {
            try write(entry.key, depth: depth)
            try write(entry.value, depth: depth)
        }
    }

    private mutating func write(_ values: [String: ArchivedValue]) throws(StateStoreError) {
        try write(count: values.count)
        for (key, value) in values {
            write(key)
            try write(value, depth: 0)
        }
    }

    private mutating func write(_ values: [String: ArchivedValue]?) throws(StateStoreError) {
        bytes.append(values == nil ? 0 : 1)
        if let values { try write(values) }
    }

    // MARK: The state

    private mutating func write(_ state: ArchivedState) throws(StateStoreError) {
        try write(state.application)
        try write(count: state.objects.count)
        for object in state.objects { try write(object) }
        try write(count: state.roots.count)
        for root in state.roots { write(length: root) }
        try write(count: state.sessions.count)
        for session in state.sessions { try write(session) }
    }

    private mutating func write(_ object: ArchivedObject) throws(StateStoreError) {
        bytes.append(object.kind.rawValue)
        try write(count: object.path.count)
        for (index, identifier) in object.path.enumerated() {
            write(identifier)
            write(index < object.positions.count ? object.positions[index] : -1)
        }
        write(object.className)
        write(object.restorationClassName)
        bytes.append(object.storyboard == nil ? 0 : 1)
        if let storyboard = object.storyboard {
            write(storyboard.name)
            write(storyboard.bundlePath)
        }
        try write(object.values)
    }

    private mutating func write(_ session: ArchivedSession) throws(StateStoreError) {
        write(session.persistentIdentifier)
        write(session.role)
        write(session.configurationName)
        try write(session.userInfo)
        bytes.append(session.activity == nil ? 0 : 1)
        if let activity = session.activity {
            write(activity.activityType)
            write(activity.title)
            write(activity.targetContentIdentifier)
            try write(activity.userInfo, depth: 0)
        }
        write(session.window)
    }

    private mutating func write(_ window: ArchivedWindow?) {
        bytes.append(window == nil ? 0 : 1)
        guard let window else { return }
        append(window.width.bitPattern)
        append(window.height.bitPattern)
        guard let x = window.x, let y = window.y else { return bytes.append(0) }
        bytes.append(1)
        write(x)
        write(y)
    }
}
