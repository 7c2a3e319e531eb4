import UIFoundation

extension UIApplication {
    /// Memory is short: notifies the delegate, observers of the notification, and the view controllers, in this order, and then
    /// releases what the system itself can make again: cached images, text layouts, documents, and bitmaps of the render server.
    ///
    /// The order of delegate and notification is UIKit's. (Chosen: controllers come after the other observers, those of all
    /// windows, each before its children and what it presents; in UIKit every controller observes the notification, also
    /// one that is nowhere.)
    package func didReceiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(Self.didReceiveMemoryWarningNotification)
        for controller in controllersInWindows { controller.didReceiveMemoryWarning() }
        MemoryCaches.removeAll()
        DocumentLibrary.removeAll()
        for scene in windowScenes { scene.screen.display.dropCaches() }
    }

    private var controllersInWindows: [UIViewController] {
        var left = windows.reversed().compactMap(\.rootViewController)
        var found: [UIViewController] = []
        var seen: Set<ObjectIdentifier> = []
        while let controller = left.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            found.append(controller)
            if let presented = controller.extras?.presentation?.presented { left.append(presented) }
            left += controller.childrenStorage.reversed()
        }
        return found
    }
}
