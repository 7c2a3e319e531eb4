// swift-format-ignore-file: NoPlaygroundLiterals

import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Literals of colors and images")
struct LiteralTests {
    @Test("A color literal is a UIColor, also in an expression without a type")
    func color() {
        let plain = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
        let expected: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)

        expectEqual(plain, UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
        expectEqual(plain, expected)
        expectNotEqual(UIView().backgroundColor, #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("An image literal is a UIImage, which is empty if the image is missing")
    func image() {
        let image = #imageLiteral(resourceName: "no such image")
        let images: [UIImage] = [#imageLiteral(resourceName: "no such image")]

        expectEqual(image.size, .zero)
        expectEqual(images.count, 1)
    }
}
