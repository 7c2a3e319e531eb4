import Foundation
import QuartzCore

extension UIWindowScene {
    /// What a scene's geometry is.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry>.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
    }

    /// The geometry that is requested of a scene; made as one of the subclasses.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        // Apple's name.
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        /// Requests an orientation of the interface.
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            /// The orientations to choose from; none, the default, requests nothing.
            public var interfaceOrientations: UIInterfaceOrientationMask = []

            /// Makes preferences that request nothing.
            public override init() { super.init() }

            /// Makes preferences for one of some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        fileprivate override init() { super.init() }
    }

    func request(_ geometryPreferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
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

extension UIInterfaceOrientationMask {
    /// The names of the orientations, for messages.
    fileprivate var names: String {
        let names: [(UIInterfaceOrientationMask, String)] = [
            (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
            (.landscapeRight, "landscapeRight"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
