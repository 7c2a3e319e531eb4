@_exported public import AccessibilityTree
import Foundation
import UIKit
import UIKitCore

extension Stage {
    // MARK: Accessibility

    /// The accessibility settings of the simulated user, which the properties of `UIAccessibility` return. A change is
    /// posted to the program, and changes the traits of its screens. A stage does not read the settings of the machine.
    ///
    ///     stage.accessibilitySettings.isReduceMotionEnabled = true
    public var accessibilitySettings: AccessibilitySettings {
        get { context.accessibility.settings }
        set {
            context.accessibility.settings = newValue
            settle()
        }
    }

    /// The elements on the screen in the order of a screen reader, as a tree. `json` returns it as
    /// text. The root is the program, and its children are the visible windows, the front window first.
    public var accessibilityTree: AccessibilityNode {
        settle()
        return AccessibilityTreeBuilder(of: scene).root
    }

    /// The spoken lines of the elements on the screen, in the order of a screen reader.
    public var accessibilityTranscript: [String] { accessibilityTree.elements.map(\.spokenLine) }

    /// The screen reader of the simulated user. It is disabled until `enable()`.
    public var voiceOver: VoiceOverService {
        if let voiceOverStorage { return voiceOverStorage }
        let service = VoiceOverService(self)
        voiceOverStorage = service
        return service
    }
}
