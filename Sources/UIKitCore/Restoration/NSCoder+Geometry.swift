import CoreGraphics
import Foundation
import UIFoundation

// Encodes points, sizes, rectangles and similar values under keys, as text, which every keyed coder can decode.
// `encode(_:forKey:)` for points, sizes and rectangles is Foundation's, which encodes text as well.
//
// Follows <https://developer.apple.com/documentation/foundation/nscoder>, "Encoding and Decoding Geometry Data".
extension NSCoder {
    // MARK: Encoding

    /// Encodes a vector with a key.
    public func encode(_ vector: CGVector, forKey key: String) { encode(Self.string(for: vector), forKey: key) }

    /// Encodes a transform with a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(Self.string(for: transform), forKey: key)
    }

    /// Encodes insets with a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(Self.string(for: insets), forKey: key) }

    /// Encodes an offset with a key.
    public func encode(_ offset: UIOffset, forKey key: String) { encode(Self.string(for: offset), forKey: key) }

    /// Encodes directional insets with a key.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(Self.string(for: insets), forKey: key)
    }

    private func encode(_ text: String, forKey key: String) { encode(text as NSString as Any?, forKey: key) }

    // MARK: Decoding

    /// Decodes a point; zero if the key is missing.
    public func decodeCGPoint(forKey key: String) -> CGPoint { text(key).map(Self.cgPoint(for:)) ?? .zero }

    /// Decodes a vector; zero if the key is missing.
    public func decodeCGVector(forKey key: String) -> CGVector { text(key).map(Self.cgVector(for:)) ?? .zero }

    /// Decodes a size; zero if the key is missing.
    public func decodeCGSize(forKey key: String) -> CGSize { text(key).map(Self.cgSize(for:)) ?? .zero }

    /// Decodes a rectangle; zero if the key is missing.
    public func decodeCGRect(forKey key: String) -> CGRect { text(key).map(Self.cgRect(for:)) ?? .zero }

    /// Decodes a transform; the identity if the key is missing.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        text(key).map(Self.cgAffineTransform(for:)) ?? .identity
    }

    /// Decodes insets; zero if the key is missing.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        text(key).map(Self.uiEdgeInsets(for:)) ?? .zero
    }

    /// Decodes directional insets; zero if the key is missing.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        text(key).map(Self.nsDirectionalEdgeInsets(for:)) ?? .zero
    }

    /// Decodes an offset; zero if the key is missing.
    public func decodeUIOffset(forKey key: String) -> UIOffset { text(key).map(Self.uiOffset(for:)) ?? .zero }

    private func text(_ key: String) -> String? {
        // A missing key in an unarchiver is recorded as an error, which stops the program.
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(of: NSString.self, forKey: key).map { $0 as String }
    }
}
