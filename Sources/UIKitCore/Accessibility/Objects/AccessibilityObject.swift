import CoreGraphics
import Foundation
import UIFoundation

// Chosen (Swift): The members of the informal protocol `UIAccessibility` are declared in a superclass of `UIResponder`
// and `UIBarItem`. On iOS `NSObject` has them; Swift cannot override members of an extension.
/// The superclass of responders and bar items. It declares the accessibility properties and methods, which every
/// `NSObject` has on iOS.
///
/// A program's class that is an accessibility element, but is neither a responder nor a bar item, derives from this
/// class instead of `NSObject`. Other objects in `accessibilityElements` are ignored.
///
/// Values that a program sets take precedence over the values that UIKit's classes compute, such as the title of a
/// button. The block forms of the properties (see ``accessibilityLabelBlock``) take precedence over both.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/uiaccessibility>.
@preconcurrency @MainActor
open class AccessibilityObject: NSObject {
    /// The values that were set, once one is set; or the number of the object in a tree.
    @exclusivity(unchecked) final var accessibilityStorage: AccessibilityStorage?

    /// Creates an object.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: Elements

    /// Whether the object is an accessibility element. Elements inside an element cannot be reached. The default is
    /// `false`; labels, buttons and most controls return `true`.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? false }
        set { accessibilityValues.isElement = newValue }
    }

    /// The name of the element, in a word or two; `nil` by default.
    open var accessibilityLabel: String? {
        get { accessibilityValues.label }
        set { accessibilityValues.label = newValue }
    }

    /// The name of the element with attributes of speech. Setting it also sets `accessibilityLabel`, and vice versa.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityValues.attributed(accessibilityLabel, .label) }
        set { accessibilityValues.setAttributed(newValue, .label) { accessibilityLabel = $0 } }
    }

    /// The value of the element, such as "50%"; `nil` by default.
    open var accessibilityValue: String? {
        get { accessibilityValues.value }
        set { accessibilityValues.value = newValue }
    }

    /// The value with attributes of speech. Setting it also sets `accessibilityValue`, and vice versa.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValues.attributed(accessibilityValue, .value) }
        set { accessibilityValues.setAttributed(newValue, .value) { accessibilityValue = $0 } }
    }

    /// The effect of using the element; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibilityValues.hint }
        set { accessibilityValues.hint = newValue }
    }

    /// The hint with attributes of speech. Setting it also sets `accessibilityHint`, and vice versa.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityValues.attributed(accessibilityHint, .hint) }
        set { accessibilityValues.setAttributed(newValue, .hint) { accessibilityHint = $0 } }
    }

    /// The kind and state of the element; `none` by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .none }
        set { accessibilityValues.traits = newValue }
    }

    /// The language of the texts as a BCP 47 tag such as `pt-PT`; `nil`, the default, for the user's language.
    open var accessibilityLanguage: String? {
        get { accessibilityValues.language }
        set { accessibilityValues.language = newValue }
    }

    /// The context of the element's text, which affects how it is spoken. The default is `nil`.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityValues.textualContext }
        set { accessibilityValues.textualContext = newValue }
    }

    /// The names for voice input, the most important name first. The default is empty: `accessibilityLabel` is the
    /// name. `nil` resets it.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityValues.userInputLabels.map { $0.map(\.string) } ?? [] }
        set { accessibilityValues.userInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }

    /// The names for voice input with attributes. Setting it also sets `accessibilityUserInputLabels`, and vice versa.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            accessibilityValues.userInputLabels
                ?? (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) }
        }
        set { accessibilityValues.userInputLabels = newValue }
    }

    /// Whether the element is expanded or collapsed. The default is `unsupported`.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibilityValues.expandedStatus }
        set { accessibilityValues.expandedStatus = newValue }
    }

    /// Whether voice input and switch control offer the element. The default is `true` unless the traits contain
    /// `notEnabled`.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityValues.respondsToUserInteraction ?? !accessibilityTraits.contains(.notEnabled) }
        set { accessibilityValues.respondsToUserInteraction = newValue }
    }

    /// How touches of an element with the trait `allowsDirectInteraction` are passed to it. The default is `none`.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibilityValues.directTouchOptions }
        set { accessibilityValues.directTouchOptions = newValue }
    }

    // MARK: Geometry

    /// The rectangle of the element in the coordinate space of the screen. The default is zero; for a view, its bounds
    /// on the screen, which follow the view until a rectangle is set.
    open var accessibilityFrame: CGRect {
        get { accessibilityValues.frame ?? .zero }
        set { accessibilityValues.frame = newValue }
    }

    /// The outline of the element in the coordinate space of the screen, if it is not a rectangle; `nil` by default.
    /// The order of elements depends on `accessibilityFrame` only.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityValues.path }
        set { accessibilityValues.path = newValue }
    }

    /// The point on the screen that receives a touch if the element is activated. The default is the middle of
    /// `accessibilityFrame`.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityValues.activationPoint ?? accessibilityFrame.middle }
        set { accessibilityValues.activationPoint = newValue }
    }

    // MARK: Containers

    /// Whether the elements inside the object are hidden, and the object itself if it is an element. The default is
    /// `false`.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues.hidesElements }
        set { accessibilityValues.hidesElements = newValue }
    }

    /// Whether the siblings of the object are hidden. The default is `false`.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues.isModal }
        set { accessibilityValues.isModal = newValue }
    }

    /// Whether all elements inside the object are visited before elements outside. The default is `false`: elements are
    /// visited by their position on the screen.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues.groupsChildren }
        set { accessibilityValues.groupsChildren = newValue }
    }

    /// How switch control visits the elements inside the object. The default is `automatic`.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityValues.navigationStyle }
        set { accessibilityValues.navigationStyle = newValue }
    }

    /// The kind of container; `none` by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityValues.containerType }
        set { accessibilityValues.containerType = newValue }
    }

    /// The elements inside the object, in the order of traversal; `nil`, the default, for the subviews of a view. The
    /// list may contain containers.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues.elements }
        set { accessibilityValues.elements = newValue }
    }

    /// The elements for tests, if these are not `accessibilityElements`; `nil` by default.
    open var automationElements: [Any]? {
        get { accessibilityValues.automationElements }
        set { accessibilityValues.automationElements = newValue }
    }

    /// The elements that are spoken as headers of this element; `nil` by default.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityValues.headerElements }
        set { accessibilityValues.headerElements = newValue }
    }

    /// Returns the number of elements inside the object; 0 unless `accessibilityElements` is set.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the element at an index; `nil` if the index is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element; `NSNotFound` if the object does not contain it.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let wanted = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === wanted } ?? NSNotFound
    }

    // MARK: Actions

    /// Activates the element. Returns `false`, the default, if a touch of the activation point has to do this.
    open func accessibilityActivate() -> Bool { accessibilityValues.blocks?.activate?() ?? false }

    /// Increases the value. Called for elements with the trait `adjustable`. The default implementation has no effect.
    open func accessibilityIncrement() { accessibilityValues.blocks?.increment?() }

    /// Decreases the value. Called for elements with the trait `adjustable`. The default implementation has no effect.
    open func accessibilityDecrement() { accessibilityValues.blocks?.decrement?() }

    /// Scrolls by a page, and posts `pageScrolled`. Returns `false`, the default, if the object does not scroll; then
    /// the next responder is called.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Closes a view that is modal, or goes back. Returns `false`, the default, if the object does not close; then the
    /// next responder is called.
    open func accessibilityPerformEscape() -> Bool { accessibilityValues.blocks?.escape?() ?? false }

    /// Performs the most important action, such as playing and pausing. Returns `false`, the default, if the object has
    /// none; then the next responder is called.
    open func accessibilityPerformMagicTap() -> Bool { accessibilityValues.blocks?.magicTap?() ?? false }

    /// Enlarges the content around a point on the screen. Called for elements with the trait `supportsZoom`. Returns
    /// `false` by default.
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

    /// Reduces the content around a point on the screen. Called for elements with the trait `supportsZoom`. Returns
    /// `false` by default.
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

    /// Additional actions; `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues.customActions }
        set { accessibilityValues.customActions = newValue }
    }

    /// Additional rotors, which find elements of a kind; `nil` by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityValues.customRotors }
        set { accessibilityValues.customRotors = newValue }
    }

    /// The places from which the element can be dragged; `nil` by default.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityValues.dragSources }
        set { accessibilityValues.dragSources = newValue }
    }

    /// The places on which a dragged element can be dropped; `nil` by default.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityValues.dropPoints }
        set { accessibilityValues.dropPoints = newValue }
    }

    // MARK: Focus

    /// Called after the screen reader has moved to the element. The default implementation has no effect.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called after the screen reader has left the element. The default implementation has no effect.
    open func accessibilityElementDidLoseFocus() {}

    /// Returns whether the screen reader is at the element.
    open func accessibilityElementIsFocused() -> Bool { UIContext.current.accessibility.focused === self }

    /// Returns the assistive technologies that are at the element; `nil` without one.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }
}
