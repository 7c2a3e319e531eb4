import Foundation

/// The state of an application that is preserved between its launches.
package struct ArchivedState: Hashable, Sendable {
    /// The values that the application's delegate encoded, or `nil` if only scenes are preserved.
    package var application: [String: ArchivedValue]?
    /// Controllers, views and registered objects. Each follows the object that encoded the first reference to it.
    package var objects: [ArchivedObject] = []
    /// The indexes of the windows' roots in `objects`.
    package var roots: [Int] = []
    /// The sessions of scenes. The session of the scene in front is the last.
    package var sessions: [ArchivedSession] = []

    package init() {}
}

/// The preserved state of a controller, a view or a registered object.
package struct ArchivedObject: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
        case viewController
        case view
        case registeredObject
    }

    package var kind: Kind
    /// The identifiers from the window's root to the object.
    package var path: [String]
    /// The positions that distinguish objects with the same path, as in a navigation stack: for each identifier of the
    /// path, the position in the container if it is needed, or else -1. Programs do not see the positions.
    package var positions: [Int]
    package var className: String
    /// The restoration class, or the class of a registered object. `nil` if the object has no restoration class.
    package var restorationClassName: String?
    package var storyboard: ArchivedStoryboard?
    package var values: [String: ArchivedValue]

    package init(
        kind: Kind, path: [String], positions: [Int], className: String, restorationClassName: String? = nil,
        storyboard: ArchivedStoryboard? = nil, values: [String: ArchivedValue] = [:]
    ) {
        self.kind = kind
        self.path = path
        self.positions = positions
        self.className = className
        self.restorationClassName = restorationClassName
        self.storyboard = storyboard
        self.values = values
    }
}

/// The storyboard of a controller.
package struct ArchivedStoryboard: Hashable, Sendable {
    package var name: String
    /// The bundle's path, or `nil` for the main bundle.
    package var bundlePath: String?

    package init(name: String, bundlePath: String?) {
        self.name = name
        self.bundlePath = bundlePath
    }
}

/// The preserved state of a scene's session.
package struct ArchivedSession: Hashable, Sendable {
    package var persistentIdentifier: String
    package var role: String
    package var configurationName: String?
    package var userInfo: [String: ArchivedValue]?
    package var activity: ArchivedActivity?
    package var window: ArchivedWindow?

    package init(
        persistentIdentifier: String, role: String, configurationName: String?, userInfo: [String: ArchivedValue]?,
        activity: ArchivedActivity?, window: ArchivedWindow? = nil
    ) {
        self.persistentIdentifier = persistentIdentifier
        self.role = role
        self.configurationName = configurationName
        self.userInfo = userInfo
        self.activity = activity
        self.window = window
    }
}

/// The size of a scene's window, in points, and its position, in the window system's units.
package struct ArchivedWindow: Hashable, Sendable {
    package var width: Double
    package var height: Double
    /// `nil` if the window system does not report it.
    package var x: Int?
    package var y: Int?

    package init(width: Double, height: Double, x: Int?, y: Int?) {
        (self.width, self.height, self.x, self.y) = (width, height, x, y)
    }
}

/// The activity of a scene: an `NSUserActivity`.
package struct ArchivedActivity: Hashable, Sendable {
    package var activityType: String
    package var title: String?
    package var targetContentIdentifier: String?
    package var userInfo: [ArchivedValue.Entry]

    package init(
        activityType: String, title: String?, targetContentIdentifier: String?, userInfo: [ArchivedValue.Entry]
    ) {
        self.activityType = activityType
        self.title = title
        self.targetContentIdentifier = targetContentIdentifier
        self.userInfo = userInfo
    }
}
