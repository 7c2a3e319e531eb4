import InterfaceDocuments

/// The styles that a segue sets on its destination before `prepare(for:sender:)`, which may change them.
@MainActor
struct SegueStyles {
    private let description: SegueDescription

    init(_ description: SegueDescription) { self.description = description }

    func apply(to destination: UIViewController) {
        switch description.kind {
        case .popoverPresentation, .popover: destination.modalPresentationStyle = .popover
        default:
            if let style = style(description.modalPresentationStyle, Self.presentationStyles, "modalPresentationStyle")
            {
                destination.modalPresentationStyle = style
            }
        }
        if let style = style(description.modalTransitionStyle, Self.transitionStyles, "modalTransitionStyle") {
            destination.modalTransitionStyle = style
        }
    }

    private func style<Style>(_ word: String?, _ styles: [String: Style], _ attribute: String) -> Style? {
        guard let word else { return nil }
        if let style = styles[word] { return style }
        Diagnostics.warn(
            .segue, "The segue in line \(description.line) has no effect with the \(attribute) '\(word.prefix(40))'.")
        return nil
    }

    private static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]

    private static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    /// Returns the directions of an element; all directions if its words name none.
    static func arrowDirections(_ words: [String]) -> UIPopoverArrowDirection {
        var directions: UIPopoverArrowDirection = []
        for word in words {
            switch word {
            case "up": directions.insert(.up)
            case "down": directions.insert(.down)
            case "left": directions.insert(.left)
            case "right": directions.insert(.right)
            default: break
            }
        }
        return directions.isEmpty ? .any : directions
    }
}
