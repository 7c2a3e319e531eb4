import Foundation

/// Examines a file before a library decodes it, since decoding the whole file could take minutes.
enum FirstImage {
    /// Returns the part of a GIF up to the end of its first image, since the following images are not shown.
    static func ofGIF(_ data: Data) -> Data {
        let bytes = [UInt8](data)
        guard bytes.count > 13 else { return data }
        var position = 13 + colors(bytes[10])
        func skipBlocks() -> Bool {
            while position < bytes.count {
                let length = Int(bytes[position])
                position += 1 + length
                if length == 0 { return position <= bytes.count }
            }
            return false
        }
        while position < bytes.count {
            switch bytes[position] {
            case 0x21:
                position += 2
                guard skipBlocks() else { return data }
            case 0x2C:
                guard position + 10 < bytes.count else { return data }
                position += 10 + colors(bytes[position + 9]) + 1
                guard skipBlocks() else { return data }
                return Data(bytes[..<position]) + [0x3B]
            default: return data
            }
        }
        return data
    }

    /// Returns the size of the color table in bytes, according to the flags.
    private static func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    /// Returns the total number of pixels in all scans of a JPEG. The scans of a camera's image cover it at most ten
    /// times.
    static func scannedPixels(ofJPEG data: Data) -> Double {
        data.withUnsafeBytes { bytes in
            var (position, pixels, scans) = (2, 0.0, 0.0)
            while position + 4 <= bytes.count {
                guard bytes[position] == 0xFF else {
                    position += 1
                    continue
                }
                let marker = bytes[position + 1]
                position += 2
                // Markers without a length: filling, a byte of the picture, restarts, the begin and the end.
                if marker == 0xFF { position -= 1 }
                if [0x00, 0x01, 0xFF].contains(marker) || (0xD0...0xD9).contains(marker) { continue }
                let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
                if marker == 0xDA { scans += 1 }
                if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker), position + 7 <= bytes.count {
                    let height = Int(bytes[position + 3]) << 8 | Int(bytes[position + 4])
                    pixels = Double(height * (Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])))
                }
                position += max(2, length)
            }
            return pixels * scans
        }
    }
}
