import Foundation

/// The images of one name in an asset catalogue. Nothing of them is decoded.
package struct ImageSet: Sendable, Hashable {
    /// How an image is stretched.
    package struct Resizing: Sendable, Hashable {
        /// What is not stretched at the edges, in pixels.
        package var capInsets: InsetsDescription
        /// Whether the middle is repeated, rather than stretched.
        package var isTiled: Bool
    }

    /// An image's file, and what it is for.
    package struct Variant: Sendable, Hashable {
        package var file: URL
        package var condition: AssetCondition
        package var resizing: Resizing?
    }

    /// How colours are drawn: `template`, `original`; `nil` for as the place wants it.
    package var renderingIntent: String?
    /// Whether drawings are drawn anew in each size.
    package var preservesVector: Bool
    package var variants: [Variant]

    init(_ contents: CatalogueContents, in folder: URL) {
        renderingIntent = contents.properties?.renderingIntent
        preservesVector = contents.properties?.preservesVector ?? false
        variants = contents.entries(\.images).compactMap { entry in
            // A name that leads out of the folder is none.
            guard let name = entry.filename, !name.isEmpty, !name.contains("/"), name != ".." else { return nil }
            let resizing = entry.resizing.map { resizing in
                let caps = resizing.capInsets
                return Resizing(
                    capInsets: InsetsDescription(
                        top: caps?.top ?? 0, left: caps?.left ?? 0, bottom: caps?.bottom ?? 0, right: caps?.right ?? 0),
                    isTiled: resizing.center?.mode != "stretch")
            }
            return Variant(
                file: folder.appendingPathComponent(name), condition: entry.condition, resizing: resizing)
        }
    }
}
