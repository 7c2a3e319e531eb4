import CoreGraphics
import Foundation

extension CurlSampler {
    // MARK: Runs of pixels

    /// Copies the flat front.
    func copyFront(_ row: Int, _ columns: Range<Int>, _ target: Target) {
        let source = frontRow(row)
        if bitmap.isOpaque, target.opaque != 0 {
            memcpy(target.pixels + columns.lowerBound, source + columns.lowerBound, columns.count * 4)
            return
        }
        for column in columns {
            Self.composite(source[column] | filler, onto: target.pixels + column, target.opaque)
        }
    }

    /// Copies the part of the flat front that is in shadow, and shades it.
    func shadeFront(_ row: Int, _ columns: Range<Int>, _ shadows: CurlLightTable.Row, _ target: Target) {
        if bitmap.isOpaque {
            shade(columns, from: frontRow(row), with: shadows, target)
        } else {
            paintPixels(columns, Double(row) + 0.5, target)
        }
    }

    private func frontRow(_ row: Int) -> UnsafePointer<UInt32> {
        UnsafePointer((bitmap.data + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self))
    }

    /// Paints the bent front of an opaque sheet near an edge. The back above it is not painted.
    func paintBentFront(_ y: Double, _ columns: Range<Int>, _ target: Target) {
        let arcs = arcs(y, columns, target)
        let places = placesOfBentFront(y, arcs)
        mix(
            columns, places, isEverySecond: false, isInside: places.areInside(columns, frontWindow), frontWindow,
            front, into: target.colors + columns.lowerBound, target)
        let (alongX, alongY) = (Float(geometry.alongX), Float(geometry.alongY))
        let beside = Beside(self, target)
        let (firstX, firstY) = (Float(0.5 - geometry.width / 2), Float(y - geometry.height / 2))
        let numbers = SIMD4<Float>(0, 1, 2, 3)
        let first = along(0.5, y) - geometry.bend
        var start = columns.lowerBound
        while start < columns.upperBound {
            let arc = Self.arcs(arcs, start)
            let column = numbers + Float(start)
            let shadow = beside.shadow(column + firstX + arc * alongX, arc * alongY + firstY, .zero)
            var share = SIMD4<UInt32>()
            for lane in 0..<4 {
                let distance = first + Double(start + lane) * geometry.alongX
                share[lane] = light.frontEntry(at: distance).share & 0x1ff
            }
            share = (share &* (256 &- shadow)) &>> 8
            beside.store(start, share)
            start += 4
        }
        shade(columns, from: target.colors, with: target.entries(columns), target)
    }
}
