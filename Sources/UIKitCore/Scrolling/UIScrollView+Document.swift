import Foundation
import InterfaceDocuments

extension UIScrollView {
    /// Decodes a scroll view, including tables, collections and text views.
    func decodeScrollView(from coder: DocumentCoder) {
        let element = coder.element
        if element.bool(.pagingEnabled, default: false) { isPagingEnabled = true }
        if !element.bool(.scrollEnabled, default: true) { isScrollEnabled = false }
        if element.bool(.directionalLockEnabled, default: false) { isDirectionalLockEnabled = true }
        if !element.bool(.bounces, default: true) { bounces = false }
        if element.bool(.alwaysBounceVertical, default: false) { alwaysBounceVertical = true }
        if element.bool(.alwaysBounceHorizontal, default: false) { alwaysBounceHorizontal = true }
        if !element.bool(.bouncesZoom, default: true) { bouncesZoom = false }
        if !element.bool(.delaysContentTouches, default: true) { delaysContentTouches = false }
        if !element.bool(.canCancelContentTouches, default: true) { canCancelContentTouches = false }
        decodeIndicators(coder)
        // Text and collection views have 0, which is ignored.
        if let scale = element.number(.minimumZoomScale), scale > 0, scale != 1 { minimumZoomScale = scale }
        if let scale = element.number(.maximumZoomScale), scale > 0, scale != 1 { maximumZoomScale = scale }
        if let mode = element.word(.keyboardDismissMode, in: Self.dismissModes) { keyboardDismissMode = mode }
        if let behavior = element.word(.contentInsetAdjustmentBehavior, in: Self.adjustmentBehaviors) {
            contentInsetAdjustmentBehavior = behavior
        }
        if let insets = coder.edgeInsets(.contentInset) { contentInset = insets }
    }

    private func decodeIndicators(_ coder: DocumentCoder) {
        let element = coder.element
        if !element.bool(.showsHorizontalScrollIndicator, default: true) { showsHorizontalScrollIndicator = false }
        if !element.bool(.showsVerticalScrollIndicator, default: true) { showsVerticalScrollIndicator = false }
        if let style = element.word(.indicatorStyle, in: Self.indicatorStyles) { indicatorStyle = style }
        if !element.bool(.automaticallyAdjustsScrollIndicatorInsets, default: true) {
            automaticallyAdjustsScrollIndicatorInsets = false
        }
        if let insets = coder.edgeInsets(.scrollIndicatorInsets) { scrollIndicatorInsets = insets }
    }

    private static let dismissModes: KeyValuePairs<String, KeyboardDismissMode> = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
    ]

    private static let adjustmentBehaviors: KeyValuePairs<String, ContentInsetAdjustmentBehavior> = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]

    private static let indicatorStyles: KeyValuePairs<String, IndicatorStyle> = [
        "default": .default, "black": .black, "white": .white,
    ]

    // MARK: Names

    static func addScrollViewProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("delegate", \UIScrollView.delegate)
            .adding("contentSize", \UIScrollView.contentSize)
            .adding("contentOffset", \UIScrollView.contentOffset)
            .adding("scrollEnabled", \UIScrollView.isScrollEnabled)
            .adding("pagingEnabled", \UIScrollView.isPagingEnabled)
            .adding("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
            .adding("bounces", \UIScrollView.bounces)
            .adding("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
            .adding("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
            .adding("bouncesZoom", \UIScrollView.bouncesZoom)
            .adding("delaysContentTouches", \UIScrollView.delaysContentTouches)
            .adding("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
            .adding("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
            .adding("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
            .adding("scrollsToTop", \UIScrollView.scrollsToTop)
            .adding("minimumZoomScale", \UIScrollView.minimumZoomScale)
            .adding("maximumZoomScale", \UIScrollView.maximumZoomScale)
            .adding("zoomScale", \UIScrollView.zoomScale)
            .adding(reading: "panGestureRecognizer", \UIScrollView.panGestureRecognizer)
    }
}
