extension CADisplayLink {
    /// Makes a link that calls a method of the target by name, with itself as the argument where the method takes one:
    /// a method that the target's class offers in ``NamedActionTarget/namedActions``. It runs once it is added.
    ///
    /// Follows <https://developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)>.
    public convenience init(target: Any, selector sel: Selector) {
        self.init(target: target as AnyObject) { target in
            { link in ActionDelivery.call(sel, of: target, link, nil) }
        }
    }
}
