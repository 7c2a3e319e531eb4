import Foundation

extension UIScreen {
    /// The initial size of a window, in points: a phone's screen. `IREKO_SIZE=1280x800` in the environment overrides
    /// it.
    package static var defaultSize: CGSize {
        guard let text = ProcessInfo.processInfo.environment["IREKO_SIZE"] else {
            return CGSize(width: 390, height: 844)
        }
        let parts = text.split(separator: "x").compactMap { Double($0) }
        guard parts.count == 2, parts.allSatisfy({ (1...16_384).contains($0) }) else {
            FileHandle.standardError.write(
                Data("IREKO_SIZE=\(text) is not of the form 390x844; using 390x844\n".utf8))
            return CGSize(width: 390, height: 844)
        }
        return CGSize(width: parts[0], height: parts[1])
    }
}
