import Foundation

/// Writes a message with C's format, where `%{public}@` and its kin are permitted.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(formatted("\(message)", args), type: type)
}

/// Writes a message of a type.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type: type)
}

/// Writes a message of a type.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(formatted("\(message)", args), type: type)
}

private func formatted(_ message: String, _ arguments: [any CVarArg]) -> String {
    guard !arguments.isEmpty else { return message }
    // `%{public,uuid_t}@`: what is in braces decides on privacy and on forms that only Apple's systems write.
    let plain = message.replacingOccurrences(of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
    return String(format: plain, arguments: arguments)
}
