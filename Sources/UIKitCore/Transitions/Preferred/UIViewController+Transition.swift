import Foundation

extension UIViewController {
    /// How a controller comes and goes, as it prefers itself: when it is presented and dismissed, pushed and popped.
    ///
    ///     photo.preferredTransition = .zoom { context in
    ///         (context.sourceViewController as? GridController)?.cell(of: photo)
    ///     }
    ///     navigationController?.pushViewController(photo, animated: true)
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition>.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        enum Kind {
            case modal(UIModalTransitionStyle)
            case zoom(Zoom)
        }

        let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        nonisolated deinit {}

        /// The controller slides up over what was there, and down again.
        public static var coverVertical: Transition { Transition(.modal(.coverVertical)) }

        /// The two turn over about a vertical axis, as if they were the sides of a card.
        public static var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }

        /// The controller fades in and out.
        public static var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }

        /// What presents the controller curls up at a corner, as with `UIModalTransitionStyle.partialCurl` and only where that is
        /// permitted. A controller that is pushed slides up instead (chosen).
        public static var partialCurl: Transition { Transition(.modal(.partialCurl)) }

        /// The controller grows out of a view, and shrinks back into it.
        ///
        /// While the controller is shown, a finger that pulls it down, or in from the leading edge, takes it along
        /// and lets it go back into the view.
        ///
        /// - Parameters:
        ///   - options: How that looks, and when fingers may begin it; copied. `nil` for the defaults.
        ///   - sourceViewProvider: Gives the view: called once at the start of each transition, in both directions,
        ///     since the view may have changed. `nil`, or a view that is not on the screen, stands for the middle of the
        ///     page (chosen).
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping @MainActor (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(.zoom(Zoom(options: options?.copied() ?? ZoomOptions(), source: sourceViewProvider)))
        }

        /// What the zoom is made of; `nil` for another transition.
        var zoom: Zoom? {
            if case .zoom(let zoom) = kind { zoom } else { nil }
        }
    }
}

/// A zoom as a program asked for it.
@MainActor
struct Zoom {
    let options: UIViewController.Transition.ZoomOptions
    let source: @MainActor (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
}
