import UIKit
import XCTest

/// How a value becomes a picture or a text, and how two of these compare.
public struct StillStrategy<Value> {
    public var pathExtension: String
    public var data: (Value) -> Data
    public var difference: (Data, Data) -> (message: String, attachments: [XCTAttachment])?

    public init(
        pathExtension: String, data: @escaping (Value) -> Data,
        difference: @escaping (Data, Data) -> (message: String, attachments: [XCTAttachment])?
    ) {
        self.pathExtension = pathExtension
        self.data = data
        self.difference = difference
    }
}

extension StillStrategy where Value == String {
    public static var lines: StillStrategy {
        StillStrategy(pathExtension: "txt", data: { Data($0.utf8) }) { old, new in
            guard old != new else { return nil }
            let attachment = XCTAttachment(string: String(decoding: new, as: UTF8.self))
            attachment.name = "new"
            return ("texts differ", [attachment])
        }
    }
}

extension StillStrategy where Value == UIImage {
    public static func image(precision: Double = 1) -> StillStrategy {
        StillStrategy(pathExtension: "png", data: { $0.pngData() ?? Data() }) { old, new in
            guard let a = UIImage(data: old)?.cgImage, let b = UIImage(data: new)?.cgImage else {
                return ("no pictures", [])
            }
            guard a.width == b.width, a.height == b.height else {
                return ("\(a.width) × \(a.height) against \(b.width) × \(b.height)", [])
            }
            let (x, y) = (pixels(of: a), pixels(of: b))
            let same = zip(x, y).filter { abs(Int($0) - Int($1)) <= 2 }.count
            guard Double(same) < precision * Double(x.count) else { return nil }
            let attachment = XCTAttachment(image: UIImage(cgImage: b))
            attachment.lifetime = .keepAlways
            return ("\(x.count - same) bytes differ", [attachment])
        }
    }
}

private func pixels(of image: CGImage) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    bytes.withUnsafeMutableBytes { buffer in
        let context = CGContext(
            data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
            bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    return bytes
}

extension StillStrategy where Value == UIView {
    /// Draws the view in a window.
    public static func hierarchy(
        size: CGSize, traits: UITraitCollection = UITraitCollection(displayScale: 2)
    ) -> StillStrategy {
        let image = StillStrategy<UIImage>.image(precision: 0.99)
        return StillStrategy(
            pathExtension: "png",
            data: { view in
                let window = UIWindow(frame: CGRect(origin: .zero, size: size))
                let controller = UIViewController()
                window.rootViewController = controller
                view.frame = window.bounds
                controller.view.addSubview(view)
                window.isHidden = false
                window.layoutIfNeeded()
                let renderer = UIGraphicsImageRenderer(
                    bounds: window.bounds, format: UIGraphicsImageRendererFormat(for: traits))
                return image.data(
                    renderer.image { _ in
                        XCTAssertTrue(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
                    })
            }, difference: image.difference)
    }

    /// Renders the view's layer, without a window.
    public static var layer: StillStrategy {
        let image = StillStrategy<UIImage>.image()
        return StillStrategy(
            pathExtension: "png",
            data: { view in
                view.layoutIfNeeded()
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                return image.data(
                    UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
                        view.layer.render(in: context.cgContext)
                    })
            }, difference: image.difference)
    }
}

public var isRecordingStills = false
private var counters: [String: Int] = [:]

/// Compares a value with its still beside the test.
public func assertStill<Value>(
    of value: @autoclosure () throws -> Value, as strategy: StillStrategy<Value>, named name: String? = nil,
    file: StaticString = #file, testName: String = #function, line: UInt = #line
) {
    guard let message = verifyStill(of: try value(), as: strategy, named: name, file: file, testName: testName)
    else { return }
    XCTFail(message, file: file, line: line)
}

public func verifyStill<Value>(
    of value: @autoclosure () throws -> Value, as strategy: StillStrategy<Value>, named name: String? = nil,
    file: StaticString = #file, testName: String = #function
) -> String? {
    let source = URL(fileURLWithPath: "\(file)", isDirectory: false)
    let folder = source.deletingLastPathComponent().appendingPathComponent("__Stills__")
        .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    let base = testName.replacingOccurrences(of: "()", with: "")
    let key = folder.path + base
    counters[key, default: 0] += name == nil ? 1 : 0
    let url = folder.appendingPathComponent("\(base).\(name ?? String(counters[key]!)).\(strategy.pathExtension)")
    do {
        let new = strategy.data(try value())
        guard !isRecordingStills, FileManager.default.fileExists(atPath: url.path) else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try new.write(to: url)
            return "recorded \(url.lastPathComponent)"
        }
        let old = try Data(contentsOf: url)
        guard let difference = strategy.difference(old, new) else { return nil }
        XCTContext.runActivity(named: "Difference") { activity in
            difference.attachments.forEach(activity.add)
        }
        return difference.message
    } catch {
        return error.localizedDescription
    }
}
