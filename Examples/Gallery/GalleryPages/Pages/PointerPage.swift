import UIKit

/// The effects and cursors of the mouse pointer, and motion effects.
final class PointerPage: SectionsViewController, UIPointerInteractionDelegate {
    private enum Kind: String, CaseIterable {
        case highlight = "Highlight"
        case lift = "Lift"
        case hover = "Hover with a tint and a shadow"
        case beam = "Beam"
        case hidden = "Hidden"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addSection("Under the pointer", note: "Move the mouse over the rows.", Kind.allCases.map(row))
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Button"
        button.isPointerInteractionEnabled = true
        let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-8, 8)
        button.addMotionEffect(tilt)
        addSection(nil, [Row("With a provider", button)])
    }

    private func row(_ kind: Kind) -> UIView {
        let tile = UIView()
        tile.backgroundColor = .systemIndigo
        tile.layer.cornerRadius = 8
        tile.accessibilityIdentifier = kind.rawValue
        tile.widthAnchor.constraint(equalToConstant: 64).isActive = true
        tile.heightAnchor.constraint(equalToConstant: 44).isActive = true
        tile.addInteraction(UIPointerInteraction(delegate: self))
        return Row(kind.rawValue, tile)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let view = interaction.view, let kind = view.accessibilityIdentifier.flatMap(Kind.init) else {
            return nil
        }
        let preview = UITargetedPreview(view: view)
        switch kind {
        case .highlight: return UIPointerStyle(effect: .highlight(preview))
        case .lift: return UIPointerStyle(effect: .lift(preview))
        case .hover: return UIPointerStyle(effect: .hover(preview, preferredTintMode: .overlay, prefersShadow: true))
        case .beam: return UIPointerStyle(shape: .verticalBeam(length: 24))
        case .hidden: return .hidden()
        }
    }
}
