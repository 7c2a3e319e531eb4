import Expectations
import Foundation
import InterfaceDocuments
import RandomSupport
import Testing

@Suite("Random tables of strings")
struct RandomTables {
    private static var table: [String: Any] {
        [
            "abc-12-xyz.text": "Grüße", "abc.title": String(repeating: "long ", count: 20),
            "def.text": ["NSStringLocalizedFormatKey": "%#@n@", "n": ["one": "1", "other": "%d 🎻"]],
        ]
    }

    private static let samples: [[UInt8]] = {
        let lists = [PropertyListSerialization.PropertyListFormat.binary, .xml].compactMap { format in
            try? PropertyListSerialization.data(fromPropertyList: table, format: format, options: 0)
        }
        let text = #"/* c */ "abc.text" = "Gr\u00FC \n x"; word = 'y'; // end"#
        let catalog = #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"A"}}}}}}"#
        return lists.map(Array.init) + [Array(text.utf8), Array(catalog.utf8)]
    }()

    @Test("A changed table is read or refused", arguments: RandomSeeds.batches(400))
    func mutations(seeds: RandomSeeds) {
        for seed in seeds {
            var generator = SeededGenerator(seed: UInt64(seed))
            var bytes = generator.pick(Self.samples)
            let name = bytes[0] == UInt8(ascii: "{") ? "A.xcstrings" : "A.strings"
            for _ in 0...generator.below(6) where bytes.count > 2 {
                let place = generator.below(bytes.count)
                let end = min(bytes.count, place + generator.below(12))
                switch generator.below(5) {
                case 0, 1: bytes[place] = UInt8(generator.below(256))
                case 2: bytes.removeSubrange(place..<end)
                case 3: bytes.insert(contentsOf: bytes[place..<end], at: generator.below(bytes.count))
                // The bytes that contain the sizes of a binary list's parts.
                default: bytes[max(0, bytes.count - 1 - generator.below(32))] = UInt8(generator.below(40))
                }
            }

            do throws(StringsFileError) {
                let table = try StringsFile.read(data: Data(bytes), name: name)
                expectNil(DocumentStrings([table]).string(for: "none", "text"))
            } catch {
                expectEqual(error.file, name)
                expectFalse(error.description.isEmpty)
            }
        }
    }
}
