import Logging

/// The logs of UIKit. All modules log with UIKit as the source.
package struct Log: Sendable {
    /// All categories except drawing.
    package static let general = Log(label: "ireko.UIKit")

    /// Colors, images, fonts and contexts, on any thread.
    static let drawing = Log(label: "ireko.UIKit.drawing")

    private let logger: Logger

    private init(label: String) { logger = Logger(label: label) }

    package func error(_ message: @autoclosure () -> String) { logger.error("\(message())", source: "UIKit") }

    package func warning(_ message: @autoclosure () -> String, rule: String? = nil) {
        logger.warning("\(message())", metadata: rule.map { ["rule": "\($0)"] }, source: "UIKit")
    }
}
