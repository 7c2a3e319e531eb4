import Foundation
import QuartzCore

extension UIView {
    /// Returns a new view of a class that is known only at run time, made by its `init(frame:)`.
    package static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        ClassTable.make(type, initializer: placeOfFrameInitializer, frame: frame)
    }

    // `init(coder:)`, which the two classes must implement, is declared after it.
    private static let placeOfFrameInitializer = ClassTable.placeOfInitializer(
        addedTo: UIResponder.self, overriddenBy: First.self, Second.self, count: 2)

    private final class First: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
    }

    private final class Second: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
    }
}
