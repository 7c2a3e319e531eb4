import Logging

/// The logs of UIKit. Each line names UIKit as its source, whichever of its modules it comes from.
package struct Log: Sendable {
    /// Everything but drawing.
    package static let general = Log(label: "ireko.UIKit")

    /// Colours, images, fonts and contexts, on any thread.
    static let drawing = Log(label: "ireko.UIKit.drawing")

    private let logger: Logger

    private init(label: String) { logger = Logger(label: label) }

    package func error(_ message: @autoclosure () -> String) { logger.error("\(message())", source: "UIKit") }

    package func warning(_ message: @autoclosure () -> String, rule: String? = nil) {
        logger.warning("\(message())", metadata: rule.map { ["rule": "\($0)"] }, source: "UIKit")
    }
}
