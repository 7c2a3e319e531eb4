import Foundation
import QuartzCore

@_spi(Making) extension UIResponder {
    /// Returns a new object of a class that is known only at run time, made by its `init()`.
    public static func object<Object: UIResponder>(of type: Object.Type) -> Object { ClassTable.make(type) }

    /// Returns a new view of a class that is known only at run time, made by its `init(frame:)`.
    public static func view<View: UIView>(of type: View.Type, frame: CGRect) -> View {
        UIView.make(type, frame: frame)
    }
}
