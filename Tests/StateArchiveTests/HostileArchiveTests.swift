import Expectations
import Foundation
import RandomSupport
import Testing

@testable import StateArchive

@Suite("Hostile archives")
struct HostileArchiveTests {
    private static let application = "org.example.app"

    private static func archive(seed: UInt64) throws -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        var state = random.state()
        while state.objects.count < 4 { state = random.state() }
        return try ArchiveWriter.write(state, application: application)
    }

    /// Updates a file's length and checksum for its content, so that the content is read.
    private static func seal(_ bytes: inout [UInt8]) {
        guard bytes.count >= 24 else { return }
        let checksum = bytes.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[24...])) }
        let length = UInt64(bytes.count - 24)
        bytes.withUnsafeMutableBytes {
            $0.storeBytes(of: length.littleEndian, toByteOffset: 12, as: UInt64.self)
            $0.storeBytes(of: checksum.littleEndian, toByteOffset: 20, as: UInt32.self)
        }
    }

    @Test("A file that is cut at any byte is refused, also when its length and checksum fit")
    func cutAnywhere() throws {
        let bytes = try Self.archive(seed: 1)
        for length in 0..<bytes.count {
            #expect(throws: StateStoreError.self) {
                try ArchiveReader.read(Data(bytes[..<length]), application: Self.application)
            }
            var sealed = Array(bytes[..<length])
            Self.seal(&sealed)
            #expect(throws: StateStoreError.self) {
                try ArchiveReader.read(Data(sealed), application: Self.application)
            }
        }
    }

    @Test("A file with any changed bit is refused")
    func flippedAnywhere() throws {
        let bytes = try Self.archive(seed: 2)
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1 << UInt8(index % 8)
            #expect(throws: StateStoreError.self) {
                try ArchiveReader.read(Data(changed), application: Self.application)
            }
        }
    }

    /// 1,000 here, 100,000 in `make random`: each is refused with a sentence, or read.
    @Test("Random changes under a checksum that fits", arguments: RandomSeeds.batches(1000))
    func randomChanges(seeds: RandomSeeds) throws {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            var bytes = try Self.archive(seed: UInt64(seed % 50))
            for _ in 0...random.below(6) {
                let place = 24 + random.below(bytes.count - 24)
                switch random.below(5) {
                case 0: bytes[place] = UInt8(random.below(256))
                case 1: bytes[place] = random.pick([0, 1, 0x7F, 0x80, 0xFF])
                case 2: bytes.insert(contentsOf: (0...random.below(9)).map { _ in 0xFF }, at: place)
                case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(8)))
                default:
                    let other = 24 + random.below(bytes.count - 24)
                    bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)].prefix(100), at: place)
                }
                if bytes.count <= 25 { break }
            }
            Self.seal(&bytes)
            do {
                let state = try ArchiveReader.read(Data(bytes), application: Self.application)
                expectTrue(state.roots.allSatisfy { state.objects.indices.contains($0) }, "seed \(seed)")
            } catch {
                #expect(!error.description.contains("\n"), "seed \(seed)")
            }
        }
    }

    @Test("A list that claims to have 2⁶⁰ elements, and values a million deep, take no memory")
    func claims() throws {
        let start = Array(try ArchiveWriter.write(ArchivedState(), application: "")[..<25])
        func refusal(_ content: [UInt8]) -> String? {
            var bytes = start + content
            Self.seal(&bytes)
            do {
                _ = try ArchiveReader.read(Data(bytes), application: "")
                return nil
            } catch { return "\(error)" }
        }

        let many: [UInt8] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10]

        expectEqual(refusal([1] + many), "the archive is damaged: it ends too early")
        expectEqual(refusal([0] + many), "the archive is damaged: it ends too early")
        let deep = [[UInt8]](repeating: [11, 1], count: 1_000_000).flatMap { $0 }
        expectEqual(refusal([1, 1, 0] + deep), "the archive is damaged: values are nested 256 deep")
        expectEqual(
            refusal([1, 1, 0] + Array(repeating: 0xFF, count: 12)),
            "the archive is damaged: the kind of a value is unknown")
        expectEqual(
            refusal([1, 1, 0, 3] + Array(repeating: 0xFF, count: 12)), "the archive is damaged: a number is too large"
        )
        expectEqual(refusal([1, 1, 0, 14, 5, 0, 0, 0]), "the archive is damaged: there is no object 5")
        expectEqual(refusal([1, 2, 0, 0, 0, 0]), "the archive is damaged: a key occurs twice")
        // Two million empty arrays, and one more.
        let empty = Array(repeating: UInt8(0), count: 2_000_001).flatMap { _ in [11, 0] as [UInt8] }
        expectEqual(
            refusal([1, 1, 0, 11, 0x81, 0x89, 0x7A] + empty),
            "the archive is damaged: it has more than 2000000 elements")
        // An object takes up to thirty times as much memory as bytes.
        expectEqual(
            refusal([0, 0x81, 0x89, 0x7A] + empty), "the archive is damaged: it has more than 2000000 elements")
    }

    @Test("An archive of the first format, whose sessions have no windows, is read")
    func firstFormat() throws {
        var state = ArchivedState()
        state.sessions = [
            ArchivedSession(
                persistentIdentifier: "a", role: "r", configurationName: nil, userInfo: nil, activity: nil)
        ]
        var bytes = try ArchiveWriter.write(state, application: "")
        // Without the last byte, the flag for the window.
        bytes.removeLast()
        bytes[8] = 1
        let content = Array(bytes[ArchiveForm.headerLength...])
        let checksum = content.withUnsafeBytes { Checksum.of($0) }
        bytes.withUnsafeMutableBytes {
            $0.storeBytes(of: UInt64(content.count).littleEndian, toByteOffset: 12, as: UInt64.self)
            $0.storeBytes(of: checksum.littleEndian, toByteOffset: 20, as: UInt32.self)
        }

        try expectEqual(ArchiveReader.read(Data(bytes), application: ""), state)
        bytes[8] = 0
        #expect(throws: StateStoreError.self) { try ArchiveReader.read(Data(bytes), application: "") }
    }

    @Test("An archive of a different application, or of a later format, is refused by its name")
    func foreign() throws {
        var bytes = try ArchiveWriter.write(ArchivedState(), application: "org.example.one")

        #expect(throws: StateStoreError.otherApplication("org.example.one")) {
            try ArchiveReader.read(Data(bytes), application: "org.example.two")
        }
        let long = try ArchiveWriter.write(
            ArchivedState(), application: String(repeating: "\n", count: 1_000_000))
        #expect {
            try ArchiveReader.read(Data(long), application: "org.example.two")
        } throws: { error in
            let sentence = "\(error)"
            return sentence.count < 300 && !sentence.contains("\n")
        }
        bytes[8] = 9
        #expect(throws: StateStoreError.newerFormat(9)) {
            try ArchiveReader.read(Data(bytes), application: "org.example.one")
        }
    }
}
