import Foundation

/// The common superclass of state encoders and decoders. Decoding methods of an encoder and encoding methods of a
/// decoder have no effect, whereas Foundation's `NSCoder` ends the program, for example when a program decodes while
/// its state is preserved.
package class StateCoder: NSCoder {
    package override var allowsKeyedCoding: Bool { true }
    package override var requiresSecureCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func version(forClassName className: String) -> Int { NSNotFound }

    // MARK: Encoding

    package override func encode(_ object: Any?, forKey key: String) {}
    package override func encodeConditionalObject(_ object: Any?, forKey key: String) {}
    package override func encode(_ value: Bool, forKey key: String) {}
    package override func encode(_ value: Int32, forKey key: String) {}
    package override func encode(_ value: Int64, forKey key: String) {}
    package override func encode(_ value: Int, forKey key: String) {}
    package override func encode(_ value: Float, forKey key: String) {}
    package override func encode(_ value: Double, forKey key: String) {}
    package override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {}
    package override func encode(_ object: Any?) {}
    package override func encode(_ data: Data) {}
    package override func encodePropertyList(_ list: Any) {}
    package override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at address: UnsafeRawPointer) {}

    // MARK: Decoding

    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeObject<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object?
    { nil }
    package override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
    package override func decodePropertyList(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeCInt(forKey key: String) -> Int32 { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeObject() -> Any? { nil }
    package override func decodeData() -> Data? { nil }
    package override func decodePropertyList() -> Any? { nil }
    package override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer) {}
}
