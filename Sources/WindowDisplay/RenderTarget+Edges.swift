import CoreGraphics
import Foundation
import RenderServer

// Chosen (Windows): A window that has grown repeats the edges of its content until the main thread has laid it out.
extension RenderTarget {
    /// Repeats the edges of the composited tree to the right and down if it is smaller than the target. So a growing
    /// window shows the edges instead of black until the main side has updated its layout. Returns whether any pixels
    /// were filled.
    func continueEdges(of size: CGSize?) -> Bool {
        guard let size, size.width.isFinite, size.height.isFinite else { return false }
        let columns = Int(max(0, min(Double(width), (size.width * scale).rounded())))
        let rows = Int(max(0, min(Double(height), (size.height * scale).rounded())))
        guard columns > 0, rows > 0, columns < width || rows < height else { return false }
        if columns < width {
            for row in 0..<rows {
                let line = (data + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                (line + columns).update(repeating: line[columns - 1], count: width - columns)
            }
        }
        for row in rows..<height { memcpy(data + row * bytesPerRow, data + (rows - 1) * bytesPerRow, width * 4) }
        return true
    }
}
