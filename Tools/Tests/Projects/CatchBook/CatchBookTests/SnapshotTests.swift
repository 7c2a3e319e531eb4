//
//  SnapshotTests.swift
//  CatchBookTests
//

import XCTest

@testable import CatchBook

class SnapshotTests: XCTestCase {

    private func verify(_ view: UIView, _ name: String, file: StaticString = #file, line: UInt = #line) {
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
        defer { UIGraphicsEndImageContext() }
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        guard let image = UIGraphicsGetImageFromCurrentImageContext(), UIImagePNGRepresentation(image) != nil else {
            XCTFail("The view cannot be drawn", file: file, line: line)
            return
        }
        let url = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
            .appendingPathComponent("ReferenceImages").appendingPathComponent("\(name)@1x.png")
        guard let data = try? Data(contentsOf: url), let reference = UIImage(data: data, scale: 1) else {
            XCTFail("There is no reference \(url.path)", file: file, line: line)
            return
        }
        XCTAssertEqual(image.size, reference.size, file: file, line: line)
        XCTAssertEqual(pixels(of: image), pixels(of: reference), file: file, line: line)
    }

    private func pixels(of image: UIImage) -> [UInt8] {
        let width = Int(image.size.width)
        let height = Int(image.size.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let context = CGContext(
            data: &bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        if let cgImage = image.cgImage {
            context?.draw(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        return bytes
    }

    func testChart() {
        let chart = BarChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        chart.spacing = 5
        chart.values = [3, 2, 1]
        verify(chart, "chart")
    }

    func testPaddedLabelIsLarger() {
        let label = PaddedLabel()
        label.text = "Kept"
        let plain = UILabel()
        plain.text = "Kept"
        XCTAssertEqual(label.intrinsicContentSize.width, plain.intrinsicContentSize.width + 16)
        XCTAssertEqual(label.intrinsicContentSize.height, plain.intrinsicContentSize.height + 8)
    }
}
