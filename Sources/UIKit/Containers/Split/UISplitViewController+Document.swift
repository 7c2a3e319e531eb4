import CoreGraphics
import Foundation
import InterfaceDocuments
import UIKitCore

extension UISplitViewController {
    /// Returns the style of a storyboard or nib: three columns with a supplementary controller, as Xcode writes it.
    package static func style(of coder: DocumentCoder) -> Style {
        let element = coder.element
        let styles: KeyValuePairs<String, Style> = [
            "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
        ]
        let isTriple = element.bool(.allowTripleColumnStyle, default: false)
        let isDouble = element.bool(.allowDoubleColumnStyle, default: false)
        if let style = element.word(.style, in: styles) { return style }
        guard isTriple || isDouble else { return .unspecified }
        let hasSupplementary = element.segues.contains {
            $0.kind == .relationship && Relationship(rawValue: $0.relationship ?? "")?.column == .supplementary
        }
        return isTriple || hasSupplementary ? .tripleColumn : .doubleColumn
    }

    /// The names of relationships. The older names for two controllers are also used for columns.
    private enum Relationship: String, CaseIterable {
        case masterViewController, detailViewController, supplementaryViewController, compactViewController
        case primaryViewController, secondaryViewController

        var column: Column {
            switch self {
            case .masterViewController, .primaryViewController: .primary
            case .supplementaryViewController: .supplementary
            case .detailViewController, .secondaryViewController: .secondary
            case .compactViewController: .compact
            }
        }
    }

    package func decodeSplit(from coder: DocumentCoder) {
        let element = coder.element
        presentsWithGesture = element.bool(.presentsWithGesture, default: true)
        if let mode = element.word(.preferredDisplayMode, in: Self.displayModes) { preferredDisplayMode = mode }
        if let edge = element.word(.primaryEdge, in: ["leading": PrimaryEdge.leading, "trailing": .trailing]) {
            primaryEdge = edge
        }
        if let style = element.word(.primaryBackgroundStyle, in: ["none": BackgroundStyle.none, "sidebar": .sidebar]) {
            primaryBackgroundStyle = style
        }
        let behaviors: KeyValuePairs<String, SplitBehavior> = [
            "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        let behavior = element.word(.behavior, in: behaviors)
        let showsSecondaryOnly = element.bool(.showsSecondaryOnlyButton, default: false)
        if style != .unspecified {
            if let behavior { preferredSplitBehavior = behavior }
            if showsSecondaryOnly { showsSecondaryOnlyButton = true }
        }
        if let width = coder.length(.preferredPrimaryColumnWidth) { preferredPrimaryColumnWidth = width }
        if let width = coder.length(.minimumPrimaryColumnWidth) { minimumPrimaryColumnWidth = width }
        if let width = coder.length(.maximumPrimaryColumnWidth) { maximumPrimaryColumnWidth = width }
        if let share = coder.length(.preferredPrimaryColumnWidthFraction) {
            preferredPrimaryColumnWidthFraction = share
        }
        decodeColumns(from: coder)
    }

    // Chosen (Documents): The short words for display modes of split views are Xcode's, or are formed like Xcode's.
    /// The words for display modes, including those from before columns. The short words are Xcode's (`beside` occurs
    /// in storyboards and nibs; the other words are analogous).
    private static let displayModes: KeyValuePairs<String, DisplayMode> = [
        "automatic": .automatic, "beside": .oneBesideSecondary, "over": .oneOverSecondary, "overlay": .oneOverSecondary,
        "hidden": .secondaryOnly, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
        "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
        "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
    ]

    private func decodeColumns(from coder: DocumentCoder) {
        var controllers: [Column: UIViewController] = [:]
        for relationship in Relationship.allCases where controllers[relationship.column] == nil {
            guard let controller = coder.relationshipControllers(relationship.rawValue).first else { continue }
            controllers[relationship.column] = controller
        }
        if style == .unspecified {
            let both = [controllers[.primary], controllers[.secondary]].compactMap { $0 }
            if !both.isEmpty { replaceControllers(both) }
            return
        }
        // The children have the order of the columns.
        for column in SplitColumns.all {
            guard let controller = controllers[column] else { continue }
            let isBeside = column == .primary || column == .supplementary
            guard !(isBeside && controller is UITabBarController), column != .supplementary || style == .tripleColumn
            else {
                coder.element.note(.badValue(attribute: "relationship", value: "\(column)"))
                continue
            }
            setColumn(controller, column)
        }
    }
}
