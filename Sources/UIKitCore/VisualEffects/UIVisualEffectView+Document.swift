import Foundation
import InterfaceDocuments

extension UIVisualEffectView {
    /// Reads what a document says of the view. Its subviews are its content view's.
    func decodeEffectView(from coder: DocumentCoder) {
        if let content = coder.element.object(.contentView) {
            let outer = coder.unit.layout.superviewSize
            coder.unit.layout.superviewSize = bounds.size
            contentView.decode(content, in: coder.unit)
            coder.unit.layout.superviewSize = outer
            // It fills the view, whatever is written.
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
    /// The effect that a document describes. A style that is not known counts as `regular`, of a vibrancy as that of labels.
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
