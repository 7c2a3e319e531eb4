import CoreGraphics
import Foundation
import TextLayout

// Chosen (Editing): A file other than an image is shown as a sheet of paper, 32 by 40 points, with the name of its
// kind.
/// The icon of an attached file that is not an image: a sheet of paper with a folded corner and the type's short name,
/// if it has one. (iOS shows an icon of the file's type.)
enum FileIcon {
    /// The size in points.
    static let size = CGSize(width: 32, height: 40)

    private static let names: [String: String] = [
        "com.adobe.pdf": "PDF", "public.plain-text": "TXT", "public.utf8-plain-text": "TXT", "public.rtf": "RTF",
        "public.html": "HTML", "public.json": "JSON", "public.xml": "XML", "public.zip-archive": "ZIP",
        "public.comma-separated-values-text": "CSV", "public.mp3": "MP3", "public.mpeg-4": "MP4",
        "com.apple.quicktime-movie": "MOV", "public.vcard": "VCF", "public.data": "",
    ]

    /// Returns the short name of a type, or an empty string if the type has no short name.
    static func name(of type: String?) -> String { type.flatMap { names[$0] } ?? "" }

    /// Returns the icon, which is drawn at the given size.
    static func image(of type: String?, size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { context in
            draw(name(of: type), in: CGRect(origin: .zero, size: size), context.cgContext)
        }
    }

    private static func draw(_ name: String, in rect: CGRect, _ context: CGContext) {
        let sheet = rect.insetBy(dx: rect.width / 16 + 0.5, dy: 0.5)
        let (fold, radius) = (sheet.width * 0.3, sheet.width * 0.08)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: sheet.minX + radius, y: sheet.minY))
        path.addLine(to: CGPoint(x: sheet.maxX - fold, y: sheet.minY))
        path.addLine(to: CGPoint(x: sheet.maxX, y: sheet.minY + fold))
        path.addLine(to: CGPoint(x: sheet.maxX, y: sheet.maxY - radius))
        path.addQuadCurve(
            to: CGPoint(x: sheet.maxX - radius, y: sheet.maxY), controlPoint: CGPoint(x: sheet.maxX, y: sheet.maxY))
        path.addLine(to: CGPoint(x: sheet.minX + radius, y: sheet.maxY))
        path.addQuadCurve(
            to: CGPoint(x: sheet.minX, y: sheet.maxY - radius), controlPoint: CGPoint(x: sheet.minX, y: sheet.maxY))
        path.addLine(to: CGPoint(x: sheet.minX, y: sheet.minY + radius))
        path.addQuadCurve(
            to: CGPoint(x: sheet.minX + radius, y: sheet.minY), controlPoint: CGPoint(x: sheet.minX, y: sheet.minY))
        path.close()
        let corner = UIBezierPath()
        corner.move(to: CGPoint(x: sheet.maxX - fold, y: sheet.minY))
        corner.addLine(to: CGPoint(x: sheet.maxX - fold, y: sheet.minY + fold))
        corner.addLine(to: CGPoint(x: sheet.maxX, y: sheet.minY + fold))
        UIColor.white.setFill()
        path.fill()
        UIColor(white: 0.6, alpha: 1).setStroke()
        path.lineWidth = 1
        path.stroke()
        corner.stroke()
        guard !name.isEmpty else { return }
        let font = UIFont.systemFont(ofSize: sheet.width * (name.count > 3 ? 0.28 : 0.34), weight: .semibold)
        let text = TextDocument(
            name, attributes: [.font: font, .foregroundColor: UIColor(white: 0.35, alpha: 1)])
        let size = text.size()
        text.draw(at: CGPoint(x: sheet.midX - size.width / 2, y: sheet.maxY - size.height - sheet.height * 0.16))
    }
}
