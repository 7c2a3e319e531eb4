extension CADisplayLink {
    /// Creates a link that calls a method of the target by name, with the link as an optional argument. The target's
    /// class must offer the method in ``NamedActionTarget/namedActions``. The link starts when it is added to a run
    /// loop.
    ///
    /// Follows <https://developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)>.
    public convenience init(target: Any, selector sel: Selector) {
        self.init(target: target as AnyObject) { target in
            { link in ActionDelivery.call(sel, of: target, link, nil) }
        }
    }
}
