import Foundation
import QuartzCore

/// The source of new cells, headers, footers or supplementary views for a reuse identifier.
@MainActor
enum ListViewSource<View: UIView> {
    case type(View.Type)
    case nib(UINib)
    /// A prototype of the list's document.
    case template(CellTemplate)

    /// Instantiates the view of a nib, which must be the only top-level object. Otherwise an error is reported, and
    /// `nil` is returned.
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
