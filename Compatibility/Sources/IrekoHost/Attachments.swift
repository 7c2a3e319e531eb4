import Foundation
import UIKit

/// Data that a test adds to its results. If the environment variable `IREKO_ATTACHMENTS` names a folder, attachments
/// are written into it.
open class XCTAttachment: NSObject, @unchecked Sendable {
    /// When an attachment is removed.
    public enum Lifetime: Int, Sendable {
        /// Never.
        case keepAlways
        /// When the test succeeds.
        case deleteOnSuccess
    }

    /// The quality of a picture.
    public enum ImageQuality: Int, Sendable { case original, medium, low }

    /// The name.
    open var name: String?
    /// When the attachment is removed. All attachments are kept here.
    open var lifetime = Lifetime.deleteOnSuccess
    /// Values of the program's.
    open var userInfo: [AnyHashable: Any]?
    /// The type of the data.
    public let uniformTypeIdentifier: String
    let payload: () -> Data?

    init(_ type: String, _ name: String? = nil, _ payload: @escaping () -> Data?) {
        (uniformTypeIdentifier, self.name, self.payload) = (type, name, payload)
        super.init()
    }

    /// Makes an attachment of data.
    public convenience init(
        uniformTypeIdentifier type: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.init(type ?? "public.data", name) { payload }
        self.userInfo = userInfo
    }

    /// Makes an attachment of data.
    public convenience init(data: Data, uniformTypeIdentifier type: String = "public.data") {
        self.init(type) { data }
    }

    /// Makes an attachment of a text.
    public convenience init(string: String) { self.init("public.plain-text") { Data(string.utf8) } }

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) { self.init("public.png") { image.pngData() } }

    /// Makes an attachment of a picture. The quality is ignored.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    /// Makes an attachment of an archive.
    public convenience init(archivableObject object: any NSSecureCoding) {
        let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        self.init("public.data") { data }
    }

    /// Makes an attachment of a property list.
    public convenience init(plistObject object: Any) {
        let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        self.init("com.apple.property-list") { data }
    }

    /// Makes an attachment of a file.
    public convenience init(contentsOfFile url: URL) {
        self.init("public.data", url.lastPathComponent) { try? Data(contentsOf: url) }
    }

    /// Writes the attachment into the folder of the environment variable.
    func keep(for test: String) {
        guard let folder = ProcessInfo.processInfo.environment["IREKO_ATTACHMENTS"], !folder.isEmpty,
            let data = payload()
        else { return }
        let extensions = [
            "public.png": ".png", "public.plain-text": ".txt", "com.apple.property-list": ".plist",
            "public.json": ".json",
        ]
        let end = extensions[uniformTypeIdentifier] ?? ""
        var place = folder + "/" + test.replacingOccurrences(of: "/", with: ".") + "/"
        try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let base = (name ?? "attachment").replacingOccurrences(of: "/", with: "_")
        var number = 0
        place += base
        while FileManager.default.fileExists(atPath: place + (number == 0 ? "" : "-\(number)") + end) { number += 1 }
        try? data.write(to: URL(fileURLWithPath: place + (number == 0 ? "" : "-\(number)") + end))
    }
}

/// A part of a test.
public protocol XCTActivity: AnyObject {
    /// The name.
    var name: String { get }

    /// Adds data to the test's results.
    func add(_ attachment: XCTAttachment)
}

/// Runs parts of tests.
public enum XCTContext {
    private final class Activity: XCTActivity {
        let name: String

        init(_ name: String) { self.name = name }

        func add(_ attachment: XCTAttachment) { attachment.keep(for: HostedCase.currentName) }
    }

    /// Runs a part of a test.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name))
    }

    /// Runs a part of a test.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) async throws -> Result
    ) async rethrows -> Result {
        try await block(Activity(name))
    }
}
