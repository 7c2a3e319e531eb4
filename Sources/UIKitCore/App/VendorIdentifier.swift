import Foundation

/// The identifier of this machine for the program's vendor.
enum VendorIdentifier {
    /// The identifier; `nil` if the machine has none.
    static var current: UUID? {
        let files = ["/etc/machine-id", "/var/lib/dbus/machine-id"]
        guard let machine = files.lazy.compactMap({ try? String(contentsOfFile: $0, encoding: .utf8) }).first else {
            return nil
        }
        return identifier(machine: machine.trimmingCharacters(in: .whitespacesAndNewlines), vendor: vendor)
    }

    private static var vendor: String {
        let parts = Bundle.main.bundleIdentifier?.split(separator: ".") ?? []
        return parts.count > 1 ? parts.dropLast().joined(separator: ".") : ProcessInfo.processInfo.processName
    }

    /// Returns an identifier that does not reveal the machine's. `nil` for an empty identifier of the machine.
    static func identifier(machine: String, vendor: String) -> UUID? {
        guard !machine.isEmpty else { return nil }
        let (first, second) = (hash("\(vendor)\n\(machine)"), hash("\(machine)\n\(vendor)\n\(machine)"))
        var bytes = withUnsafeBytes(of: (first.bigEndian, second.bigEndian), Array.init)
        // A random identifier in the form of RFC 4122.
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
                bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }

    /// FNV-1a, which is the same in each process.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
