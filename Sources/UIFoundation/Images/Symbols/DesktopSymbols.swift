import Foundation
import ImageDecoding

/// Symbols that are not in the table, from the desktop's symbolic icon themes if installed.
enum DesktopSymbols {
    /// The names of icons in the freedesktop icon naming specification and in GNOME's theme.
    private static let icons: [String: String] = [
        "arrow.down.doc": "document-save", "battery.100.bolt": "battery-level-100-charged",
        "bell.badge.slash": "notifications-disabled", "cable.connector": "network-wired",
        "camera.rotate": "camera-switch", "cloud.fog": "weather-fog", "cloud.heavyrain": "weather-showers",
        "cloud.moon": "weather-few-clouds-night", "cloud.snow": "weather-snow", "computermouse": "input-mouse",
        "decrease.indent": "format-indent-less", "doc.badge.gearshape": "document-properties",
        "envelope.badge": "mail-unread", "faxmachine": "scanner", "film": "video-x-generic",
        "flip.horizontal": "object-flip-horizontal", "folder.badge.person.crop": "folder-publicshare",
        "hifispeaker": "audio-speakers", "increase.indent": "format-indent-more",
        "internaldrive": "drive-harddisk", "lock.display": "system-lock-screen",
        "lock.rotation": "rotation-locked", "moon.stars": "weather-clear-night", "network": "network-workgroup",
        "opticaldiscdrive": "drive-optical", "person.crop.rectangle": "contact-new",
        "personalhotspot": "network-wireless-hotspot", "phone.arrow.down.left": "call-incoming",
        "phone.arrow.up.right": "call-outgoing", "rotate.left": "object-rotate-left",
        "rotate.right": "object-rotate-right", "scanner": "scanner", "sdcard": "media-flash",
        "server.rack": "network-server", "simcard": "auth-sim", "sunset": "daytime-sunset",
        "textformat.abc.dottedunderline": "tools-check-spelling", "tornado": "weather-tornado",
        "touchid": "auth-fingerprint", "trash.full": "user-trash-full",
        "wifi.exclamationmark": "network-wireless-no-route",
        "wifi.slash": "network-wireless-offline", "wind": "weather-windy",
    ]

    private static let folders = ["actions", "status", "devices", "places", "mimetypes", "apps", "legacy"]

    /// Returns the icon for the name of a symbol, or `nil`.
    static func drawing(named name: String) -> SymbolDrawing? {
        guard let icon = icons[name] else { return nil }
        for base in bases {
            for place in ["Adwaita/scalable", "Adwaita/symbolic", "hicolor/scalable", "hicolor/symbolic"] {
                for folder in folders {
                    let path = "\(base)/icons/\(place)/\(folder)/\(icon)-symbolic.svg"
                    guard FileManager.default.fileExists(atPath: path),
                        case .vector(let vector) = ImageFiles.read(path)?.content
                    else { continue }
                    return SymbolDrawing(vector: vector)
                }
            }
        }
        return nil
    }

    /// The data directories of the freedesktop specification.
    private static var bases: [String] {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { $0 + "/.local/share" }
        let system = environment["XDG_DATA_DIRS"] ?? ""
        return [home].compactMap(\.self)
            + (system.isEmpty ? "/usr/local/share:/usr/share" : system).split(separator: ":").map(String.init)
    }
}
