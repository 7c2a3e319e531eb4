extension UITraitCollection {
    /// An image configuration with these traits.
    ///
    ///     asset.image(with: traitCollection.imageConfiguration)
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
