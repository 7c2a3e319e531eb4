/// A pointer to a reference that the called method may replace, as in UIKit's Swift interface. Swift has the type only
/// with Objective-C; this alias lets iOS sources compile unchanged.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
