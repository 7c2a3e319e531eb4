import Foundation
import Logging

/// A consumer of the bytes that a context writes.
public final class CGDataConsumer {
    private let write: (Data) -> Void

    /// Creates a consumer that appends the bytes to data.
    public init?(data: CFMutableData) { write = { data.append($0) } }

    /// Creates a consumer that writes a file, and replaces an existing one. A file that cannot be written is logged.
    /// Returns `nil` unless the URL is of a file.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        write = { data in
            do { try data.write(to: url) } catch {
                Logger(label: "CoreGraphics").error("\(url.path) cannot be written: \(error.localizedDescription)")
            }
        }
    }

    func take(_ data: Data) { write(data) }
}
