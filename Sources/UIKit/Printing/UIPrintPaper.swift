import CoreGraphics
import Foundation
import UIKitCore

/// A size of paper.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintpaper>.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    // Chosen (Files): Documents are printed on A4, in the United States, Canada and Mexico on US Letter, with margins
    // of half an inch.
    private static let margin: CGFloat = 36

    /// The size of the paper in points.
    open var paperSize: CGSize { size }
    /// The area inside of the margins, in points.
    open var printableRect: CGRect {
        let margin = min(Self.margin, min(size.width, size.height) / 4)
        return CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
    }

    private let size: CGSize

    private init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init()
    }

    nonisolated deinit {}

    static let a4 = UIPrintPaper(width: 595, height: 842)
    static let letter = UIPrintPaper(width: 612, height: 792)

    /// The papers that are offered to a print controller's delegate.
    static let all = [a4, letter, UIPrintPaper(width: 420, height: 595), UIPrintPaper(width: 842, height: 1191)]

    /// The usual paper of the user's region.
    static var ofUser: UIPrintPaper {
        ["US", "CA", "MX"].contains(Locale.current.region?.identifier ?? "") ? letter : a4
    }

    /// Returns the smallest paper with room for a page; the largest if none has room.
    ///
    /// - Parameters:
    ///   - contentSize: The size of the page in points.
    ///   - paperList: The papers. If the list is empty, the papers of the system are used.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    {
        let sorted = (paperList.isEmpty ? all : paperList).sorted {
            $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height
        }
        let fitting = sorted.first { paper in
            let (short, long) = (
                min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height)
            )
            return short <= min(paper.paperSize.width, paper.paperSize.height)
                && long <= max(paper.paperSize.width, paper.paperSize.height)
        }
        return fitting ?? sorted.last ?? ofUser
    }
}
