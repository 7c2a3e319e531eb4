/// The first stored property of classes whose objects are values of attributed strings.
///
/// Foundation on Linux stores attributed strings in Core Foundation, which interprets the word after the header of any
/// object as its type number (bits 8 to 17). `NSObject` has no such word, so in a subclass it reads the first stored
/// property. It calls `isEqual` if the number belongs to a different class, but stops the program if it is 0
/// (`CFEqual`, `_CFIsSwift` in CFRuntime.c). Neighboring runs with different colors or fonts would trigger this. 1 is
/// the number of the abstract type, which no object has.
struct FoundationTypeWord: Sendable {
    private let word: UInt64 = 1 << 8
}
