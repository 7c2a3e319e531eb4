import Foundation
import InterfaceDocuments

extension DocumentUnit {
    /// Returns the layout guide of a description.
    ///
    /// - Parameters:
    ///   - description: The guide's description.
    ///   - owner: The element of the view or controller that owns the guide.
    /// - Returns: `nil` if the owner has not been created in this unit, or has no such guide.
    func layoutGuide(_ description: LayoutGuideDescription, of owner: ObjectElement) -> UILayoutGuide? {
        switch description.kind {
        case .top, .bottom: return edgeGuide(isTop: description.kind == .top, of: owner)
        default: break
        }
        guard let view = object(owner, as: UIView.self) else { return nil }
        switch description.kind {
        case .safeArea: return view.safeAreaLayoutGuide
        case .layoutMargins: return view.layoutMarginsGuide
        case .readableContent: return view.readableContentGuide
        case .contentLayoutGuide: return (view as? UIScrollView)?.contentLayoutGuide
        case .frameLayoutGuide: return (view as? UIScrollView)?.frameLayoutGuide
        case .keyboard: return view.keyboardLayoutGuide
        case .top, .bottom: return nil
        }
    }

    /// Returns a controller's `topLayoutGuide` or `bottomLayoutGuide`. If the controller does not have its view yet,
    /// the guide of the new view is used.
    private func edgeGuide(isTop: Bool, of owner: ObjectElement) -> UILayoutGuide? {
        let controller = item(withID: owner.id) as? UIViewController
        let root = owner.object(.view).flatMap { object($0, as: UIView.self) } ?? controller?.viewIfLoaded
        guard let root else { return nil }
        let strip = layout.strip(isTop: isTop, of: owner.index, in: root)
        if let extras = controller?.extrasForWriting {
            if isTop { extras.topStrip = strip } else { extras.bottomStrip = strip }
        }
        return strip
    }
}
