// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Apple's module of that name, with which types are named: `os.Logger`.
public enum os {
    /// The type of that name.
    public typealias Logger = IrekoOS.Logger
    /// The type of that name.
    public typealias OSLog = IrekoOS.OSLog
    /// The type of that name.
    public typealias OSLogType = IrekoOS.OSLogType
    /// The type of that name.
    public typealias OSAllocatedUnfairLock = IrekoOS.OSAllocatedUnfairLock
}
