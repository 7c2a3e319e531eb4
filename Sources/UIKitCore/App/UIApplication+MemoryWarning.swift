import UIFoundation

extension UIApplication {
    // Chosen (Windows): A memory warning is sent to the delegate, then to observers, then to the controllers of all
    // windows; then cached images, text layouts and the render server's bitmaps are released.
    /// Handles low memory: notifies the delegate, observers of the notification, and the view controllers, in this
    /// order. Then releases what the system can recreate: cached images, text layouts, parsed storyboards and nibs, and
    /// bitmaps of the render server.
    ///
    /// The order of delegate and notification is UIKit's. (Controllers are notified after the other observers, for all
    /// windows, each before its children and presented controllers. In UIKit every controller observes the
    /// notification, even one outside a hierarchy.)
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
