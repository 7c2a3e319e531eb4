import Foundation
import GalleryPages
import UIKit

// With a display: the gallery in a window. With `--tour DIR`: a picture of every page, without a display.
let arguments = CommandLine.arguments
if let index = arguments.firstIndex(of: "--tour") {
    Tour.run(writingTo: URL(fileURLWithPath: arguments.count > index + 1 ? arguments[index + 1] : "Output/gallery"))
} else {
    GalleryApp.main()
}
