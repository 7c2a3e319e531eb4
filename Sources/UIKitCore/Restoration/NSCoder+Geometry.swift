import CoreGraphics
import Foundation
import UIFoundation

// Points, sizes, rectangles and their like under keys, as text: they can be read from every keyed coder, whichever has written
// them. `encode(_:forKey:)` for points, sizes and rectangles is Foundation's, which writes text as well.
//
// Follows <https://developer.apple.com/documentation/foundation/nscoder>, "Encoding and Decoding Geometry Data".
extension NSCoder {
    // MARK: Encoding

    /// Encodes a vector under a key.
    public func encode(_ vector: CGVector, forKey key: String) { encode(Self.string(for: vector), forKey: key) }

    /// Encodes a transform under a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(Self.string(for: transform), forKey: key)
    }

    /// Encodes insets under a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(Self.string(for: insets), forKey: key) }

    /// Encodes an offset under a key.
    public func encode(_ offset: UIOffset, forKey key: String) { encode(Self.string(for: offset), forKey: key) }

    /// Encodes insets by leading and trailing edges under a key.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(Self.string(for: insets), forKey: key)
    }

    private func encode(_ text: String, forKey key: String) { encode(text as NSString as Any?, forKey: key) }

    // MARK: Decoding

    /// Decodes a point; zero where there is none under the key.
    public func decodeCGPoint(forKey key: String) -> CGPoint { text(key).map(Self.cgPoint(for:)) ?? .zero }

    /// Decodes a vector; zero where there is none under the key.
    public func decodeCGVector(forKey key: String) -> CGVector { text(key).map(Self.cgVector(for:)) ?? .zero }

    /// Decodes a size; zero where there is none under the key.
    public func decodeCGSize(forKey key: String) -> CGSize { text(key).map(Self.cgSize(for:)) ?? .zero }

    /// Decodes a rectangle; zero where there is none under the key.
    public func decodeCGRect(forKey key: String) -> CGRect { text(key).map(Self.cgRect(for:)) ?? .zero }

    /// Decodes a transform; the identity where there is none under the key.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        text(key).map(Self.cgAffineTransform(for:)) ?? .identity
    }

    /// Decodes insets; zero where there are none under the key.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        text(key).map(Self.uiEdgeInsets(for:)) ?? .zero
    }

    /// Decodes insets by leading and trailing edges; zero where there are none under the key.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        text(key).map(Self.nsDirectionalEdgeInsets(for:)) ?? .zero
    }

    /// Decodes an offset; zero where there is none under the key.
    public func decodeUIOffset(forKey key: String) -> UIOffset { text(key).map(Self.uiOffset(for:)) ?? .zero }

    private func text(_ key: String) -> String? {
        // An unarchiver that misses a key notes an error, and stops the program.
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(of: NSString.self, forKey: key).map { $0 as String }
    }
}
