import UIKit

/// A class whose methods can be called by name and that is no responder: a bar item or a gesture recognizer.
@preconcurrency @MainActor
public protocol __IrekoActionTable: AnyObject {
    /// The methods that the class offers by name.
    static var __irekoActions: NamedActions { get }
}

extension UIBarItem: @retroactive NamedActionTarget {
    /// The methods that the class offers by name.
    public static var namedActions: NamedActions {
        (self as? any __IrekoActionTable.Type)?.__irekoActions ?? NamedActions()
    }
}

extension UIGestureRecognizer: @retroactive NamedActionTarget {
    /// The methods that the class offers by name.
    public static var namedActions: NamedActions {
        (self as? any __IrekoActionTable.Type)?.__irekoActions ?? NamedActions()
    }
}

extension UINavigationItem: @retroactive NamedActionTarget {
    /// The methods that the class offers by name.
    public static var namedActions: NamedActions {
        (self as? any __IrekoActionTable.Type)?.__irekoActions ?? NamedActions()
    }
}

extension NSLayoutConstraint: @retroactive NamedActionTarget {
    /// The methods that the class offers by name.
    public static var namedActions: NamedActions {
        (self as? any __IrekoActionTable.Type)?.__irekoActions ?? NamedActions()
    }
}
