import Foundation
import UIKitCore

/// The settings of a print job.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintinfo>.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// The kind of the content.
    public enum OutputType: Int, Sendable {
        /// Text and graphics in color.
        case general = 0
        /// Photos in color.
        case photo = 1
        /// Text and graphics without color.
        case grayscale = 2
        /// Photos without color.
        case photoGrayscale = 3
    }

    /// The orientation of the pages.
    public enum Orientation: Int, Sendable {
        /// The pages are taller than wide.
        case portrait = 0
        /// The pages are wider than tall.
        case landscape = 1
    }

    /// The sides of the paper that are printed, which a PDF file does not have.
    public enum Duplex: Int, Sendable {
        /// One side.
        case none = 0
        /// Both sides, turned at the long edge.
        case longEdge = 1
        /// Both sides, turned at the short edge.
        case shortEdge = 2
    }

    /// Creates settings with the defaults.
    public override init() { super.init() }

    /// Creates settings from a dictionary; missing and unknown values have their defaults.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
        guard let dictionary else { return }
        printerID = dictionary["UIPrintInfoPrinterIDKey"] as? String
        jobName = dictionary["UIPrintInfoJobNameKey"] as? String ?? jobName
        if let number = dictionary["UIPrintInfoOutputTypeKey"] as? Int {
            outputType = OutputType(rawValue: number) ?? outputType
        }
        if let number = dictionary["UIPrintInfoOrientationKey"] as? Int {
            orientation = Orientation(rawValue: number) ?? orientation
        }
        if let number = dictionary["UIPrintInfoDuplexKey"] as? Int { duplex = Duplex(rawValue: number) ?? duplex }
    }

    nonisolated deinit {}

    /// Returns settings with the defaults.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// The identifier of the printer. It is kept, and has no effect on a PDF file.
    open var printerID: String?

    /// The name of the job, and of the PDF file. The default is the name of the program.
    open var jobName = ProcessInfo.processInfo.processName

    /// The kind of the content. The default is `general`.
    open var outputType = OutputType.general

    /// The orientation of the pages. The default is `portrait`.
    open var orientation = Orientation.portrait

    /// The printed sides. The default is `none`.
    open var duplex = Duplex.none

    /// The settings as a dictionary, for `init(dictionary:)`.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [
            "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
            "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
        ]
        dictionary["UIPrintInfoPrinterIDKey"] = printerID
        return dictionary
    }
}
