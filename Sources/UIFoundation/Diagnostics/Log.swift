import Logging

/// The logs of what may be used on any thread.
enum Log {
    /// Colours, images, fonts and contexts.
    static let drawing = Logger(label: "ireko.UIKit.drawing")
}
