import Foundation

// Chosen (Controllers): A curled sheet is viewed and lit from straight above.
/// The light on a curled sheet and the shadow beside it: the shading of a color for each place across the cylinder.
///
/// The light is above the sheet. The upright part of the sheet is darkest. The part that bends back is slightly
/// glossy. The part that becomes flat again is slightly in the shadow of the sheet itself.
///
/// The tables depend on the place of the bend. They are computed again for each frame, in the same memory.
final class CurlShading {
    /// The shading of a color: each channel is multiplied by a share in 1/256, and an offset is added. Channels are
    /// processed two at a time, as numbers of 16 bits.
    struct Entry {
        /// The share in 1/256, in both halves.
        var share: UInt32 = 256 << 16 | 256
        /// The offsets of blue and red, and of green and alpha, including the half for rounding.
        var evens: UInt32 = 128 << 16 | 128
        var odds: UInt32 = 128 << 16 | 128
    }

    /// The tables of a frame, which are valid until the next frame begins.
    struct Tables {
        /// The number of entries per pixel. It is higher if the bend has few pixels.
        var density = 2.0
        /// The place of the first entry.
        var first = 0.0
        /// The entries of the back, from its flat part above the sheet to its upright part, and of the shadow beyond.
        var entries = UnsafeBufferPointer<Entry>(start: nil, count: 0)
        /// The entries of the front, from the bend to its upright part.
        var front = UnsafeBufferPointer<Entry>(start: nil, count: 0)
        /// The arc lengths for places of the bent part, across the cylinder, four per pixel.
        var arcs = UnsafeBufferPointer<Double>(start: nil, count: 0)

        /// The last entry of the back.
        var lastOfBack = 0
        /// Whether entries for the pixels of a row exist.
        var hasRows = false

        /// Returns the entry of the back.
        func entry(at place: Double) -> Entry {
            entries[Int(max(0, min((place - first) * density + 0.5, Double(lastOfBack))))]
        }

        /// Returns the entry of the bent front.
        @inline(__always)
        func frontEntry(at distance: Double) -> Entry {
            front[Int(max(0, min(distance * density, Double(front.count - 1))))]
        }

        /// Returns the arc length of the sheet on the cylinder for a projected distance from the bend.
        @inline(__always)
        func arc(_ distance: Double) -> Double {
            let index = max(0, min(distance * CurlShading.arcDensity, Double(arcs.count - 2)))
            let whole = Int(index)
            return arcs[whole] + (arcs[whole + 1] - arcs[whole]) * (index - Double(whole))
        }
    }

    private let entries = Memory<Entry>()
    private let front = Memory<Entry>()
    private let arcs = Memory<Double>()

    /// The parameters of the latest entries.
    private struct Look: Equatable {
        let radius, lift: Double
        let color: RenderColor?
        let share: Double
    }
    private var look: Look?
    private var tables = Tables()
    /// The entries of a row's pixels, the entries beside the free edge, and the arc lengths to the back.
    private let rows = CurlLightTable()
    private let edge = CurlLightTable()
    private let arcTable = CylinderArcTable()
    private var rowsStart = 0.0
    private var edgeStart = 0.0
    /// The number of columns before the first entry and after the last.
    private static let rowMargin = 24.0

    /// The darkness of the deepest shadow.
    static let darkness = 0.28
    private static let arcDensity = 4.0
    private static let largestCount = 1 << 16
    /// The margin before the first place and beyond the last, in pixels.
    private static let margin = 5.0

    /// Reused memory.
    private final class Memory<Element> {
        private var start: UnsafeMutablePointer<Element>?
        private var capacity = 0

        deinit { start?.deallocate() }

        func make(_ count: Int, _ element: (Int) -> Element) -> UnsafeBufferPointer<Element> {
            if count > capacity {
                start?.deallocate()
                start = .allocate(capacity: count)
                capacity = count
            }
            guard let start else { return UnsafeBufferPointer(start: nil, count: 0) }
            for index in 0..<count { (start + index).initialize(to: element(index)) }
            return UnsafeBufferPointer(start: start, count: count)
        }
    }

    /// - Returns: Tables in this object's memory.
    func update(_ geometry: CurlGeometry, paper: (color: RenderColor, share: Double)?) -> Tables {
        let look = Look(radius: geometry.radius, lift: geometry.lift, color: paper?.color, share: paper?.share ?? 0)
        // If only the bend moves, the entries do not change.
        if look != self.look { makeEntries(geometry, paper) }
        self.look = look
        tables.first = geometry.bend - 3 * geometry.radius - Self.margin
        tables.hasRows = makeRows(geometry)
        return tables
    }

    private func makeEntries(_ geometry: CurlGeometry, _ paper: (color: RenderColor, share: Double)?) {
        let radius = geometry.radius
        // The lifted part is nearer to the light, which is visible on dark paper.
        let gloss = 0.05 * geometry.lift
        let start = -3 * radius - Self.margin
        let length = 4 * radius + geometry.shadowLength + 2 * Self.margin
        let density = min(max(2, min(16, (400 / max(radius, 1)).rounded(.down))), Double(Self.largestCount) / length)
        tables.density = density
        let lastOfBack = Int((radius - start) * density)
        tables.lastOfBack = lastOfBack
        tables.entries = entries.make(Int((length * density).rounded(.up))) { index in
            let distance = start + Double(index) / density
            if index > lastOfBack { return Self.shadow(gap: distance - radius, length: geometry.shadowLength) }
            if distance <= 0 {
                // The shadow changes smoothly to full light.
                let rest = max(0, 1 + distance / max(3 * radius, 1e-9))
                return Self.entry(light: 1 - 0.09 * rest * rest, shine: gloss, paper)
            }
            let sine = distance / radius
            let spot = 0.5 + acos(sine) / .pi - 0.68
            return Self.entry(
                light: 0.91 - 0.27 * pow(sine, 2.2), shine: gloss + 0.15 * exp(-spot * spot * 90), paper)
        }
        tables.front = front.make(Int(radius * density) + 1) { index in
            let sine = (Double(index) + 0.5) / density / max(radius, 1e-9)
            return Self.entry(light: 1 - 0.30 * pow(min(sine, 1), 1.6), shine: 0, nil)
        }
        let arcCount = min(Int((radius * Self.arcDensity).rounded(.up)), Self.largestCount) + 2
        tables.arcs = arcs.make(arcCount) { index in
            radius * asin(min(Double(index) / Self.arcDensity / max(radius, 1e-9), 1))
        }
    }

    /// Creates the tables for the pixels of a row.
    ///
    /// - Returns: False if the tables would be too long, because the pixels of a row are very close together across
    ///   the cylinder.
    private func makeRows(_ geometry: CurlGeometry) -> Bool {
        let (step, entries, tables) = (geometry.alongX, tables.entries, tables)
        guard abs(step) > 0.04, entries.count > 0 else { return false }
        let last = Double(entries.count - 1)
        let first = (step > 0 ? tables.first : tables.first + last / tables.density)
        rowsStart = first / step - Self.rowMargin
        let length = last / tables.density / abs(step) + 2 * Self.rowMargin
        let start = rowsStart
        let isMade = rows.update(length: length, density: tables.density * abs(step)) { column in
            let place = (start + column) * step
            return entries[Int(max(0, min((place - tables.first) * tables.density + 0.5, last)))]
        }
        guard isMade else { return false }
        arcTable.update(length: length, phases: rows.phases) { column in
            let distance = (start + column) * step - geometry.bend
            let arc = distance <= 0 ? distance : tables.arc(distance)
            return Float(.pi * geometry.radius - arc - distance)
        }
        return true
    }

    /// Returns the entries of a row of pixels.
    ///
    /// - Parameter place: The place of column 0 across the cylinder.
    func row(at place: Double, _ step: Double) -> CurlLightTable.Row { rows.row(at: place / step - rowsStart) }

    /// Returns the arc lengths from these pixels to the visible places of the back.
    func arcs(at place: Double, _ step: Double) -> CylinderArcTable.Row { arcTable.row(at: place / step - rowsStart) }

    /// Creates the shadow beside the edge of the flat back.
    ///
    /// - Parameters:
    ///   - step: The change of the distance from the edge at the next pixel of a row.
    func updateEdge(_ step: Double, length: Double) -> Bool {
        guard abs(step) > 0.04, length > 0 else { return false }
        edgeStart = (step > 0 ? 0 : length) - 2 * step
        let start = edgeStart
        return edge.update(length: length / abs(step) + 4, density: tables.density * abs(step)) { column in
            Self.shadow(gap: min(max(0, start + column * step), length), length: length)
        }
    }

    /// - Parameter gap: The distance from the edge to column 0.
    func edgeRow(at gap: Double, _ step: Double) -> CurlLightTable.Row { edge.row(at: (gap - edgeStart) / step) }

    private static func entry(
        light: Double, shine: Double, _ paper: (color: RenderColor, share: Double)?
    ) -> Entry {
        let shown = light * (1 - shine) * (1 - (paper?.share ?? 0))
        let share = UInt32(max(0, min(256, (shown * 256).rounded())))
        // The offset is limited to the remaining room, so that the sum fits into 16 bits.
        let room = 65_535 - 255 * share
        func channel(_ component: Double) -> UInt32 {
            let added = component * (paper?.share ?? 0) * light * (1 - shine) + shine * light
            return min(UInt32(max(0, min(added, 1)) * 65_280 + 128), room)
        }
        let color = paper?.color ?? RenderColor(red: 0, green: 0, blue: 0, alpha: 1)
        // The share of the alpha that the color behind does not keep.
        return Entry(
            share: share << 16 | share, evens: channel(color.red) << 16 | channel(color.blue),
            odds: min(255 * (256 - share) + 128, room) << 16 | channel(color.green))
    }

    /// Returns the shading in the shadow, at a distance from the edge that casts it.
    private static func shadow(gap: Double, length: Double) -> Entry {
        let rest = max(0, 1 - gap / max(length, 1e-9))
        let depth = UInt32(256 * darkness * rest * rest + 0.5)
        let share = 256 - depth
        return Entry(share: share << 16 | share, odds: (255 * depth + 128) << 16 | 128)
    }
}
