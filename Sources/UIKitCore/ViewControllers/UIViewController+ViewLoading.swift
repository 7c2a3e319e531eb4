extension UIViewController {
    /// A property that is set while the controller's view loads: reading it loads the view first.
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
    /// Reading a property that `viewDidLoad()` has not set stops the program.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewloading>.
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var storage: Value?

        /// Creates a property without a value.
        public init() {}

        /// Creates a property with an initial value. Reading it does not load the view.
        public init(wrappedValue: Value) { storage = wrappedValue }

        /// Unavailable: the wrapper works only in view controllers, through the subscript.
        @available(*, unavailable, message: "@ViewLoading can be used in view controllers only")
        public var wrappedValue: Value {
            get { preconditionFailure("@ViewLoading can be used in view controllers only") }
            set { storage = newValue }
        }

        /// The property of a controller. If it has no value, the getter loads the view first.
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
                        "A @ViewLoading property of \(Diagnostics.name(controller)) was read before viewDidLoad() set "
                            + "a value")
                }
                return value
            }
            set { controller[keyPath: storageKeyPath].storage = newValue }
        }
    }
}
