import RenderServer

/// An event of a scene's display, for the probe.
package struct EventRecord {
    /// The scene.
    package let scene: WeakReference<UIScene>
    /// The event, before it is handled.
    package let event: DisplayEvent
}
