extension UIViewController {
    /// A property of a controller that its view's loading sets: reading it loads the view first.
    ///
    ///     final class ClockViewController: UIViewController {
    ///         @ViewLoading var label: UILabel
    ///
    ///         override func viewDidLoad() {
    ///             super.viewDidLoad()
    ///             label = UILabel()
    ///         }
    ///     }
    ///
    /// A property that `viewDidLoad()` has left without a value stops the program when it is read.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewloading>.
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var storage: Value?

        /// Makes a property without a value yet.
        public init() {}

        /// Makes a property with a value, which reading does not load the view for.
        public init(wrappedValue: Value) { storage = wrappedValue }

        /// Not used: the wrapper works in view controllers only, through the subscript.
        @available(*, unavailable, message: "@ViewLoading can be used in view controllers only")
        public var wrappedValue: Value {
            get { preconditionFailure("@ViewLoading can be used in view controllers only") }
            set { storage = newValue }
        }

        /// Reads the property of a controller, after loading its view where there is no value yet.
        @MainActor
        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Controller, Self>
        ) -> Value {
            get {
                if let value = controller[keyPath: storageKeyPath].storage { return value }
                controller.loadViewIfNeeded()
                guard let value = controller[keyPath: storageKeyPath].storage else {
                    preconditionFailure(
                        "A @ViewLoading property of \(Diagnostics.name(controller)) was read before viewDidLoad() gave it "
                            + "a value")
                }
                return value
            }
            set { controller[keyPath: storageKeyPath].storage = newValue }
        }
    }
}
