import CoreGraphics
import Foundation
import InterfaceDocuments

extension UIView {
    /// Sets the default values of a class that differ from those of `UIView`. Values that the storyboard or nib
    /// specifies take precedence: `isOpaque` and the priorities are set only if the storyboard or nib omits them.
    func setDefaults(opaque: Bool? = nil, hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:], coder: NSCoder?) {
        let element = coder?.ofDocument?.element
        if let opaque, element == nil { isOpaque = opaque }
        for (axis, priority) in hugging {
            let key: DocumentKey = axis == .horizontal ? .horizontalHuggingPriority : .verticalHuggingPriority
            if element?.has(key) != true { setContentHuggingPriority(priority, for: axis) }
        }
    }
}
