/// Whether a program may use locations.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not decided.
    case notDetermined
    /// The program cannot use locations, and the user cannot change that.
    case restricted
    /// The program may not use locations.
    case denied
    /// The program may use locations at any time.
    case authorizedAlways
    /// The program may use locations while it is in use.
    case authorizedWhenInUse
}

/// Whether locations are reduced in accuracy.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// With full accuracy.
    case fullAccuracy
    /// With reduced accuracy.
    case reducedAccuracy
}

/// The kind of movement.
public enum CLActivityType: Int, Sendable {
    /// Any.
    case other = 1
    /// In a car.
    case automotiveNavigation
    /// On foot.
    case fitness
    /// In another vehicle.
    case otherNavigation
    /// In the air.
    case airborne
}
