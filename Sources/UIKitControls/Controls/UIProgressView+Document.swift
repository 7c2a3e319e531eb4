import InterfaceDocuments

extension UIProgressView {
    func decodeProgress(from coder: DocumentCoder) {
        let element = coder.element
        if let style = element.word(.progressViewStyle, in: ["default": Style.default, "bar": .bar]) {
            progressViewStyle = style
        }
        // The value is clamped first, since it can exceed the range of single precision.
        progress = Float(min(max(element.number(.progress, default: 0), 0), 1))
        if let color = coder.color(.progressTintColor) { progressTintColor = color }
        if let color = coder.color(.trackTintColor) { trackTintColor = color }
        if let image = coder.image(.progressImage) { progressImage = image }
        if let image = coder.image(.trackImage) { trackImage = image }
    }

    static func addProgressProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("progress", \UIProgressView.progress)
            .adding("progressTintColor", \UIProgressView.progressTintColor)
            .adding("trackTintColor", \UIProgressView.trackTintColor)
            .adding("progressImage", \UIProgressView.progressImage)
            .adding("trackImage", \UIProgressView.trackImage)
    }
}
