import Foundation
import QuartzCore

/// Reads the battery of the computer once a minute, and posts the device's notifications.
@MainActor
final class BatteryMonitor {
    /// The charge and the state of a battery.
    struct Status: Equatable {
        var level: Float
        var state: UIDevice.BatteryState
    }

    private static let interval = 60.0
    private weak var device: UIDevice?
    private(set) var status: Status?

    init(_ device: UIDevice) {
        self.device = device
        status = Self.read(UIContext.current.powerSupplies)
        schedule()
    }

    nonisolated deinit {}

    private func schedule() {
        MainLoop.current.schedule(at: CACurrentMediaTime() + Self.interval) { [weak self] in self?.update() }
    }

    private func update() {
        let old = status
        status = Self.read(UIContext.current.powerSupplies)
        schedule()
        guard let device else { return }
        if status?.level != old?.level {
            NotificationCenter.default.post(name: UIDevice.batteryLevelDidChangeNotification, object: device)
        }
        if status?.state != old?.state {
            NotificationCenter.default.post(name: UIDevice.batteryStateDidChangeNotification, object: device)
        }
    }

    /// Returns the status of the first battery of the computer; `nil` without one.
    ///
    /// - Parameter folder: The kernel's folder of power supplies.
    static func read(_ folder: URL) -> Status? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        for name in names {
            let supply = folder.appendingPathComponent(name)
            func value(_ file: String) -> String? {
                guard let handle = try? FileHandle(forReadingFrom: supply.appendingPathComponent(file)) else {
                    return nil
                }
                defer { try? handle.close() }
                guard let data = try? handle.read(upToCount: 64) else { return nil }
                return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            }
            // Batteries of mice and keyboards have the scope "Device".
            guard value("type") == "Battery", value("scope") != "Device",
                let percent = value("capacity").flatMap({ Int($0) }), (0...100).contains(percent)
            else { continue }
            let state: UIDevice.BatteryState =
                switch value("status") {
                case "Charging": .charging
                case "Full": .full
                case "Not charging": percent >= 95 ? .full : .charging
                case "Discharging": .unplugged
                default: .unknown
                }
            return Status(level: Float(percent) / 100, state: state)
        }
        return nil
    }
}
