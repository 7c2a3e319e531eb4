import Foundation
import QuartzCore

extension UIWindowScene {
    /// The geometry of a scene.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry>.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
    }

    /// The requested geometry of a scene; create one of the subclasses.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        // Apple's name.
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        /// Requests an orientation of the interface.
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            /// The permitted orientations; empty, the default, requests no change.
            public var interfaceOrientations: UIInterfaceOrientationMask = []

            /// Creates preferences without a request.
            public override init() { super.init() }

            /// Creates preferences for a set of orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        // Chosen (Windows): A geometry request with a frame of a desktop window changes the size only, because the
        // desktop places windows.
        /// Requests a frame of the desktop window, in points. Only the size is used, since the desktop places windows.
        @preconcurrency @MainActor
        public final class Mac: GeometryPreferences {
            /// The frame; a null rectangle, the default, requests no change.
            public var systemFrame = CGRect.null

            /// Creates preferences without a request.
            public override init() { super.init() }

            /// Creates preferences for a frame.
            public init(systemFrame: CGRect) {
                self.systemFrame = systemFrame
                super.init()
            }
        }

        fileprivate override init() { super.init() }
    }

    func request(_ geometryPreferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
        if let frame = (geometryPreferences as? GeometryPreferences.Mac)?.systemFrame {
            return request(frame, errorHandler)
        }
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations, !wanted.isEmpty,
            let supported = OrientationNegotiation.request(wanted, of: self), let errorHandler
        else { return }
        let error = UISceneError(
            .geometryRequestDenied,
            "None of the requested orientations are supported by the view controller. Requested: \(wanted.names); "
                + "Supported: \(supported.names)")
        MainLoop.current.enqueue { errorHandler(error) }
    }
}

extension UIWindowScene {
    private func request(_ frame: CGRect, _ errorHandler: ((any Error) -> Void)?) {
        guard !frame.isNull else { return }
        let sides = 1.0...16_384
        let error: UISceneError? =
            if !UIApplication.shared.permitsMultipleScenes {
                UISceneError(.geometryRequestUnsupported, "A window on a phone always has the size of the screen.")
            } else if !sides.contains(frame.width) || !sides.contains(frame.height) {
                UISceneError(.geometryRequestDenied, "A window must be from 1 to 16384 points wide and high.")
            } else {
                nil
            }
        guard let error else { return screen.display.requestSize(sizeRestrictions?.fitting(frame.size) ?? frame.size) }
        if let errorHandler { MainLoop.current.enqueue { errorHandler(error) } }
    }
}

extension UIInterfaceOrientationMask {
    /// The names of the orientations, for messages.
    var names: String {
        let names: [(UIInterfaceOrientationMask, String)] = [
            (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
            (.landscapeRight, "landscapeRight"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
