/// The type of `#imageLiteral(resourceName:)` in an expression without a type.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
