import CChildProcess
import CoreGraphics
import Foundation

/// Reads and draws drawings of unknown cost in a copy of the process, which is stopped if it takes too long.
///
/// librsvg and poppler cannot be interrupted while they draw, and may end the process if they detect an error.
enum BoundedDrawing {
    /// The limit of processor time for reading or drawing, in seconds.
    private static let seconds: UInt32 = 1
    /// The limit of additional memory, in bytes.
    private static let memory: UInt64 = 1 << 30

    /// The result of a copy: a reason in UTF-8, followed by numbers or pixels.
    private struct Header {
        var hasFailed: UInt8 = 0
        var reasonLength: UInt16 = 0
        var reason = (UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    }

    private static let headerSize = (MemoryLayout<Header>.size + 63) / 64 * 64

    private struct Work {
        let body: (UnsafeMutableRawBufferPointer) throws(ImageError) -> Void
        let memory: UnsafeMutableRawBufferPointer
    }

    /// Fills bytes in a copy of the process, and reads them.
    static func run<Result>(
        filling count: Int, _ body: @escaping (UnsafeMutableRawBufferPointer) throws(ImageError) -> Void,
        read: (UnsafeRawBufferPointer) -> Result
    ) throws(ImageError) -> Result {
        let size = headerSize + count
        guard let memory = ChildProcessShare(UInt64(size)) else { throw .notDecodable("no memory") }
        defer { ChildProcessUnshare(memory, UInt64(size)) }
        var work = Work(body: body, memory: UnsafeMutableRawBufferPointer(start: memory, count: size))
        let end = withUnsafeMutablePointer(to: &work) { work in
            ChildProcessRun(
                { BoundedDrawing.perform($0.assumingMemoryBound(to: Work.self).pointee) }, work, seconds, Self.memory)
        }
        switch end {
        case .done: break
        case .stopped: throw .notDecodable("drawing it would take too long")
        case .failed: throw .notDecodable("drawing it fails, or needs too much memory")
        case .impossible: throw .notDecodable("no process can be started to draw it")
        }
        let bytes = UnsafeRawBufferPointer(start: memory, count: size)
        let header = bytes.load(as: Header.self)
        guard header.hasFailed == 0 else {
            let length = min(Int(header.reasonLength), MemoryLayout.size(ofValue: header.reason))
            throw .notDecodable(
                withUnsafeBytes(of: header.reason) { String(decoding: $0.prefix(length), as: UTF8.self) })
        }
        return read(UnsafeRawBufferPointer(rebasing: bytes[headerSize...]))
    }

    /// Performs the work in the copy.
    private static func perform(_ work: Work) {
        do throws(ImageError) {
            try work.body(UnsafeMutableRawBufferPointer(rebasing: work.memory[headerSize...]))
        } catch {
            var header = Header(hasFailed: 1)
            if case .notDecodable(let reason) = error {
                let text = Array(reason.utf8.prefix(MemoryLayout.size(ofValue: header.reason)))
                header.reasonLength = UInt16(text.count)
                withUnsafeMutableBytes(of: &header.reason) { $0.copyBytes(from: text) }
            }
            work.memory.storeBytes(of: header, as: Header.self)
        }
    }
}
