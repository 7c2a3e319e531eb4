import Foundation

/// Looks at property lists before Foundation reads them, which it does by recursion: how deep it goes must be bounded.
enum PropertyListNesting {
    /// A table of plurals has three levels.
    static let deepest = 16

    /// Whether no container of an XML list is nested deep, and it declares no entities.
    static func isShallow(xml data: Data) -> Bool {
        let bytes = [UInt8](data)
        var depth = 0
        var rest = bytes[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = bytes[(open + 1)...]
            if rest.starts(with: "!ENTITY".utf8) { return false }
            let isEnd = rest.first == UInt8(ascii: "/")
            let name = (isEnd ? rest.dropFirst() : rest).prefix { $0 > UInt8(ascii: "@") }
            guard name.elementsEqual("dict".utf8) || name.elementsEqual("array".utf8) else { continue }
            let tag = rest.prefix { $0 != UInt8(ascii: ">") }
            if isEnd { depth -= 1 } else if tag.last != UInt8(ascii: "/") { depth += 1 }
            if depth > deepest { return false }
            rest = bytes[tag.endIndex...]
        }
        return true
    }

    /// Whether no container of a binary list is nested deep, nor in itself.
    static func isShallow(binary data: Data) -> Bool {
        guard let list = BinaryPropertyList(data) else { return false }
        var level: Set<Int> = [list.top]
        // Objects can share their bytes, so that lists can be longer altogether than the file.
        var budget = 4 * data.count
        for _ in 0...deepest {
            var next: Set<Int> = []
            for object in level {
                let objects = list.objects(in: object)
                budget -= objects.count + 1
                if budget < 0 { return false }
                next.formUnion(objects)
            }
            if next.isEmpty { return true }
            level = next
        }
        return false
    }
}
