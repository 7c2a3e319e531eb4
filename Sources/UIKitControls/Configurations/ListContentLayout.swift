import Foundation

/// The layout of the image and the texts of a row, for cells of all styles, headers and footers.
@MainActor
package struct ListContentLayout {
    package var image: CGSize?
    package var reservedImage = CGSize.zero
    package var text: UILabel?
    package var secondary: UILabel?
    package var margins = UIEdgeInsets.zero
    package var isRightToLeft = false
    package var isSideBySide = false
    var imagePadding: CGFloat = 16
    var horizontalPadding: CGFloat = 8
    var verticalPadding: CGFloat = 3
    /// The width of a separate column for the first text, which is aligned to the trailing side. Only
    /// `UITableViewCell`'s style `value2` uses such a column.
    package var column: CGFloat?

    package init() {}

    package struct Frames {
        package var image: CGRect?
        package var text: CGRect?
        package var secondary: CGRect?
        /// The distance from the leading side to the text, in points, even if the text is empty.
        package var textStart: CGFloat = 0
        /// The height of the content with its margins.
        var height: CGFloat = 0
    }

    private struct Texts {
        var first = CGSize.zero
        var second = CGSize.zero
        var isSideBySide = false
        var height: CGFloat = 0
    }

    private var leadingMargin: CGFloat { isRightToLeft ? margins.right : margins.left }
    private var trailingMargin: CGFloat { isRightToLeft ? margins.left : margins.right }

    /// The distance from the leading side to the text, in points, even if the text is empty.
    var textStart: CGFloat {
        guard image != nil else { return leadingMargin }
        return leadingMargin + reservedImage.width + (hasText || secondary != nil ? imagePadding : 0)
    }

    private var hasText: Bool { text != nil }

    /// The width of the content with both texts on one line.
    var naturalWidth: CGFloat {
        let (first, second) = (
            text.map { fitting($0, .infinity).width }, secondary.map { fitting($0, .infinity).width }
        )
        var texts = max(first ?? 0, second ?? 0)
        if isSideBySide, let first, let second { texts = (column ?? first) + horizontalPadding + second }
        return textStart + texts + trailingMargin
    }

    /// Returns the height of the content for a width.
    package func height(forWidth width: CGFloat) -> CGFloat {
        let texts = measure(width: max(0, width - textStart - trailingMargin))
        return margins.top + margins.bottom + max(texts.height, image == nil ? 0 : reservedImage.height)
    }

    /// Returns the frames of the image and the texts in a view of the given size. They are vertically centered inside
    /// the margins.
    package func frames(in size: CGSize, scale: CGFloat) -> Frames {
        let start = textStart
        let width = max(0, size.width - start - trailingMargin)
        let texts = measure(width: width)
        let middle = (margins.top + size.height - margins.bottom) / 2
        func pixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        var frames = Frames()
        frames.textStart = start
        if let image {
            frames.image = CGRect(
                x: pixel(leadingMargin + (reservedImage.width - image.width) / 2),
                y: pixel(middle - image.height / 2), width: image.width, height: image.height)
        }
        if texts.isSideBySide {
            place(texts, &frames, start, width, middle, pixel)
        } else {
            let top = pixel(middle - texts.height / 2)
            if text != nil { frames.text = CGRect(x: start, y: top, width: width, height: texts.first.height) }
            if secondary != nil {
                frames.secondary = CGRect(
                    x: start, y: top + texts.height - texts.second.height, width: width, height: texts.second.height)
            }
        }
        frames.height = margins.top + margins.bottom + max(texts.height, image == nil ? 0 : reservedImage.height)
        return isRightToLeft ? frames.mirrored(in: size.width) : frames
    }

    private func place(
        _ texts: Texts, _ frames: inout Frames, _ start: CGFloat, _ width: CGFloat, _ middle: CGFloat,
        _ pixel: (CGFloat) -> CGFloat
    ) {
        let (first, second) = (texts.first, texts.second)
        if let column {
            frames.text = CGRect(
                x: start + max(0, column - first.width), y: pixel(middle - first.height / 2),
                width: min(column, first.width), height: first.height)
            frames.secondary = CGRect(
                x: start + column + horizontalPadding, y: pixel(middle - second.height / 2), width: second.width,
                height: second.height)
        } else {
            frames.text = CGRect(
                x: start, y: pixel(middle - first.height / 2), width: first.width, height: first.height)
            frames.secondary = CGRect(
                x: start + width - second.width, y: pixel(middle - second.height / 2), width: second.width,
                height: second.height)
        }
    }

    /// Measures both texts: side by side if this is preferred and both fit in one line.
    private func measure(width: CGFloat) -> Texts {
        var texts = Texts()
        guard let text else {
            texts.second = secondary.map { fitting($0, width) } ?? .zero
            texts.height = texts.second.height
            return texts
        }
        guard let secondary else {
            texts.first = fitting(text, width)
            texts.height = texts.first.height
            return texts
        }
        if isSideBySide {
            if let column {
                texts.first = fitting(text, column)
                texts.second = fitting(secondary, max(0, width - column - horizontalPadding))
                texts.isSideBySide = true
            } else {
                let (first, second) = (fitting(text, .infinity), fitting(secondary, .infinity))
                if first.width + horizontalPadding + second.width <= width {
                    (texts.first, texts.second, texts.isSideBySide) = (first, second, true)
                } else if text.numberOfLines == 1 {
                    // The labels share the width of the line. If it is too narrow, the second label is truncated
                    // first.
                    let rest = max(0, width - horizontalPadding)
                    texts.first = CGSize(width: min(first.width, rest), height: first.height)
                    texts.second = CGSize(width: max(0, rest - texts.first.width), height: second.height)
                    texts.isSideBySide = true
                }
            }
            if texts.isSideBySide {
                texts.height = max(texts.first.height, texts.second.height)
                return texts
            }
        }
        texts.first = fitting(text, width)
        texts.second = fitting(secondary, width)
        texts.height = texts.first.height + verticalPadding + texts.second.height
        return texts
    }

    private func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }
}

extension ListContentLayout.Frames {
    fileprivate func mirrored(in width: CGFloat) -> Self {
        func mirror(_ rect: CGRect?) -> CGRect? {
            rect.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        var mirrored = self
        mirrored.image = mirror(image)
        mirrored.text = mirror(text)
        mirrored.secondary = mirror(secondary)
        return mirrored
    }
}
