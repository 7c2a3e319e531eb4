import CoreGraphics
import Foundation

/// The measured content of a button: an image and up to two lines of text, in a row or a column.
@MainActor
struct ButtonContent {
    var imageSize = CGSize.zero
    var titleSize = CGSize.zero
    var subtitleSize = CGSize.zero
    /// The chevrons after the content.
    var indicatorSize = CGSize.zero
    var imagePlacement = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    var isRightToLeft = false

    /// The length that a text may exceed the available width. Frames are aligned to whole pixels, which can make them
    /// slightly narrower than the measured text.
    static let tolerance: CGFloat = 0.5

    private var hasImage: Bool { imageSize.width > 0 }
    private var hasText: Bool { titleSize.width > 0 || subtitleSize.width > 0 }
    private var isColumn: Bool { imagePlacement == .top || imagePlacement == .bottom }
    private var gap: CGFloat { hasImage && hasText ? imagePadding : 0 }
    private var lineGap: CGFloat { titleSize.height > 0 && subtitleSize.height > 0 ? titlePadding : 0 }

    var textSize: CGSize {
        CGSize(
            width: max(titleSize.width, subtitleSize.width),
            height: titleSize.height + lineGap + subtitleSize.height)
    }

    /// The distance between the content and the chevrons, in points.
    private static let indicatorGap: CGFloat = 6

    /// The width of the chevrons, including their distance from the content.
    var indicatorWidth: CGFloat {
        guard indicatorSize.width > 0 else { return 0 }
        return indicatorSize.width + (hasImage || hasText ? Self.indicatorGap : 0)
    }

    var size: CGSize {
        let size = sizeWithoutIndicator
        return CGSize(width: size.width + indicatorWidth, height: max(size.height, indicatorSize.height))
    }

    private var sizeWithoutIndicator: CGSize {
        let text = textSize
        return isColumn
            ? CGSize(width: max(imageSize.width, text.width), height: imageSize.height + gap + text.height)
            : CGSize(width: imageSize.width + gap + text.width, height: max(imageSize.height, text.height))
    }

    struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var indicator = CGRect.zero
    }

    /// Returns the frames of all parts in a rectangle. The parts are aligned together.
    func frames(
        in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) -> Frames {
        let shown = CGSize(width: min(size.width, rect.width), height: min(size.height, rect.height))
        var box = CGRect(
            x: Self.place(shown.width, from: rect.minX, to: max(rect.minX, rect.maxX), horizontal),
            y: Self.place(shown.height, from: rect.minY, to: max(rect.minY, rect.maxY), vertical),
            width: horizontal == .fill ? rect.width : shown.width,
            height: vertical == .fill ? rect.height : shown.height)
        var frames = Frames()
        if indicatorSize.width > 0 {
            frames.indicator = CGRect(
                x: isRightToLeft ? box.minX : box.maxX - indicatorSize.width, y: box.midY - indicatorSize.height / 2,
                width: indicatorSize.width, height: indicatorSize.height)
            box.size.width = max(0, box.width - indicatorWidth)
            if isRightToLeft { box.origin.x += indicatorWidth }
        }
        var text = CGRect(origin: box.origin, size: textSize)
        frames.image = CGRect(origin: box.origin, size: imageSize)
        if isColumn {
            frames.image.origin.x = box.midX - imageSize.width / 2
            text.size.width = min(textSize.width, box.width)
            text.origin.x = box.midX - text.width / 2
            if imagePlacement == .bottom {
                frames.image.origin.y = box.minY + textSize.height + gap
            } else {
                text.origin.y = box.minY + imageSize.height + gap
            }
        } else {
            text.size.width = max(0, min(textSize.width, box.width - imageSize.width - gap + Self.tolerance))
            frames.image.origin.y = box.midY - imageSize.height / 2
            text.origin.y = box.midY - textSize.height / 2
            let isImageAtLeft = (imagePlacement != .trailing) != isRightToLeft
            if isImageAtLeft {
                text.origin.x = box.minX + imageSize.width + gap
            } else {
                frames.image.origin.x = box.minX + text.width + gap
            }
        }
        frames.title = line(titleSize, in: text, y: text.minY)
        frames.subtitle = line(subtitleSize, in: text, y: text.minY + titleSize.height + lineGap)
        return frames
    }

    private func line(_ size: CGSize, in text: CGRect, y: CGFloat) -> CGRect {
        let width = min(size.width, text.width)
        let free = text.width - width
        let isLeading: Bool? =
            switch titleAlignment {
            case .leading: true
            case .trailing: false
            case .center: nil
            case .automatic: hasImage && !isColumn ? imagePlacement != .trailing : nil
            }
        let x: CGFloat = isLeading.map { $0 != isRightToLeft ? 0 : free } ?? free / 2
        return CGRect(x: text.minX + x, y: y, width: width, height: size.height)
    }

    /// Returns a rectangle of a size, aligned in an outer rectangle.
    static func align(
        _ size: CGSize, in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) -> CGRect {
        CGRect(
            x: place(size.width, from: rect.origin.x, to: rect.origin.x + rect.width, horizontal),
            y: place(size.height, from: rect.origin.y, to: rect.origin.y + rect.height, vertical),
            width: horizontal == .fill ? rect.width : size.width,
            height: vertical == .fill ? rect.height : size.height)
    }

    private static func place(
        _ length: CGFloat, from low: CGFloat, to high: CGFloat, _ alignment: UIControl.ContentHorizontalAlignment
    ) -> CGFloat {
        switch alignment {
        case .left, .leading, .fill: low
        case .right, .trailing: high - length
        case .center: (low + high - length) / 2
        }
    }

    private static func place(
        _ length: CGFloat, from low: CGFloat, to high: CGFloat, _ alignment: UIControl.ContentVerticalAlignment
    ) -> CGFloat {
        switch alignment {
        case .top, .fill: low
        case .bottom: high - length
        case .center: (low + high - length) / 2
        }
    }
}
