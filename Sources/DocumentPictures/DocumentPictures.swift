import Foundation
import IrekoTesting
import UIKit
import UIKitCore

// Chosen (Documents): Without the program a document is drawn on a white canvas, tables have a row of each prototype,
// and runtime attributes with the name of a layer's property are set on the view's layer.
/// Pictures of a storyboard or nib, and messages about it. The document's program is not needed: an object of a
/// program's class is drawn as the UIKit class of its element.
///
///     let result = try DocumentPictures.draw(URL(fileURLWithPath: "Main.storyboard"))
///     for picture in result.pictures { try picture.data.write(to: folder.appendingPathComponent(picture.name + ".png")) }
@MainActor
public struct DocumentPictures {
    /// The options for drawing documents.
    public struct Options: Sendable {
        /// The device, or `nil` for the editor's canvas, which has the size and the safe area of the document's device
        /// and does not show a status bar.
        public var device: StageDevice?
        /// The user interface style: light or dark.
        public var style = UIUserInterfaceStyle.light
        /// The preferred content size category.
        public var textSize = UIContentSizeCategory.large
        /// The layout direction of the user's language.
        public var direction = UITraitEnvironmentLayoutDirection.leftToRight
        /// The name of the picture of a nib or of a whole storyboard, or `nil` for the name of the file. Set it to
        /// compare pictures after the document was renamed.
        public var name: String?

        /// Creates default options: light, with the default text size, from left to right.
        public init() {}
    }

    /// A picture as a PNG file.
    public struct Picture: Sendable {
        /// The name of the scene. For a nib and for a whole storyboard, it is the name of the document. If a name is
        /// repeated, a number is appended.
        public let name: String
        /// The file's bytes.
        public let data: Data

        /// Creates a picture, for example from a file that was written earlier.
        public init(name: String, data: Data) { (self.name, self.data) = (name, data) }
    }

    /// The pictures: first the scenes in order, then the whole storyboard.
    public private(set) var pictures: [Picture] = []
    /// A line for each part of the document that has no effect or cannot be created.
    public private(set) var messages: [String] = []
    /// The names of fonts that are not installed, in order. The system font is used instead. See ``addFonts(in:)``.
    public private(set) var missingFonts: [String] = []

    private init() {}

    /// Draws a document.
    ///
    /// Without a device, scenes and views are drawn on the editor's canvas, which is white in the light style, at the
    /// sizes that the editor shows. A scene in a navigation or tab bar controller is drawn between its bars. Tables
    /// and collection views with prototypes have a cell for each prototype.
    ///
    /// - Throws: The reason why the document cannot be read.
    public static func draw(_ file: URL, _ options: Options = Options()) throws -> DocumentPictures {
        var result = DocumentPictures()
        let name = PictureNames.usable(options.name ?? file.deletingPathExtension().lastPathComponent)
        var (scenes, sizes): ([DocumentParts.Scene], [CGSize]) = ([], [])
        // Only one stage exists at a time, and each picture has a separate stage.
        try run(size: nil, options) { stage in
            let parts = try read(file)
            scenes = parts.scenes
            if scenes.isEmpty { sizes = views(of: parts).map(size) }
            result.note(stage, parts)
        }
        for (index, size) in sizes.enumerated() {
            try run(size: size, options) { stage in
                let parts = try read(file)
                let views = views(of: parts)
                guard views.indices.contains(index) else { return }
                // The editor resizes a root even if its constraints do not.
                views[index].translatesAutoresizingMaskIntoConstraints = true
                views[index].frame = stage.window.bounds
                stage.window.addSubview(views[index])
                let lists = Prototypes.fill(views[index])
                defer { withExtendedLifetime(lists) {} }
                result.keep(stage, sizes.count == 1 ? name : "\(name)-\(index + 1)")
                result.note(stage, parts)
            }
        }
        var names = PictureNames()
        var drawn: [(scene: DocumentParts.Scene, size: CGSize, picture: UIImage)] = []
        for scene in scenes {
            try run(size: usable(scene.size), safeArea: scene.safeArea, options) { stage in
                let parts = try read(file)
                if let picture = ScenePicture(scene, of: parts) {
                    let lists = picture.show(on: stage)
                    // Scroll indicators, which are shown initially, are hidden by then.
                    stage.advance(by: 3)
                    // The pictures have the size of the map, so that many scenes take little memory.
                    let (image, size) = (stage.snapshot(), stage.window.bounds.size)
                    let half = image.preparingThumbnail(of: CGSize(width: size.width / 2, height: size.height / 2))
                    drawn.append((scene, size, half ?? image))
                    result.keep(stage, names.name(scene.name))
                    withExtendedLifetime(lists) {}
                }
                result.note(stage, parts)
            }
        }
        guard !drawn.isEmpty else { return result }
        let map = StoryboardMap(scenes: drawn.map(\.scene), sizes: drawn.map(\.size))
        try run(size: map.size, scale: map.scale, Options()) { stage in
            stage.window.rootViewController = StoryboardMapController(map, drawn.map(\.picture))
            result.keep(stage, names.name(name))
        }
        return result
    }

    private static func read(_ file: URL) throws -> DocumentParts {
        guard let parts = try DocumentParts(contentsOf: file, otherBundles: AssetFolders.bundles(for: file)) else {
            throw DocumentPictureError(file: file.path)
        }
        return parts
    }

    private static func views(of parts: DocumentParts) -> [UIView] { parts.makeObjects().compactMap { $0 as? UIView } }

    /// Returns the size of a nib's view: its own size, or a larger height if its constraints require it at its width.
    private static func size(of view: UIView) -> CGSize {
        let width = view.bounds.width
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return usable(CGSize(width: width, height: max(view.bounds.height, fitting.height)))
    }

    private static func usable(_ size: CGSize) -> CGSize {
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 1), 4096) : 1 }
        return CGSize(width: usable(size.width), height: usable(size.height))
    }

    private mutating func keep(_ stage: Stage, _ name: String) {
        if let data = stage.snapshot().pngData() { pictures.append(Picture(name: name, data: data)) }
    }

    private mutating func note(_ stage: Stage, _ parts: DocumentParts) {
        let fonts = parts.missingFonts
        for font in fonts where !missingFonts.contains(font.name) { missingFonts.append(font.name) }
        let known = messages + fonts.map(\.message)
        for message in stage.diagnostics.map(\.message) where !known.contains(message) && !messages.contains(message) {
            messages.append(message)
        }
    }

    private static func run(
        size: CGSize?, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero, _ options: Options,
        _ body: (Stage) throws -> Void
    ) throws {
        if let device = options.device {
            return try Stage.run(
                device: device, style: options.style, textSize: options.textSize, direction: options.direction
            ) { stage in
                stage.allowsDiagnostics = true
                try body(stage)
            }
        }
        try Stage.run(
            size: size ?? CGSize(width: 393, height: 852), scale: scale, safeAreaInsets: safeArea
        ) { stage in
            stage.allowsDiagnostics = true
            stage.window.backgroundColor = .systemBackground
            stage.window.overrideUserInterfaceStyle = options.style
            stage.window.traitOverrides.preferredContentSizeCategory = options.textSize
            stage.window.traitOverrides.layoutDirection = options.direction
            try body(stage)
        }
    }
}

/// An error about a file that does not exist, or cannot be used.
public struct DocumentPictureError: Error, CustomStringConvertible {
    let file: String
    var reason = "the storyboard or nib does not exist"
    /// The file, and the reason.
    public var description: String { "\(file): \(reason)" }
}
