import Foundation

/// The state of an application, as it is kept between its launches.
package struct ArchivedState: Hashable, Sendable {
    /// What the application's delegate wrote; `nil` where nothing but scenes is kept.
    package var application: [String: ArchivedValue]?
    /// Controllers, views and registered objects, each after the one that encoded a reference to it first.
    package var objects: [ArchivedObject] = []
    /// The indexes of the windows' roots in `objects`.
    package var roots: [Int] = []
    /// The sessions of scenes, the one in front last.
    package var sessions: [ArchivedSession] = []

    package init() {}
}

/// What is kept of a controller, a view or a registered object.
package struct ArchivedObject: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
        case viewController
        case view
        case registeredObject
    }

    package var kind: Kind
    /// The identifiers from the window's root down to the object's own.
    package var path: [String]
    /// Tells apart objects of the same path, as in a navigation stack: the position in the container for each identifier of the
    /// path that needs one, otherwise -1. Invisible to programs.
    package var positions: [Int]
    package var className: String
    /// The restoration class, or that of a registered object; `nil` where there is none.
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

/// The storyboard that a controller came from.
package struct ArchivedStoryboard: Hashable, Sendable {
    package var name: String
    /// Where the bundle is; `nil` for the main one.
    package var bundlePath: String?

    package init(name: String, bundlePath: String?) {
        self.name = name
        self.bundlePath = bundlePath
    }
}

/// What is kept of a scene's session.
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

/// The size of a scene's window, in points, and its place, in the window system's units.
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

/// What a scene showed: an `NSUserActivity`.
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
