import RenderServer

/// Something that a scene's display has reported: an entry of the probe.
package struct EventRecord {
    /// The scene.
    package let scene: WeakReference<UIScene>
    /// What was reported, before it is handled.
    package let event: DisplayEvent
}
