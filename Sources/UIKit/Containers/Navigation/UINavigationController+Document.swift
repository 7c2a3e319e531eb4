import Foundation
import InterfaceDocuments

extension UINavigationController {
    /// Decodes the bars and the root controller of a storyboard or nib. Unless it specifies otherwise, the toolbar is
    /// hidden.
    func decodeNavigation(from coder: DocumentCoder) {
        let element = coder.element
        if let bar: UINavigationBar = coder.object(.navigationBar) { use(bar) }
        if let bar: UIToolbar = coder.object(.toolbar) { use(bar) }
        let hidesBar = element.bool(.navigationBarHidden, default: false)
        let hidesToolbar = element.bool(.toolbarHidden, default: true)
        if hidesBar || !hidesToolbar { changeBars(navigationBar: hidesBar, toolbar: hidesToolbar, animated: false) }
        if element.bool(.hidesBarsOnTap, default: false) { hidesBarsOnTap = true }
        if element.bool(.hidesBarsOnSwipe, default: false) { hidesBarsOnSwipe = true }
        if element.bool(.hidesBarsWhenVerticallyCompact, default: false) { hidesBarsWhenVerticallyCompact = true }
        let appears = element.bool(.hidesBarsWhenKeyboardAppears) ?? element.bool(.hidesBarsWhenKeyboardAppear)
        if appears == true { hidesBarsWhenKeyboardAppears = true }
        guard let root = coder.relationshipControllers("rootViewController").first else { return }
        guard !(root is UINavigationController), root !== self else {
            element.note(.badValue(attribute: "relationship", value: "rootViewController"))
            return
        }
        takeRoot(root)
    }

    static func addNavigationProperties(to table: NamedProperties) -> NamedProperties {
        let delegate: ReferenceWritableKeyPath<UINavigationController, (any UINavigationControllerDelegate)?> =
            \.delegate
        return
            table
            .adding("delegate", delegate)
            .adding("viewControllers", \UINavigationController.viewControllers)
            .adding(reading: "navigationBar", \UINavigationController.navigationBar)
            .adding(reading: "toolbar", \UINavigationController.toolbar)
            .adding("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
            .adding("toolbarHidden", \UINavigationController.isToolbarHidden)
            .adding("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
            .adding("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
            .adding("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
            .adding("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
    }
}
