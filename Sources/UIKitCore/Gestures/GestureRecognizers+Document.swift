import Foundation
import InterfaceDocuments

// Decodes UIKit's recognizers from storyboards and nibs, and defines their named properties. Missing attributes keep
// the class's default.

extension UITapGestureRecognizer {
    func decodeTap(from coder: DocumentCoder) {
        if let count = coder.element.count(.numberOfTapsRequired) { numberOfTapsRequired = count }
        if let count = coder.element.count(.numberOfTouchesRequired) { numberOfTouchesRequired = count }
    }

    static func addTapProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
            .adding("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
    }
}

extension UIPanGestureRecognizer {
    func decodePan(from coder: DocumentCoder) {
        let element = coder.element
        if let count = element.count(.minimumNumberOfTouches) { minimumNumberOfTouches = count }
        if let count = element.count(.maximumNumberOfTouches) { maximumNumberOfTouches = count }
        guard let words = element.words(.allowedScrollTypesMask) else { return }
        if words.contains("discrete") { allowedScrollTypesMask.insert(.discrete) }
        if words.contains("continuous") { allowedScrollTypesMask.insert(.continuous) }
    }

    static func addPanProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
            .adding("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
    }
}

extension UIScreenEdgePanGestureRecognizer {
    // Chosen (Documents): The `edges` of a screen-edge recognizer are the words of an attribute, or of a `rectEdge`
    // element: Xcode's format is not recorded.
    func decodeScreenEdgePan(from coder: DocumentCoder) {
        for word in coder.element.words(.edges) ?? [] {
            switch word {
            case "top": edges.insert(.top)
            case "left": edges.insert(.left)
            case "bottom": edges.insert(.bottom)
            case "right": edges.insert(.right)
            case "all": edges = .all
            default: coder.element.note(.unknownWord(attribute: "edges", word: word))
            }
        }
    }

    static func addScreenEdgePanProperties(to properties: NamedProperties) -> NamedProperties {
        properties.adding("edges", \UIScreenEdgePanGestureRecognizer.edges)
    }
}

extension UISwipeGestureRecognizer {
    func decodeSwipe(from coder: DocumentCoder) {
        if let count = coder.element.count(.numberOfTouchesRequired) { numberOfTouchesRequired = count }
        guard let words = coder.element.words(.direction) else { return }
        var direction: Direction = []
        for word in words {
            switch word {
            case "right": direction.insert(.right)
            case "left": direction.insert(.left)
            case "up": direction.insert(.up)
            case "down": direction.insert(.down)
            default: coder.element.note(.unknownWord(attribute: "direction", word: word))
            }
        }
        if !direction.isEmpty { self.direction = direction }
    }

    static func addSwipeProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("direction", \UISwipeGestureRecognizer.direction)
            .adding("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
    }
}

extension UILongPressGestureRecognizer {
    func decodeLongPress(from coder: DocumentCoder) {
        let element = coder.element
        // A long press, unlike other recognizers, may require zero taps.
        if let taps = element.integer(.numberOfTapsRequired), 0...1000 ~= taps { numberOfTapsRequired = taps }
        if let count = element.count(.numberOfTouchesRequired) { numberOfTouchesRequired = count }
        if let duration = element.number(.minimumPressDuration), duration >= 0 { minimumPressDuration = duration }
        if let distance = element.number(.allowableMovement), distance >= 0 { allowableMovement = distance }
    }

    static func addLongPressProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
            .adding("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
            .adding("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
            .adding("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
    }
}
