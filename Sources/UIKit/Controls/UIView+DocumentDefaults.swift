import CoreGraphics
import Foundation
import InterfaceDocuments

extension UIView {
    /// Sets what a class has in place of a view's own defaults. An object of a document has what that says instead, which has been
    /// read: opaque, unless it says no, and priorities where they are written.
    func setDefaults(opaque: Bool? = nil, hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:], coder: NSCoder?) {
        let element = coder?.ofDocument?.element
        if let opaque, element == nil { isOpaque = opaque }
        for (axis, priority) in hugging {
            let key: DocumentKey = axis == .horizontal ? .horizontalHuggingPriority : .verticalHuggingPriority
            if element?.has(key) != true { setContentHuggingPriority(priority, for: axis) }
        }
    }
}
