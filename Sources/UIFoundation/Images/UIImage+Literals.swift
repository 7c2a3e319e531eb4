/// The inferred type of an `#imageLiteral(resourceName:)` expression without a type annotation.
public typealias _ImageLiteralType = UIImage

// Chosen (Swift): If the image of `#imageLiteral(resourceName:)` is missing, the literal is an empty image and a line
// is logged. UIKit stops the program.
extension UIImage: _ExpressibleByImageLiteral {}
