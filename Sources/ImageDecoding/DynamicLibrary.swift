import CoreGraphics
import Foundation

/// A library that is loaded when it is first needed and stays loaded. A program without such images neither loads nor
/// requires it.
struct DynamicLibrary {
    private let handle: UnsafeMutableRawPointer
    private let name: String

    /// - Parameters:
    ///   - name: The name for the dynamic linker.
    ///   - package: The Debian package of the library, for the message.
    init(_ name: String, package: String) throws(ImageError) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? name
            throw .notDecodable("a library is not installed (apt: \(package)): \(reason)")
        }
        (self.handle, self.name) = (handle, name)
    }

    /// Returns a function of the library or of its dependencies. The caller specifies its type according to the
    /// header.
    func function<Function>(_ symbol: String) throws(ImageError) -> Function {
        guard let address = dlsym(handle, symbol) else {
            throw .notDecodable("\(name) does not have the function \(symbol)")
        }
        return unsafeBitCast(address, to: Function.self)
    }
}

/// GLib's error type, for the reason of a failed call.
enum GLibError {
    /// A `GError`; `@convention(c)` permits no pointers to Swift's types.
    typealias Pointer = UnsafeMutableRawPointer
    /// The type of the `GError **` parameter, through which a function returns its error.
    typealias Place = UnsafeMutablePointer<Pointer?>
    typealias Free = @convention(c) (Pointer?) -> Void

    /// Returns the number of the error in its domain.
    static func code(_ error: Pointer?) -> Int32? { error?.load(fromByteOffset: 4, as: Int32.self) }

    /// Returns the reason and frees the error.
    static func take(_ error: Pointer?, _ free: Free) -> String {
        guard let error else { return "no reason was given" }
        defer { free(error) }
        // After the domain and the code, of 32 bits each (glib's gerror.h).
        let message = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
        return message.map { String(cString: $0) } ?? "no reason was given"
    }
}
