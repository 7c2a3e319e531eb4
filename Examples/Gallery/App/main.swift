import Foundation
import GalleryPages
import UIKit

// With a display: the gallery in a window. With `--tour DIR`: a picture of every page, without a display. With
// `--articles DIR`: the documentation's pictures (`make article-pictures`).
let arguments = CommandLine.arguments
if let index = arguments.firstIndex(of: "--tour") {
    Tour.run(writingTo: URL(fileURLWithPath: arguments.count > index + 1 ? arguments[index + 1] : "Output/gallery"))
} else if let index = arguments.firstIndex(of: "--articles") {
    ArticlePictures.run(
        writingTo: URL(fileURLWithPath: arguments.count > index + 1 ? arguments[index + 1] : "Output/articles"))
} else {
    GalleryApp.main()
}
