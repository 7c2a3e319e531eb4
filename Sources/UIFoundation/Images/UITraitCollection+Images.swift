extension UITraitCollection {
    /// A configuration of these traits, for looking images up.
    ///
    ///     asset.image(with: traitCollection.imageConfiguration)
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
