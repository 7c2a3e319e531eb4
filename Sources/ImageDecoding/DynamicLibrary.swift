import CoreGraphics
import Foundation

/// A library that is loaded when it is first needed and stays loaded: a program that shows no such image neither loads it
/// nor needs it installed.
struct DynamicLibrary {
    private let handle: UnsafeMutableRawPointer
    private let name: String

    /// - Parameters:
    ///   - name: What the dynamic linker looks for.
    ///   - package: The Debian package that has it, for the message.
    init(_ name: String, package: String) throws(ImageError) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? name
            throw .notDecodable("a library is not installed (apt: \(package)): \(reason)")
        }
        (self.handle, self.name) = (handle, name)
    }

    /// A function of the library or of those it depends on. The caller gives it the type that its header does.
    func function<Function>(_ symbol: String) throws(ImageError) -> Function {
        guard let address = dlsym(handle, symbol) else { throw .notDecodable("\(name) has no \(symbol)") }
        return unsafeBitCast(address, to: Function.self)
    }
}

/// GLib's error: where a function that fails leaves its reason.
enum GLibError {
    /// A `GError`; `@convention(c)` permits no pointers to Swift's types.
    typealias Pointer = UnsafeMutableRawPointer
    /// What functions take.
    typealias Place = UnsafeMutablePointer<Pointer?>
    typealias Free = @convention(c) (Pointer?) -> Void

    /// The reason, after which the error is freed.
    static func take(_ error: Pointer?, _ free: Free) -> String {
        guard let error else { return "no reason was given" }
        defer { free(error) }
        // After the domain and the code, of 32 bits each (glib's gerror.h).
        let message = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
        return message.map { String(cString: $0) } ?? "no reason was given"
    }
}
