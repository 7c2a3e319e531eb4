/// The type of `#imageLiteral(resourceName:)` in an expression without a type.
public typealias _ImageLiteralType = UIImage

// Chosen (Swift): `#imageLiteral(resourceName:)` of a missing image is an empty image, and a line in the log; UIKit
// stops the program.
extension UIImage: _ExpressibleByImageLiteral {}
