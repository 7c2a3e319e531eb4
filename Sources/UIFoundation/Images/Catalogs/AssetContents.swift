import Foundation

/// A `Contents.json` of an asset catalog, as written by Xcode. Unreadable entries are skipped.
struct AssetContents: Decodable {
    struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    struct Insets: Decodable {
        var (top, left, bottom, right): (CGFloat?, CGFloat?, CGFloat?, CGFloat?)

        enum CodingKeys: String, CodingKey { case top, left, bottom, right }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            top = try values.decodeIfPresent(CGFloat.self, forKey: .top)
            left = try values.decodeIfPresent(CGFloat.self, forKey: .left)
            bottom = try values.decodeIfPresent(CGFloat.self, forKey: .bottom)
            right = try values.decodeIfPresent(CGFloat.self, forKey: .right)
        }

        var insets: UIEdgeInsets {
            UIEdgeInsets(top: top ?? 0, left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0)
        }
    }

    struct Resizing: Decodable {
        struct Center: Decodable { var mode: String? }

        var center: Center?
        var capInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case center
            case capInsets = "cap-insets"
        }
    }

    struct Color: Decodable {
        var space: String?
        var components: [String: String]?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference
        }
    }

    /// A file with an image, color, symbol or data, and the environment that uses it.
    struct Variant: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var widthClass: String?
        var heightClass: String?
        var direction: String?
        var gamut: String?
        var resizing: Resizing?
        var alignmentInsets: Insets?
        var color: Color?
        var typeIdentifier: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, resizing, color
            case widthClass = "width-class"
            case heightClass = "height-class"
            case direction = "language-direction"
            case gamut = "display-gamut"
            case alignmentInsets = "alignment-insets"
            case typeIdentifier = "universal-type-identifier"
        }
    }

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var renderingIntent: String?
        var preservesVectors: Bool?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case renderingIntent = "template-rendering-intent"
            case preservesVectors = "preserves-vector-representation"
        }
    }

    /// An entry of a list, or the reason why it cannot be read.
    private struct Entry: Decodable {
        var variant: Result<Variant, any Error>

        init(from decoder: any Decoder) throws { variant = Result { try Variant(from: decoder) } }
    }

    /// The list of variants, which has a different name for each kind of asset.
    var variants: [Variant] = []
    var properties: Properties?
    /// The reasons why entries were skipped.
    var problems: [String] = []

    enum CodingKeys: String, CodingKey { case images, colors, symbols, data, properties }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        for key in [CodingKeys.images, .colors, .symbols, .data] {
            do {
                for entry in try values.decodeIfPresent([Entry].self, forKey: key) ?? [] {
                    switch entry.variant {
                    case .success(let variant): variants.append(variant)
                    case .failure(let error): problems.append("\(error)")
                    }
                }
            } catch {
                problems.append("\(error)")
            }
        }
        properties = try? values.decodeIfPresent(Properties.self, forKey: .properties)
    }

    private static let largestFile = 4 << 20

    /// Reads the file in a folder. Returns `nil` if it does not exist, or, with a line in the log, if it is invalid.
    static func read(in folder: URL) -> AssetContents? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let size = ImageFiles.size(ofFile: file.path) else { return nil }
        do {
            guard size <= largestFile else { throw CocoaError(.fileReadTooLarge) }
            let contents = try JSONDecoder().decode(AssetContents.self, from: Data(contentsOf: file))
            for problem in contents.problems { Log.drawing.error("Asset catalog: \(file.path): \(problem)") }
            return contents
        } catch {
            Log.drawing.error("Asset catalog: \(file.path): \(error)")
            return nil
        }
    }
}
