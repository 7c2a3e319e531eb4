import Foundation

// Chosen (Text): If an edit of a storage splits a surrogate pair, the remaining half becomes U+FFFD.
/// The characters of a text storage as a mutable string. Each change of the string changes the storage.
final class StorageCharacters: NSMutableString {
    private let storage: NSTextStorage

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    required init(capacity: Int) {
        storage = NSTextStorage()
        super.init(capacity: capacity)
    }

    required convenience init(characters: UnsafePointer<unichar>, length: Int) {
        let units = UnsafeBufferPointer(start: characters, count: length)
        self.init(NSTextStorage(string: String(decoding: units, as: UTF16.self)))
    }

    required init?(coder: NSCoder) { nil }

    required convenience init(string: String) { self.init(NSTextStorage(string: string)) }

    required convenience init(stringLiteral value: StaticString) { self.init(NSTextStorage(string: value.description)) }

    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(NSTextStorage(string: value.description))
    }

    required convenience init(unicodeScalarLiteral value: StaticString) {
        self.init(NSTextStorage(string: value.description))
    }

    private var characters: NSString { NSString(string: storage.string) }

    override var length: Int { storage.length }

    override func character(at index: Int) -> unichar { characters.character(at: index) }

    override var description: String { storage.string }

    override func copy(with zone: NSZone? = nil) -> Any { characters.copy() }

    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableString(string: storage.string) }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage.replaceCharacters(in: range, with: aString)
    }
}
