import CoreGraphics
import Foundation
import Synchronization
import TextLayout

// Chosen (Editing): `attachmentBounds` is called before lines are broken, so its line area is empty. Symbols and
// template images have the text's color. The attribute `attachment` has no effect on characters other than U+FFFC.
/// An image in a text. It is the value of the attribute `attachment` of a character U+FFFC.
///
///     let text = NSMutableAttributedString(string: "Saved ")
///     text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "checkmark")!)))
///     label.attributedText = text
///
/// Changes of an attachment are visible after the text is set again or its storage is edited.
open class NSTextAttachment: NSObject {
    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()

    /// The character that an attachment replaces.
    public static let character = 0xFFFC

    /// The image. The default is the image that `contents` contain, if any.
    open var image: UIImage? {
        get { ownImage ?? contentsImage }
        set {
            ownImage = newValue
            picture = nil
        }
    }

    /// The rectangle of the image in points, relative to the origin of its character on the baseline, with y up: `(0,
    /// -3, 20, 20)` extends 3 points below the baseline. The default is zero: the image is drawn on the baseline, in
    /// its own size.
    open var bounds = CGRect.zero {
        didSet { if bounds != oldValue { picture = nil } }
    }

    /// The data of a file. An image file is drawn as an image, any other file as a sheet of paper with the file's
    /// type.
    open var contents: Data? {
        didSet { (contentsImage, picture, icon) = (contents.flatMap { UIImage(data: $0) }, nil, nil) }
    }

    /// The uniform type identifier of the data.
    open var fileType: String? {
        didSet { icon = nil }
    }

    private var ownImage: UIImage?
    /// The icon of a file that is not an image.
    private var icon: UIImage?
    private var contentsImage: UIImage?
    /// The attachment for layout, which is cached so that texts with the same attachment are equal.
    private var picture: TextAttachment?
    private var drawn: (image: UIImage, size: CGSize, color: UIColor?)?

    /// Creates an attachment with a file's data.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        contentsImage = contentData.flatMap { UIImage(data: $0) }
    }

    /// Creates an empty attachment.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment with an image in its own size.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    // MARK: - Overriding

    /// Returns the attachment's rectangle. This method is called when text is laid out. The default implementation
    /// returns `bounds`, or the image's size if `bounds` is zero.
    ///
    /// - Parameters:
    ///   - textContainer: The container of the text, or `nil` for labels and drawn strings.
    ///   - lineFrag: The line's area if it is known. It is zero for labels and drawn strings.
    ///   - position: The character's position on its line. It is always zero, since lines are not broken yet.
    ///   - charIndex: The character's index. It is always 0, since lines are not broken yet.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        let size = image?.size ?? (isFile ? FileIcon.size : .zero)
        return bounds.isEmpty ? CGRect(origin: bounds.origin, size: size) : bounds
    }

    /// Returns the image to draw in a rectangle. This method is called when text is laid out. The default
    /// implementation returns `image`.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    {
        image
    }

    // MARK: - Layout

    private var isFile: Bool { contents != nil && image == nil }

    private func fileIcon(_ size: CGSize) -> UIImage? {
        guard isFile else { return nil }
        let size = CGSize(width: min(size.width, 512), height: min(size.height, 512))
        if let icon, icon.size == size { return icon }
        icon = FileIcon.image(of: fileType, size: size)
        return icon
    }

    /// Returns the attachment for layout. Template images and symbols without a tint color have the text's color.
    func placed(_ color: UIColor?, _ traits: UITraitCollection) -> (CGRect?, TextAttachment?) {
        let asked = attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        let isUsable = [asked.minX, asked.minY, asked.width, asked.height].allSatisfy { $0.isFinite && abs($0) < 1e5 }
        let bounds = isUsable ? asked.standardized : .zero
        let found = image(forBounds: bounds, textContainer: nil, characterIndex: 0)
        guard let image = found ?? fileIcon(bounds.size) else { return (bounds, nil) }
        let color = color?.resolvedColor(with: traits)
        if let picture, let drawn, drawn.image === image, drawn.size == bounds.size, drawn.color == color {
            return (bounds, picture)
        }
        let isTemplate =
            image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
        let shown =
            isTemplate && image.attributes.tintColor == nil
            ? image.withTintColor(color ?? .black, renderingMode: .alwaysOriginal) : image
        let new = TextAttachment { context, rect in
            guard rect.isDrawable else { return }
            UIGraphicsPushContext(context)
            shown.draw(in: rect)
            UIGraphicsPopContext()
        }
        (picture, drawn) = (new, (image, bounds.size, color))
        return (bounds, new)
    }
}

extension NSTextAttachment: TextAttachmentSource {}

extension NSAttributedString {
    // MARK: - Attachments

    /// Creates a string that consists of the character U+FFFC with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
