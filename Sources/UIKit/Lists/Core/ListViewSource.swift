import Foundation
import QuartzCore

/// What new cells, headers and footers, or supplementary views of a name are made of.
@MainActor
enum ListViewSource<View: UIView> {
    case type(View.Type)
    case nib(UINib)
    /// A prototype of the list's document.
    case template(CellTemplate)

    /// The view of a nib, which has to be its only object, or of a prototype; `nil`, and an error, where it is none.
    static func view(of nib: UINib, _ identifier: String) -> View? {
        let objects = nib.instantiate(withOwner: nil, options: nil)
        if objects.count == 1, let view = objects.first as? View { return view }
        Diagnostics.raise(
            .list,
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(View.self) instance"
        )
        return nil
    }
}
