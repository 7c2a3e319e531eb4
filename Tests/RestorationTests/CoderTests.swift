import Expectations
import Foundation
import IrekoTesting
import StateArchive
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Coders of preserved state", .serialized)
struct CoderTests {
    /// Writes and reads in the application's coder.
    private func roundTrip(
        warnings: Int = 0, changing change: @escaping (inout ArchivedState) -> Void = { _ in },
        encode: @escaping (NSCoder) -> Void, decode: @escaping (NSCoder) -> Void
    ) throws {
        try Stage.run { stage in
            let delegate = LoggingDelegate()
            delegate.willEncode = encode
            stage.preserve(delegate)
            let later = LoggingDelegate()
            later.didDecode = decode

            try stage.restore(into: nil, later, changing: change)

            #expect(RestorationLog.entries.contains("didDecode"))
            expectEqual(stage.diagnostics.count, warnings, "\(stage.diagnostics)")
        }
    }

    @Test("Numbers and Booleans are restored")
    func numbers() throws {
        try roundTrip { coder in
            coder.encode(true, forKey: "bool")
            coder.encode(-7, forKey: "int")
            coder.encode(Int32.min, forKey: "int32")
            coder.encode(Int64.max, forKey: "int64")
            coder.encode(Float(1.5), forKey: "float")
            coder.encode(Double.pi, forKey: "double")
            coder.encode(Double.infinity, forKey: "infinity")
        } decode: { coder in
            expectTrue(coder.decodeBool(forKey: "bool"))
            expectEqual(coder.decodeInteger(forKey: "int"), -7)
            expectEqual(coder.decodeInt32(forKey: "int32"), Int32.min)
            expectEqual(coder.decodeInt64(forKey: "int64"), Int64.max)
            expectEqual(coder.decodeFloat(forKey: "float"), 1.5)
            expectEqual(coder.decodeDouble(forKey: "double"), Double.pi)
            expectEqual(coder.decodeDouble(forKey: "infinity"), .infinity)
        }
    }

    @Test("Numbers are converted between types, and values that do not fit are read as zero")
    func conversions() throws {
        try roundTrip { coder in
            coder.encode(Int64.max, forKey: "large")
            coder.encode(2.9, forKey: "double")
            coder.encode(Double.nan, forKey: "nan")
            coder.encode(1e300, forKey: "huge")
            coder.encode("5", forKey: "text")
        } decode: { coder in
            expectEqual(coder.decodeInt32(forKey: "large"), 0)
            expectTrue(coder.decodeBool(forKey: "large"))
            expectEqual(coder.decodeInteger(forKey: "double"), 2)
            expectEqual(coder.decodeInteger(forKey: "nan"), 0)
            expectEqual(coder.decodeInteger(forKey: "huge"), 0)
            expectEqual(coder.decodeFloat(forKey: "huge"), .infinity)
            expectEqual(coder.decodeInteger(forKey: "text"), 0)
            expectEqual(coder.decodeDouble(forKey: "none"), 0)
            expectFalse(coder.decodeBool(forKey: "text"))
            expectNil(coder.decodeObject(forKey: "none"))
        }
    }

    @Test("Property list values are restored unchanged")
    func values() throws {
        let date = Date(timeIntervalSince1970: 1000)
        let uuid = UUID()
        try roundTrip { coder in
            coder.encode("text", forKey: "string")
            coder.encode(Data([1, 2]), forKey: "data")
            coder.encode(date, forKey: "date")
            coder.encode(URL(string: "https://example.com/a"), forKey: "url")
            coder.encode(uuid, forKey: "uuid")
            coder.encode([1, 2, 3], forKey: "array")
            coder.encode(["a": 1, "b": 2], forKey: "dictionary")
            coder.encode(Set(["x", "y"]), forKey: "set")
            coder.encode(NSNumber(value: 5), forKey: "number")
            coder.encode(nil as String?, forKey: "nil")
        } decode: { coder in
            expectEqual(coder.decodeObject(forKey: "string") as? String, "text")
            expectEqual(coder.decodeObject(of: NSString.self, forKey: "string"), "text")
            expectEqual(coder.decodeObject(forKey: "data") as? Data, Data([1, 2]))
            expectEqual(coder.decodeObject(forKey: "date") as? Date, date)
            expectEqual(coder.decodeObject(forKey: "url") as? URL, URL(string: "https://example.com/a"))
            expectEqual(coder.decodeObject(forKey: "uuid") as? UUID, uuid)
            expectEqual(coder.decodeObject(forKey: "array") as? [Int], [1, 2, 3])
            expectEqual(coder.decodePropertyList(forKey: "dictionary") as? [String: Int], ["a": 1, "b": 2])
            expectEqual(coder.decodeObject(forKey: "set") as? Set<String>, ["x", "y"])
            expectEqual(coder.decodeObject(of: NSNumber.self, forKey: "number"), 5)
            expectTrue(coder.containsValue(forKey: "nil"))
            expectNil(coder.decodeObject(forKey: "nil"))
            expectNil(coder.decodeObject(of: NSNumber.self, forKey: "string"))
        }
    }

    @Test("Geometry is restored")
    func geometry() throws {
        try roundTrip { coder in
            coder.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
            coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
            coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
            coder.encode(7, forKey: "number")
        } decode: { coder in
            expectEqual(coder.decodeCGPoint(forKey: "point"), CGPoint(x: 1, y: 2.5))
            expectEqual(coder.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
            expectEqual(coder.decodeUIEdgeInsets(forKey: "insets"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            expectEqual(coder.decodeCGSize(forKey: "number"), .zero)
            expectEqual(coder.decodeCGVector(forKey: "none"), .zero)
        }
    }

    @Test("Bytes are restored")
    func bytes() throws {
        try roundTrip { coder in
            coder.encodeBytes([7, 8, 9], length: 3, forKey: "bytes")
        } decode: { coder in
            let bytes = coder.withDecodedUnsafeBytes(forKey: "bytes") { $0.map(Array.init) }
            let none = coder.withDecodedUnsafeBytes(forKey: "none") { $0.map(Array.init) }
            expectEqual(bytes, [7, 8, 9])
            expectNil(none)
        }
    }

    @Test("Other objects are restored as the requested class, and as no other class")
    func objects() throws {
        try roundTrip(warnings: 1) { coder in
            coder.encode(ArchivedNote("hello"), forKey: "note")
            coder.encode(IndexPath(indexes: [1, 2]), forKey: "path")
            coder.encode([ArchivedNote("one")], forKey: "notes")
            coder.encode(NSDecimalNumber(string: "1.25"), forKey: "decimal")
        } decode: { coder in
            expectEqual(coder.decodeObject(of: ArchivedNote.self, forKey: "note")?.text, "hello")
            expectEqual((coder.decodeObject(forKey: "note") as? ArchivedNote)?.text, "hello")
            expectNil(coder.decodeObject(of: NSIndexPath.self, forKey: "note"))
            expectEqual(coder.decodeObject(of: NSIndexPath.self, forKey: "path")?.length, 2)
            let notes = coder.decodeObject(of: [NSArray.self, ArchivedNote.self], forKey: "notes") as? [ArchivedNote]
            expectEqual(notes?.map(\.text), ["one"])
            expectEqual(
                coder.decodeObject(of: NSDecimalNumber.self, forKey: "decimal"), NSDecimalNumber(string: "1.25"))
            expectNil(coder.decodePropertyList(forKey: "note"))
        }
    }

    @Test("Objects that cannot be archived are omitted, with a warning")
    func notArchived() throws {
        try roundTrip(warnings: 5) { coder in
            coder.encode(NSObject(), forKey: "plain")
            coder.encode(Unsecure(), forKey: "unsecure")
            coder.encode(Outer.Nested(), forKey: "nested")
            let note = ArchivedNote("x")
            note.next = note
            coder.encode(note, forKey: "cyclic note")
            note.next = nil
            coder.encode("without a key")
        } decode: { coder in
            for key in ["plain", "unsecure", "nested", "cyclic note"] {
                expectNil(coder.decodeObject(forKey: key))
            }
            expectNil(coder.decodeObject())
        }
    }

    @Test("A collection that contains itself, is too deep, or holds too much is omitted, with one line each")
    func endlessCollections() throws {
        let (array, dictionary, inner, holder) = (
            NSMutableArray(), NSMutableDictionary(), NSMutableArray(), NSMutableArray()
        )
        array.add(array)
        dictionary["itself"] = NSArray(object: dictionary)
        holder.add(inner)
        inner.add(holder)
        var (deep, wide) = (NSArray(object: "end" as NSString), NSArray(object: "end" as NSString))
        for _ in 0..<2000 { deep = NSArray(object: deep) }
        for _ in 0..<40 { wide = NSArray(objects: wide, wide) }
        let endless: [String: Any] = [
            "array": array, "dictionary": dictionary, "in turns": holder, "deep": deep, "wide": wide,
        ]
        defer {
            array.removeAllObjects()
            dictionary.removeAllObjects()
            inner.removeAllObjects()
        }
        let box = CollectionBox()
        box.content = array
        try roundTrip(warnings: 7) { coder in
            coder.encode(box, forKey: "box")
            for (key, value) in endless { coder.encode(value, forKey: key) }
            coder.encode(["before", array, "after"] as [Any], forKey: "list")
            coder.encode(
                NSArray(objects: "a" as NSString, NSDictionary(object: "b" as NSString, forKey: "c" as NSString)),
                forKey: "plain")
        } decode: { coder in
            for key in endless.keys { expectNil(coder.decodeObject(forKey: key), "\(key)") }
            expectEqual(coder.decodeObject(forKey: "list") as? [String], ["before", "after"])
            expectNil(coder.decodeObject(forKey: "box"))
            let plain = coder.decodeObject(forKey: "plain") as? [Any]
            expectEqual(plain?.first as? String, "a")
            expectEqual(plain?.last as? [String: String], ["c": "b"])
        }
    }

    @Test("Data that is not an archive, or a forged one, reads as nil")
    func hostile() throws {
        let forge: (inout ArchivedState) -> Void = { state in
            guard case .object(let name, let data)? = state.application?["note"] else { return }
            let text = String(decoding: data, as: UTF8.self)
            let forged = text.replacingOccurrences(of: "ArchivedNote", with: "Unsecure")
            let loop = text.replacingOccurrences(of: "<integer>0</integer>", with: "<integer>1</integer>")
            state.application?["cut"] = .object(className: name, data.prefix(data.count / 2))
            state.application?["noise"] = .object(className: "\0", Data([0, 1, 2]))
            state.application?["forged"] = .object(className: name, Data(forged.utf8))
            state.application?["loop"] = .object(className: name, Data(loop.utf8))
            state.application?["reference"] = .reference(99)
            state.application?["deep"] = (0..<1000).reduce(.null) { inner, _ in .array([inner]) }
        }
        try roundTrip(warnings: 4, changing: forge) { coder in
            coder.encode(ArchivedNote("x"), forKey: "note")
        } decode: { coder in
            for key in ["cut", "noise", "forged", "loop", "reference"] {
                expectNil(coder.decodeObject(forKey: key), "\(key)")
            }
            expectTrue(coder.decodeObject(forKey: "deep") is [Any])
        }
    }

    @Test("Every coder has the reserved keys")
    func reserved() throws {
        try Stage.run(rootViewController: LoggedController("root")) { stage in
            stage.preserve()
            let root = LoggedController("root")
            var idiom: Int?
            var hasOthers: Bool?
            root.whenDecoded = { coder in
                let key = UIApplication.stateRestorationUserInterfaceIdiomKey
                idiom = coder.decodeObject(of: NSNumber.self, forKey: key)?.intValue
                hasOthers =
                    coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) is Date
                    && coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey) is String
                    && coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey) == nil
            }

            try stage.restore(into: root)

            expectEqual(idiom, UIDevice.current.userInterfaceIdiom.rawValue)
            expectEqual(hasOthers, true)
        }
    }

    @Test("References are in arrays, sets and dictionaries, without objects that are not preserved")
    func references() throws {
        let root = { LoggedController("root", children: [LoggedController("a", isMade: true), LoggedController(nil)]) }
        try Stage.run(root: root()) { stage, root in
            root.whenEncoded = { [unowned root] coder in
                coder.encode(["a": root.children[0], "b": root.children[1]], forKey: "dictionary")
                coder.encode(Set(root.children), forKey: "set")
                coder.encode(root.children[1], forKey: "none")
                coder.encode(root, forKey: "self")
            }
            stage.preserve()
            let later = LoggedController("root")
            later.whenDecoded = { [unowned later] coder in
                let names = (coder.decodeObject(forKey: "dictionary") as? [String: UIViewController])?.keys.sorted()
                expectEqual(names, ["a"])
                expectEqual((coder.decodeObject(forKey: "set") as? Set<UIViewController>)?.count, 1)
                expectEqual((coder.decodeObject(forKey: "children") as? [UIViewController])?.count, 1)
                expectNil(coder.decodeObject(forKey: "none"))
                expectIdentical(coder.decodeObject(forKey: "self") as? LoggedController, later)
            }

            try stage.restore(into: later)

            #expect(RestorationLog.entries.contains("decode root"))
        }
    }
}

/// An object that is archived.
final class ArchivedNote: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let text: String
    var next: ArchivedNote?

    init(_ text: String) { self.text = text }

    init?(coder: NSCoder) {
        text = coder.decodeObject(of: NSString.self, forKey: "text").map { $0 as String } ?? ""
        next = coder.decodeObject(of: ArchivedNote.self, forKey: "next")
    }

    func encode(with coder: NSCoder) {
        coder.encode(text, forKey: "text")
        coder.encode(next, forKey: "next")
    }
}

final class Unsecure: NSObject, NSCoding {
    override init() {}
    init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}

enum Outer {
    final class Nested: NSObject, NSSecureCoding {
        static var supportsSecureCoding: Bool { true }
        override init() {}
        init?(coder: NSCoder) {}
        func encode(with coder: NSCoder) {}
    }
}

/// Archives a collection.
final class CollectionBox: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    var content: NSArray = []

    override init() {}
    required init?(coder: NSCoder) { nil }
    func encode(with coder: NSCoder) { coder.encode(content, forKey: "content") }
}
