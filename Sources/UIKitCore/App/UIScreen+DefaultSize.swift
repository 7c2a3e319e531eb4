import Foundation
import RenderServer

extension UIScreen {
    /// The initial size of a window, in points. `IREKO_SIZE=1280x800` in the environment takes precedence, then
    /// `IREKO_DEVICE=iPhone15`; the default is the size of a phone's screen.
    package static var defaultSize: CGSize {
        let environment = ProcessInfo.processInfo.environment
        if environment["IREKO_SIZE"] == nil, let device = SimulatedDevice.fromEnvironment { return device.size }
        let (size, message) = defaultSize(written: environment["IREKO_SIZE"])
        if let message { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
        return size
    }

    /// Parses a size such as `1280x800`. Without a valid text, returns a phone's size, with a message if the text is
    /// invalid.
    static func defaultSize(written text: String?) -> (size: CGSize, message: String?) {
        let phone = CGSize(width: 390, height: 844)
        guard let text else { return (phone, nil) }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width.isFinite, height.isFinite else {
            return (phone, "IREKO_SIZE=\(text.excerpt) does not have the form 390x844; using 390x844")
        }
        guard (1...16_384).contains(width), (1...16_384).contains(height) else {
            return (
                phone,
                "IREKO_SIZE=\(text.excerpt): a window must be from 1 to 16384 points wide and high; using 390x844"
            )
        }
        return (CGSize(width: width, height: height), nil)
    }
}
