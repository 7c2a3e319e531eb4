open class UIPopoverPresentationController: UIPresentationController {
    init(_ presented: UIViewController) { super.init(presentedViewController: presented, presenting: nil) }
    open var sourceView: UIView?
    open override func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact ? .formSheet : .none
    }
}
extension UIViewController {
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
