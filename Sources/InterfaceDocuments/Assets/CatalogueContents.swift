import Foundation

/// A `Contents.json`. An entry that cannot be read is left out.
struct CatalogueContents: Decodable {
    struct Insets: Decodable { var top, left, bottom, right: Double? }

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

    struct Appearance: Decodable { var appearance, value: String? }

    struct Entry: Decodable {
        var filename, idiom, scale: String?
        var appearances: [Appearance]?
        var resizing: Resizing?
        var color: Color?

        var condition: AssetCondition {
            var condition = AssetCondition(idiom: idiom == "universal" ? nil : idiom)
            condition.scale = scale.flatMap { $0.hasSuffix("x") ? NumberText.number($0.dropLast()) : nil }
            for appearance in appearances ?? [] {
                switch (appearance.appearance, appearance.value) {
                case ("luminosity", "dark"): condition.isDark = true
                case ("luminosity", "light"): condition.isDark = false
                case ("contrast", "high"): condition.isHighContrast = true
                default: break
                }
            }
            return condition
        }
    }

    struct Properties: Decodable {
        var providesNamespace, preservesVector: Bool?
        var renderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case preservesVector = "preserves-vector-representation"
            case renderingIntent = "template-rendering-intent"
        }
    }

    /// An entry, or `nil` for one that cannot be read.
    struct LenientEntry: Decodable {
        var entry: Entry?

        init(from decoder: any Decoder) throws { entry = try? Entry(from: decoder) }
    }

    var images, colors: [LenientEntry]?
    var properties: Properties?

    enum CodingKeys: String, CodingKey { case images, colors, properties }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        images = try? values.decodeIfPresent([LenientEntry].self, forKey: .images)
        colors = try? values.decodeIfPresent([LenientEntry].self, forKey: .colors)
        properties = try? values.decodeIfPresent(Properties.self, forKey: .properties)
    }

    /// The entries of a list that can be read.
    func entries(_ list: KeyPath<Self, [LenientEntry]?>) -> [Entry] {
        (self[keyPath: list] ?? []).compactMap(\.entry)
    }

    private static let largestFile = 4 << 20

    /// Reads the file in a folder; `nil` where there is none that can be read.
    static func read(in folder: URL) -> CatalogueContents? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= largestFile,
            let data = try? Data(contentsOf: file)
        else { return nil }
        return try? JSONDecoder().decode(Self.self, from: data)
    }
}
