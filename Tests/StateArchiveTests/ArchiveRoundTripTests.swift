import Expectations
import Foundation
import RandomSupport
import Testing

@testable import StateArchive

@Suite("An archive returns its written content")
struct ArchiveRoundTripTests {
    @Test("Random states", arguments: RandomSeeds.batches(400))
    func randomStates(seeds: RandomSeeds) throws {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let state = random.state()

            let bytes = try ArchiveWriter.write(state, application: "org.example.app")
            let read = try ArchiveReader.read(Data(bytes), application: "org.example.app")

            expectEqual(read, state, "seed \(seed)")
        }
    }

    @Test("The limits of numbers")
    func numbers() throws {
        var state = ArchivedState()
        state.application = [
            "smallest": .integer(.min), "largest": .integer(.max), "negative zero": .double(-0.0),
            "not a number": .double(Double(bitPattern: 0x7FF8_0000_0000_0001)),
        ]

        let read = try ArchiveReader.read(Data(try ArchiveWriter.write(state, application: "")), application: "")

        expectTrue(read.application?["smallest"] == .integer(.min) && read.application?["largest"] == .integer(.max))
        guard case .double(let number)? = read.application?["not a number"] else { return expectTrue(Bool(false)) }
        expectEqual(number.bitPattern, 0x7FF8_0000_0000_0001)
    }

    @Test("State that is nested too deep, or too large, is not written")
    func limits() throws {
        var state = ArchivedState()
        var nested = ArchivedValue.null
        for _ in 0..<300 { nested = .array([nested]) }
        state.application = ["nested": nested]
        #expect(throws: StateStoreError.tooLarge("values are nested 256 deep")) {
            try ArchiveWriter.write(state, application: "")
        }

        state.application = ["bytes": .data(Data(count: 65 << 20))]
        #expect(throws: StateStoreError.self) { try ArchiveWriter.write(state, application: "") }

        state.application = ["many": .array(Array(repeating: .null, count: 2_000_001))]
        #expect(throws: StateStoreError.tooLarge("more than 2000000 elements")) {
            try ArchiveWriter.write(state, application: "")
        }
    }

    @Test("Addresses: an address that Foundation writes but does not read becomes nil, and the rest is read")
    func addresses() throws {
        let base = try #require(URL(string: "https://example.org/a/"))
        let relative = try #require(URL(string: "b?c=d", relativeTo: base))
        let empty = try #require(URLComponents().url)
        var state = ArchivedState()
        state.application = ["base": .url(base), "relative": .url(relative), "empty": .url(empty), "flag": .bool(true)]

        let read = try ArchiveReader.read(Data(try ArchiveWriter.write(state, application: "")), application: "")

        let values = try #require(read.application)
        expectTrue(
            values["base"] == .url(base) && values["relative"] == .url(relative) && values["flag"] == .bool(true))
        expectTrue(values["empty"] == .null || values["empty"] == .url(empty))
    }
}
