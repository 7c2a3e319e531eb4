import Foundation

/// How light falls on a curled sheet: for each place across the cylinder where the picture comes from, and what is added to it.
///
/// The sheet is lit from above. It is darkest where it stands upright, shines a little where it bends back, and lies a little
/// in its own shade where it comes down. (Chosen.)
struct CurlShading {
    /// A surface at one place across the cylinder.
    struct Entry {
        /// From the place to where it is on the flat sheet, across the cylinder.
        var way: Float = 0
        /// What is left of the picture's colours, of 256.
        var share: UInt32 = 256
        /// Opaque colour that is added, whose channels are at most 255 × (256 - share) / 256.
        var addition: UInt32 = 0
    }

    /// Places a pixel.
    static let density = 4.0

    let first: Double
    /// The back, from where it lies flat above the sheet to where it stands upright.
    private(set) var back: [Entry] = []
    /// The front, from where it leaves the plane to where it stands upright.
    private(set) var front: [Entry] = []
    /// The back where it lies flat, without its way.
    let flatBack: Entry

    init(_ geometry: CurlGeometry, paper: (color: RenderColor, share: Double)?) {
        let (bend, radius) = (geometry.bend, geometry.radius)
        // A pixel more, so that places before it have full light.
        first = bend - 3 * radius - 1
        flatBack = Self.entry(way: 0, light: 1, shine: 0, paper)
        let count = min(Int(((4 * radius + 1) * Self.density).rounded(.up)) + 2, 1 << 16)
        back.reserveCapacity(count)
        front.reserveCapacity(count)
        for index in 0..<count {
            let place = first + (Double(index) + 0.5) / Self.density
            let distance = place - bend
            if distance <= 0 {
                // Softly back to full light.
                let rest = max(0, 1 + distance / max(3 * radius, 1e-9))
                back.append(
                    Self.entry(
                        way: .pi * radius - 2 * distance, light: 1 - 0.09 * rest * rest, shine: 0, paper))
                front.append(Self.entry(way: 0, light: 1, shine: 0, nil))
                continue
            }
            let sine = min(distance / max(radius, 1e-9), 1)
            let steep = asin(sine)
            let spot = (.pi - steep) / .pi - 0.68
            back.append(
                Self.entry(
                    way: radius * (.pi - steep) - distance, light: 0.91 - 0.27 * pow(sine, 2.2),
                    shine: 0.10 * exp(-spot * spot * 90), paper))
            front.append(
                Self.entry(way: radius * steep - distance, light: 1 - 0.30 * pow(sine, 1.6), shine: 0, nil))
        }
    }

    private static func entry(
        way: Double, light: Double, shine: Double, _ paper: (color: RenderColor, share: Double)?
    ) -> Entry {
        let shown = light * (1 - shine) * (1 - (paper?.share ?? 0))
        var entry = Entry(way: Float(way), share: UInt32(max(0, min(256, (shown * 256).rounded()))))
        func channel(_ component: KeyPath<RenderColor, Double>) -> UInt32 {
            let added =
                (paper.map { $0.color[keyPath: component] * $0.share } ?? 0) * light * (1 - shine) + shine * light
            return UInt32(max(0, min(added * 255, Double(255 * (256 - entry.share)) / 256)))
        }
        entry.addition = channel(\.red) << 16 | channel(\.green) << 8 | channel(\.blue)
        // All that the picture does not keep of its alpha.
        entry.addition |= (255 * (256 - entry.share) / 256) << 24
        return entry
    }

    @inline(__always)
    func index(_ place: Double) -> Int { min(max(0, Int((place - first) * Self.density)), back.count - 1) }
}
