import Foundation
import UIKit

extension Stage {
    /// Advances the clock and returns the frames of that time side by side in an image, each with its time and the
    /// callbacks since the previous frame.
    ///
    ///     navigation.pushViewController(detail, animated: true)
    ///     try stage.filmstrip(of: 0.5, every: 0.1).pngData()?.write(to: url)
    ///
    /// - Parameters:
    ///   - duration: Seconds to advance, from 0 to 60.
    ///   - interval: Seconds between two frames: at least 1/60. It is increased if there would be more than 100
    ///     frames.
    ///   - width: The width of a frame in the picture, in points.
    public func filmstrip(
        of duration: TimeInterval, every interval: TimeInterval = 0.1, width: CGFloat = 160
    ) -> UIImage {
        let duration = duration.isFinite ? min(max(duration, 0), 60) : 0
        let interval = max(interval.isFinite ? interval : 0, 1.0 / 60, duration / 99)
        let width = width.isFinite ? min(max(width, 40), 1000) : 160
        var frames: [(time: Double, picture: UIImage, lines: [String])] = []
        let began = time
        var seen = timeline.entries.count
        for index in 0...Int((duration / interval + 1e-9).rounded(.down)) {
            if index > 0 { advance(by: began + Double(index) * interval - time) }
            let picture = snapshot()
            let new = timeline.entries.dropFirst(seen).filter { $0.kind != .layout }
            seen = timeline.entries.count
            frames.append((time - began, picture, new.map { "\($0.name) \($0.callback)" }))
        }
        return Self.strip(of: frames, width: width)
    }

    private static func strip(
        of frames: [(time: Double, picture: UIImage, lines: [String])], width: CGFloat
    ) -> UIImage {
        let gap: CGFloat = 8
        let small: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 7), .foregroundColor: UIColor.black,
        ]
        let bold: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: UIColor.black,
        ]
        let heights = frames.map {
            $0.picture.size.width > 0 ? $0.picture.size.height * width / $0.picture.size.width : 0
        }
        let height = heights.max() ?? 0
        let lineCount = frames.map(\.lines.count).max() ?? 0
        let size = CGSize(
            width: (CGFloat(frames.count) * (width + gap) + gap).rounded(.up),
            height: (gap + height + 16 + CGFloat(lineCount) * 10 + gap).rounded(.up))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, frame) in frames.enumerated() {
                let x = gap + CGFloat(index) * (width + gap)
                let place = CGRect(x: x, y: gap, width: width, height: heights[index])
                frame.picture.draw(in: place)
                UIColor.lightGray.setStroke()
                context.stroke(place.insetBy(dx: -0.25, dy: -0.25))
                let time = String(format: "%.3f s", frame.time)
                time.draw(at: CGPoint(x: x, y: gap + height + 4), withAttributes: bold)
                for (row, line) in frame.lines.enumerated() {
                    let place = CGRect(x: x, y: gap + height + 17 + CGFloat(row) * 10, width: width, height: 10)
                    line.draw(in: place, withAttributes: small)
                }
            }
        }
    }
}
