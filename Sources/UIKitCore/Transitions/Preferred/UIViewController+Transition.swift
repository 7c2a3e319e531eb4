import Foundation

extension UIViewController {
    /// A controller's preferred transition for its presentation, dismissal, push and pop.
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

        /// Slides the controller up over the previous content, and down again.
        public static var coverVertical: Transition { Transition(.modal(.coverVertical)) }

        /// Turns both views around a vertical axis, like the two sides of a card.
        public static var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }

        /// Fades the controller in and out.
        public static var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }

        // Chosen (Controllers): A pushed controller with the preferred transition `partialCurl` slides up.
        /// Curls up a corner of the presenter, with the restrictions of `UIModalTransitionStyle.partialCurl`. A pushed
        /// controller slides up instead.
        public static var partialCurl: Transition { Transition(.modal(.partialCurl)) }

        /// Grows the controller out of a source view, and shrinks it back.
        ///
        /// While the controller is shown, a pull down or a swipe from the leading edge drags its view interactively
        /// and dismisses it into the source view.
        ///
        /// - Parameters:
        ///   - options: The appearance of the zoom and the conditions of its gestures; copied. `nil` uses the
        ///     defaults.
        ///   - sourceViewProvider: Returns the source view. Called once at the start of each transition, in both
        ///     directions, since the view may have changed. If it returns `nil` or a view that is not on the screen,
        ///     the zoom starts from the middle of the page.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping @MainActor (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(.zoom(Zoom(options: options?.copied() ?? ZoomOptions(), source: sourceViewProvider)))
        }

        /// The configuration of a zoom; `nil` for other transitions.
        var zoom: Zoom? {
            if case .zoom(let zoom) = kind { zoom } else { nil }
        }
    }
}

/// The configuration of a zoom transition.
@MainActor
struct Zoom {
    let options: UIViewController.Transition.ZoomOptions
    let source: @MainActor (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
}
