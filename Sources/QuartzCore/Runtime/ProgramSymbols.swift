import CSwiftCall
import Foundation

/// The symbols in the file of a program or a library: the mangled names of its functions and classes. A stripped file
/// has no symbols.
struct ProgramSymbols: Hashable {
    private let path: String
    /// The address of the file's beginning in memory.
    private let start: UInt

    /// Creates the symbols of the file that contains an address, such as the descriptor of a class.
    init?(of pointer: UnsafeRawPointer) {
        var start: UInt = 0
        guard let name = FileOfAddress(pointer, &start) else { return nil }
        let path = String(cString: name)
        // The program itself may have been started with a path that is invalid here.
        self.path = FileManager.default.isReadableFile(atPath: path) ? path : "/proc/self/exe"
        self.start = start
    }

    /// Returns the names of the symbols at addresses.
    func names(at pointers: [UnsafeRawPointer]) -> [UnsafeRawPointer: [String]] {
        read { file in
            let offset = file.isAtFixedAddress ? 0 : start
            let places = Dictionary(
                pointers.map { (UInt(bitPattern: $0) &- offset, $0) }, uniquingKeysWith: { first, _ in first })
            var names: [UnsafeRawPointer: [String]] = [:]
            file.forEachSymbol { name, place, _ in
                guard let pointer = places[place] else { return }
                names[pointer, default: []].append(String(decoding: name, as: UTF8.self))
            }
            return names
        } ?? [:]
    }

    /// Returns the functions with names that begin with any of the prefixes.
    func functions(beginningWith prefixes: [String]) -> [String] {
        let prefixes = prefixes.map { Array($0.utf8) }
        return read { file in
            var names: [String] = []
            file.forEachSymbol { name, _, isFunction in
                guard isFunction, prefixes.contains(where: { name.starts(with: $0) }) else { return }
                names.append(String(decoding: name, as: UTF8.self))
            }
            return names
        } ?? []
    }

    private func read<Result>(_ body: (ELFFile) -> Result) -> Result? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        return data.withUnsafeBytes { ELFFile($0).map(body) }
    }

    /// Returns a symbol as in Swift source code, or `nil` if it is not a Swift symbol.
    static func demangled(_ symbol: String) -> String? {
        guard let text = swift_demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

/// A program or library file in the ELF format, which Linux loads.
private struct ELFFile {
    /// Whether its addresses equal the addresses in memory.
    let isAtFixedAddress: Bool
    private let file: UnsafeRawBufferPointer
    private let symbols: Range<Int>
    private let strings: Range<Int>

    /// Finds the symbol table. Returns `nil` if the file has no symbol table.
    init?(_ file: UnsafeRawBufferPointer) {
        func number<Number: FixedWidthInteger>(_ place: Int, _ type: Number.Type) -> Int? {
            guard place >= 0, place <= file.count - MemoryLayout<Number>.size else { return nil }
            return Int(exactly: file.loadUnaligned(fromByteOffset: place, as: type))
        }
        // 64 bits, little-endian.
        guard file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]), let start = number(0x28, UInt64.self),
            let size = number(0x3a, UInt16.self), let count = number(0x3c, UInt16.self), size >= 64,
            start <= file.count, let kind = number(0x10, UInt16.self)
        else { return nil }
        func section(_ index: Int) -> Range<Int>? {
            let place = start + index * size
            guard index < count, let offset = number(place + 0x18, UInt64.self), offset <= file.count,
                let length = number(place + 0x20, UInt64.self), length <= file.count - offset
            else { return nil }
            return offset..<offset + length
        }
        let listing = 2
        guard let table = (0..<count).first(where: { number(start + $0 * size + 4, UInt32.self) == listing }),
            let link = number(start + table * size + 0x28, UInt32.self), let symbols = section(table),
            let strings = section(link)
        else { return nil }
        (self.file, self.symbols, self.strings, isAtFixedAddress) = (file, symbols, strings, kind == 2)
    }

    func forEachSymbol(_ body: (_ name: UnsafeRawBufferPointer, _ place: UInt, _ isFunction: Bool) -> Void) {
        guard let base = file.baseAddress else { return }
        let (size, function) = (24, 2)
        for symbol in stride(from: symbols.lowerBound, through: symbols.upperBound - size, by: size) {
            let offset = Int(file.loadUnaligned(fromByteOffset: symbol, as: UInt32.self))
            guard offset < strings.count else { continue }
            let start = strings.lowerBound + offset
            guard let end = memchr(base + start, 0, strings.upperBound - start) else { continue }
            let name = UnsafeRawBufferPointer(start: base + start, count: UnsafeRawPointer(end) - (base + start))
            let place = file.loadUnaligned(fromByteOffset: symbol + 8, as: UInt64.self)
            body(name, UInt(place), file[symbol + 4] & 0xf == function)
        }
    }
}
