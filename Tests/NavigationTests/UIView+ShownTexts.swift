import UIKit

extension UIView {
    /// The texts of visible labels inside, from left to right.
    var shownTexts: [String] {
        shownLabels.filter { $0.text?.isEmpty == false }
            .sorted { $0.convert($0.bounds, to: self).minX < $1.convert($1.bounds, to: self).minX }
            .compactMap(\.text)
    }

    private var shownLabels: [UILabel] {
        subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.bounds.width > 0 }.flatMap { view in
            [view as? UILabel].compactMap { $0 } + view.shownLabels
        }
    }
}
