import InterfaceDocuments

// The properties of controls, in addition to those of all views, that Xcode can vary by size class: fonts, colors and
// images.

extension UIButton: DocumentVarying {
    package func apply(_ variation: DocumentVariation) {
        if let font = variation.font(size: UIFont.buttonFontSize) { titleLabel?.font = font }
    }
}

extension UISwitch: DocumentVarying {
    package func apply(_ variation: DocumentVariation) {
        if let color = variation.color(.onTintColor) { onTintColor = color }
        if let color = variation.color(.thumbTintColor) { thumbTintColor = color }
    }
}

extension UISlider: DocumentVarying {
    package func apply(_ variation: DocumentVariation) {
        if let color = variation.color(.minimumTrackTintColor) { minimumTrackTintColor = color }
        if let color = variation.color(.maximumTrackTintColor) { maximumTrackTintColor = color }
        if let color = variation.color(.thumbTintColor) { thumbTintColor = color }
        if let image = variation.image(.minimumValueImage) { minimumValueImage = image }
        if let image = variation.image(.maximumValueImage) { maximumValueImage = image }
    }
}

extension UIProgressView: DocumentVarying {
    package func apply(_ variation: DocumentVariation) {
        if let color = variation.color(.progressTintColor) { progressTintColor = color }
        if let color = variation.color(.trackTintColor) { trackTintColor = color }
    }
}

extension UIPageControl: DocumentVarying {
    package func apply(_ variation: DocumentVariation) {
        if let color = variation.color(.pageIndicatorTintColor) { pageIndicatorTintColor = color }
        if let color = variation.color(.currentPageIndicatorTintColor) { currentPageIndicatorTintColor = color }
    }
}

extension UISegmentedControl: DocumentVarying {
    package func apply(_ variation: DocumentVariation) {
        if let color = variation.color(.selectedSegmentTintColor) { selectedSegmentTintColor = color }
    }
}
