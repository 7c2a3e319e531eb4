/// A pointer to a reference that the called method may replace, as UIKit's Swift interface names it. Swift has the type
/// only where there is Objective-C; under its name here sources for iOS compile as they are.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
