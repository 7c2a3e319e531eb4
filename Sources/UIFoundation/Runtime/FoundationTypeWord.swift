/// The first stored property of classes whose objects are values of attributed strings.
///
/// Foundation on Linux keeps attributed strings in Core Foundation, which takes the word behind the header of any object
/// for its type number (bits 8 to 17). `NSObject` has no such word, so that of a subclass it reads the first stored
/// property. It calls `isEqual` where the number is that of another class, but stops the program where it is 0
/// (`CFEqual`, `_CFIsSwift` in CFRuntime.c): neighbouring runs with different colours or fonts would do that. 1 is the
/// number of the abstract type, which no object has.
struct FoundationTypeWord: Sendable {
    private let word: UInt64 = 1 << 8
}
