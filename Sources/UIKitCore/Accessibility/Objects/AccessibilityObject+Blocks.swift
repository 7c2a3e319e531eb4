import CoreGraphics
import Foundation
import UIFoundation

// The block forms of iOS 17. They are set, not overridden, and therefore are declared in an extension.
extension AccessibilityObject {
    // MARK: Blocks of properties

    /// Returns `isAccessibilityElement` each time that it is read; `nil` by default.
    public final var isAccessibilityElementBlock: (@MainActor () -> Bool)? {
        get { accessibilityValues.blocks?.isElement }
        set { accessibilityValues.setBlock(newValue, \.isElement) }
    }

    /// Returns `accessibilityLabel` each time that it is read; `nil` by default.
    public final var accessibilityLabelBlock: (@MainActor () -> String?)? {
        get { accessibilityValues.blocks?.label }
        set { accessibilityValues.setBlock(newValue, \.label) }
    }

    /// Returns `accessibilityValue` each time that it is read; `nil` by default.
    public final var accessibilityValueBlock: (@MainActor () -> String?)? {
        get { accessibilityValues.blocks?.value }
        set { accessibilityValues.setBlock(newValue, \.value) }
    }

    /// Returns `accessibilityHint` each time that it is read; `nil` by default.
    public final var accessibilityHintBlock: (@MainActor () -> String?)? {
        get { accessibilityValues.blocks?.hint }
        set { accessibilityValues.setBlock(newValue, \.hint) }
    }

    /// Returns `accessibilityAttributedLabel` each time that it is read; `nil` by default.
    public final var accessibilityAttributedLabelBlock: (@MainActor () -> NSAttributedString?)? {
        get { accessibilityValues.blocks?.attributedLabel }
        set { accessibilityValues.setBlock(newValue, \.attributedLabel) }
    }

    /// Returns `accessibilityAttributedValue` each time that it is read; `nil` by default.
    public final var accessibilityAttributedValueBlock: (@MainActor () -> NSAttributedString?)? {
        get { accessibilityValues.blocks?.attributedValue }
        set { accessibilityValues.setBlock(newValue, \.attributedValue) }
    }

    /// Returns `accessibilityAttributedHint` each time that it is read; `nil` by default.
    public final var accessibilityAttributedHintBlock: (@MainActor () -> NSAttributedString?)? {
        get { accessibilityValues.blocks?.attributedHint }
        set { accessibilityValues.setBlock(newValue, \.attributedHint) }
    }

    /// Returns `accessibilityTraits` each time that it is read; `nil` by default.
    public final var accessibilityTraitsBlock: (@MainActor () -> UIAccessibilityTraits)? {
        get { accessibilityValues.blocks?.traits }
        set { accessibilityValues.setBlock(newValue, \.traits) }
    }

    /// Returns `accessibilityIdentifier` each time that it is read; `nil` by default.
    public final var accessibilityIdentifierBlock: (@MainActor () -> String?)? {
        get { accessibilityValues.blocks?.identifier }
        set { accessibilityValues.setBlock(newValue, \.identifier) }
    }

    /// Returns `accessibilityLanguage` each time that it is read; `nil` by default.
    public final var accessibilityLanguageBlock: (@MainActor () -> String?)? {
        get { accessibilityValues.blocks?.language }
        set { accessibilityValues.setBlock(newValue, \.language) }
    }

    /// Returns `accessibilityTextualContext` each time that it is read; `nil` by default.
    public final var accessibilityTextualContextBlock: (@MainActor () -> UIAccessibilityTextualContext?)? {
        get { accessibilityValues.blocks?.textualContext }
        set { accessibilityValues.setBlock(newValue, \.textualContext) }
    }

    /// Returns `accessibilityUserInputLabels` each time that it is read; `nil` by default.
    public final var accessibilityUserInputLabelsBlock: (@MainActor () -> [String]?)? {
        get { accessibilityValues.blocks?.userInputLabels }
        set { accessibilityValues.setBlock(newValue, \.userInputLabels) }
    }

    /// Returns `accessibilityAttributedUserInputLabels` each time that it is read; `nil` by default.
    public final var accessibilityAttributedUserInputLabelsBlock: (@MainActor () -> [NSAttributedString]?)? {
        get { accessibilityValues.blocks?.attributedUserInputLabels }
        set { accessibilityValues.setBlock(newValue, \.attributedUserInputLabels) }
    }

    /// Returns `accessibilityExpandedStatus` each time that it is read; `nil` by default.
    public final var accessibilityExpandedStatusBlock: (@MainActor () -> UIAccessibilityExpandedStatus)? {
        get { accessibilityValues.blocks?.expandedStatus }
        set { accessibilityValues.setBlock(newValue, \.expandedStatus) }
    }

    /// Returns `accessibilityRespondsToUserInteraction` each time that it is read; `nil` by default.
    public final var accessibilityRespondsToUserInteractionBlock: (@MainActor () -> Bool)? {
        get { accessibilityValues.blocks?.respondsToUserInteraction }
        set { accessibilityValues.setBlock(newValue, \.respondsToUserInteraction) }
    }

    /// Returns `accessibilityFrame` each time that it is read; `nil` by default.
    public final var accessibilityFrameBlock: (@MainActor () -> CGRect)? {
        get { accessibilityValues.blocks?.frame }
        set { accessibilityValues.setBlock(newValue, \.frame) }
    }

    /// Returns `accessibilityPath` each time that it is read; `nil` by default.
    public final var accessibilityPathBlock: (@MainActor () -> UIBezierPath?)? {
        get { accessibilityValues.blocks?.path }
        set { accessibilityValues.setBlock(newValue, \.path) }
    }

    /// Returns `accessibilityActivationPoint` each time that it is read; `nil` by default.
    public final var accessibilityActivationPointBlock: (@MainActor () -> CGPoint)? {
        get { accessibilityValues.blocks?.activationPoint }
        set { accessibilityValues.setBlock(newValue, \.activationPoint) }
    }

    /// Returns `accessibilityElementsHidden` each time that it is read; `nil` by default.
    public final var accessibilityElementsHiddenBlock: (@MainActor () -> Bool)? {
        get { accessibilityValues.blocks?.elementsHidden }
        set { accessibilityValues.setBlock(newValue, \.elementsHidden) }
    }

    /// Returns `accessibilityViewIsModal` each time that it is read; `nil` by default.
    public final var accessibilityViewIsModalBlock: (@MainActor () -> Bool)? {
        get { accessibilityValues.blocks?.viewIsModal }
        set { accessibilityValues.setBlock(newValue, \.viewIsModal) }
    }

    /// Returns `shouldGroupAccessibilityChildren` each time that it is read; `nil` by default.
    public final var accessibilityShouldGroupAccessibilityChildrenBlock: (@MainActor () -> Bool)? {
        get { accessibilityValues.blocks?.groupsChildren }
        set { accessibilityValues.setBlock(newValue, \.groupsChildren) }
    }

    /// Returns `accessibilityNavigationStyle` each time that it is read; `nil` by default.
    public final var accessibilityNavigationStyleBlock: (@MainActor () -> UIAccessibilityNavigationStyle)? {
        get { accessibilityValues.blocks?.navigationStyle }
        set { accessibilityValues.setBlock(newValue, \.navigationStyle) }
    }

    /// Returns `accessibilityContainerType` each time that it is read; `nil` by default.
    public final var accessibilityContainerTypeBlock: (@MainActor () -> UIAccessibilityContainerType)? {
        get { accessibilityValues.blocks?.containerType }
        set { accessibilityValues.setBlock(newValue, \.containerType) }
    }

    /// Returns `accessibilityElements` each time that it is read; `nil` by default.
    public final var accessibilityElementsBlock: (@MainActor () -> [Any]?)? {
        get { accessibilityValues.blocks?.elements }
        set { accessibilityValues.setBlock(newValue, \.elements) }
    }

    /// Returns `automationElements` each time that it is read; `nil` by default.
    public final var automationElementsBlock: (@MainActor () -> [Any]?)? {
        get { accessibilityValues.blocks?.automationElements }
        set { accessibilityValues.setBlock(newValue, \.automationElements) }
    }

    /// Returns `accessibilityHeaderElements` each time that it is read; `nil` by default.
    public final var accessibilityHeaderElementsBlock: (@MainActor () -> [Any]?)? {
        get { accessibilityValues.blocks?.headerElements }
        set { accessibilityValues.setBlock(newValue, \.headerElements) }
    }

    /// Returns `accessibilityCustomActions` each time that it is read; `nil` by default.
    public final var accessibilityCustomActionsBlock: (@MainActor () -> [UIAccessibilityCustomAction]?)? {
        get { accessibilityValues.blocks?.customActions }
        set { accessibilityValues.setBlock(newValue, \.customActions) }
    }

    /// Returns `accessibilityCustomRotors` each time that it is read; `nil` by default.
    public final var accessibilityCustomRotorsBlock: (@MainActor () -> [UIAccessibilityCustomRotor]?)? {
        get { accessibilityValues.blocks?.customRotors }
        set { accessibilityValues.setBlock(newValue, \.customRotors) }
    }

    // MARK: Blocks of actions

    /// The default implementation of `accessibilityActivate()` calls this block; `nil` by default.
    public final var accessibilityActivateBlock: (@MainActor () -> Bool)? {
        get { accessibilityValues.blocks?.activate }
        set { accessibilityValues.setBlock(newValue, \.activate) }
    }

    /// The default implementation of `accessibilityIncrement()` calls this block; `nil` by default.
    public final var accessibilityIncrementBlock: (@MainActor () -> Void)? {
        get { accessibilityValues.blocks?.increment }
        set { accessibilityValues.setBlock(newValue, \.increment) }
    }

    /// The default implementation of `accessibilityDecrement()` calls this block; `nil` by default.
    public final var accessibilityDecrementBlock: (@MainActor () -> Void)? {
        get { accessibilityValues.blocks?.decrement }
        set { accessibilityValues.setBlock(newValue, \.decrement) }
    }

    /// The default implementation of `accessibilityPerformEscape()` calls this block; `nil` by default.
    public final var accessibilityPerformEscapeBlock: (@MainActor () -> Bool)? {
        get { accessibilityValues.blocks?.escape }
        set { accessibilityValues.setBlock(newValue, \.escape) }
    }

    /// The default implementation of `accessibilityPerformMagicTap()` calls this block; `nil` by default.
    public final var accessibilityMagicTapBlock: (@MainActor () -> Bool)? {
        get { accessibilityValues.blocks?.magicTap }
        set { accessibilityValues.setBlock(newValue, \.magicTap) }
    }
}
