import Foundation
import InterfaceDocuments

extension UIStackView {
    /// Decodes a stack view. Its existing subviews become arranged.
    func decodeStackView(from coder: DocumentCoder) {
        let element = coder.element
        for view in subviewsStorage {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.flags.isArranged = true
        }
        arranged = subviewsStorage
        if let axis = element.word(.axis, in: Self.axes) { self.axis = axis }
        if let alignment = element.word(.alignment, in: Self.alignments) { self.alignment = alignment }
        if let distribution = element.word(.distribution, in: Self.distributions) { self.distribution = distribution }
        if let spacing = element.spacing { self.spacing = spacing }
        if element.bool(.baselineRelativeArrangement, default: false) { isBaselineRelativeArrangement = true }
        // Chosen (Documents): Explicit margins of a stack view in a storyboard or nib are used for the arranged views:
        // the format is not known.
        let hasMargins = element.insets(.layoutMargins) != nil || element.insets(.directionalLayoutMargins) != nil
        if element.bool(.layoutMarginsRelativeArrangement, default: hasMargins) {
            isLayoutMarginsRelativeArrangement = true
        }
    }

    private static let axes: KeyValuePairs<String, NSLayoutConstraint.Axis> = [
        "horizontal": .horizontal, "vertical": .vertical,
    ]

    private static let alignments: KeyValuePairs<String, Alignment> = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]

    private static let distributions: KeyValuePairs<String, Distribution> = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    // MARK: Names

    static func addStackViewProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("axis", \UIStackView.axis)
            .adding("alignment", \UIStackView.alignment)
            .adding("distribution", \UIStackView.distribution)
            .adding("spacing", \UIStackView.spacing)
            .adding("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
            .adding("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
            .adding(reading: "arrangedSubviews", \UIStackView.arrangedSubviews)
    }
}

extension UIStackView: DocumentVarying {
    package func apply(_ variation: DocumentVariation) {
        if let element = variation[.axis] { axis = element.word(.axis, in: Self.axes) ?? .horizontal }
        if let element = variation[.alignment] { alignment = element.word(.alignment, in: Self.alignments) ?? .fill }
        if let element = variation[.distribution] {
            distribution = element.word(.distribution, in: Self.distributions) ?? .fill
        }
        if let element = variation[.spacingType] ?? variation[.spacing] { spacing = element.spacing ?? 0 }
    }
}

@MainActor
extension ObjectElement {
    /// The spacing of arranged views; `nil` if it is missing.
    fileprivate var spacing: CGFloat? {
        let number = number(.spacing)
        return text(of: .spacingType) == "standard" ? UIStackView.spacingUseSystem : number.map { CGFloat($0) }
    }
}
