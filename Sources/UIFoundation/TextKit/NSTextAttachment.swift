import CoreGraphics
import Foundation
import Synchronization
import TextLayout

/// An image among the characters of a text: the value of the attribute `attachment` of a character U+FFFC.
///
///     let text = NSMutableAttributedString(string: "Saved ")
///     text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "checkmark")!)))
///     label.attributedText = text
///
/// What is set after a label or text view has got the text is seen when the text is set again, or its storage edited.
open class NSTextAttachment: NSObject {
    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()

    /// The character in whose place an attachment stands.
    public static let character = 0xFFFC

    /// The image. That of the contents where none was set.
    open var image: UIImage? {
        get { ownImage ?? contentsImage }
        set {
            ownImage = newValue
            picture = nil
        }
    }

    /// Where the image is, in points from where its character begins, on the baseline, with y up: `(0, -3, 20, 20)` is a square that goes
    /// 3 points below the baseline. Zero, unless set, for the image's own size on the baseline.
    open var bounds = CGRect.zero {
        didSet { if bounds != oldValue { picture = nil } }
    }

    /// The data of a file. An image is shown, another file as a sheet of paper with its kind.
    open var contents: Data? {
        didSet { (contentsImage, picture, icon) = (contents.flatMap { UIImage(data: $0) }, nil, nil) }
    }

    /// The type of the data, as a uniform type identifier.
    open var fileType: String? {
        didSet { icon = nil }
    }

    private var ownImage: UIImage?
    /// What is shown for a file that is no image.
    private var icon: UIImage?
    private var contentsImage: UIImage?
    /// What is drawn, kept so that texts with the same attachment are known to be the same.
    private var picture: TextAttachment?
    private var drawn: (image: UIImage, size: CGSize, color: UIColor?)?

    /// Makes an attachment of a file's data.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        contentsImage = contentData.flatMap { UIImage(data: $0) }
    }

    /// Makes an empty attachment.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Makes an attachment of an image, in its size.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    // MARK: - Overriding

    /// Where the attachment is: asked when text is laid out. `bounds`, or the image's size where these are zero.
    ///
    /// - Parameters:
    ///   - textContainer: The area of the text. `nil` for labels and drawn strings.
    ///   - lineFrag: The line's area, as far as it is known. Zero for labels and drawn strings.
    ///   - position: Where the character is on its line. Always zero, since lines are not broken yet.
    ///   - charIndex: The character's index. Always 0, for the same reason.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        let size = image?.size ?? (isFile ? FileIcon.size : .zero)
        return bounds.isEmpty ? CGRect(origin: bounds.origin, size: size) : bounds
    }

    /// The image that is shown in a place: asked when text is laid out. `image` unless overridden.
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

    /// The attachment for layout. Templates and symbols without a colour of their own have the text's.
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

    /// Makes the character U+FFFC with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
