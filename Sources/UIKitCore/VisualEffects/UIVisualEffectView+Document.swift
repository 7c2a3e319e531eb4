import Foundation
import InterfaceDocuments

extension UIVisualEffectView {
    /// Decodes the properties of the view. Its subviews are the subviews of the content view.
    func decodeEffectView(from coder: DocumentCoder) {
        if let content = coder.element.object(.contentView) {
            let outer = coder.unit.layout.superviewSize
            coder.unit.layout.superviewSize = bounds.size
            contentView.decode(content, in: coder.unit)
            coder.unit.layout.superviewSize = outer
            // The content view fills the view, regardless of the storyboard or nib.
            contentView.frame = bounds
            contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if let effect = coder.element.effect.map(UIVisualEffect.make) { self.effect = effect }
    }

    static func addEffectViewProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("effect", \UIVisualEffectView.effect)
            .adding(reading: "contentView", \UIVisualEffectView.contentView)
    }
}

extension UIVisualEffect {
    /// Returns the effect of a description. Unknown blur styles are replaced by `regular`, unknown vibrancy styles by
    /// the style for labels.
    static func make(_ description: EffectDescription) -> UIVisualEffect {
        switch description {
        case .blur(let style): UIBlurEffect(style: blurStyles[style] ?? .regular)
        case .vibrancy(let blur, let style):
            UIVibrancyEffect(
                blurEffect: UIBlurEffect(style: blurStyles[blur] ?? .regular),
                style: style.flatMap { vibrancyStyles[$0] } ?? .label)
        }
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}
