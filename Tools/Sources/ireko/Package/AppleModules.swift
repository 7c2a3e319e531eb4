import Adapter

/// Apple's modules that adapted sources may import.
enum AppleModules {
    /// The modules that are imported in place of Apple's.
    static let replaced = [
        "ObjectiveC": "", "Darwin": "Glibc", "Darwin.C": "Glibc", "CoreFoundation": "Foundation", "os": "IrekoOS",
        "OSLog": "IrekoOS", "os.log": "IrekoOS", "os.lock": "IrekoOS", "CoreServices": "MobileCoreServices",
        "UIKit.UIGestureRecognizerSubclass": "UIKit",
    ]

    /// The modules that do not exist on Linux, unless a package has a module of that name.
    static let missing: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdSupport",
        "AppIntents",
        "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
        "CallKit", "CarPlay",
        "Charts", "ClassKit", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
        "CoreAudio", "CoreBluetooth",
        "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
        "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI",
        "GameController", "GameKit",
        "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer",
        "MessageUI", "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "Network",
        "NetworkExtension",
        "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
        "RealityKit", "SafariServices",
        "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
        "SystemConfiguration", "TipKit",
        "UserNotifications", "UserNotificationsUI", "Vision", "WatchConnectivity", "WebKit", "WidgetKit",
    ]
}

extension AdapterOptions {
    /// Sets the modules that can be imported; Apple's other modules are replaced or missing.
    ///
    /// - Parameters:
    ///   - modules: The modules, with the shells that the settings permit.
    ///   - shells: All shells of the installation.
    mutating func setModules(_ modules: Set<String>, shells: Set<String>) {
        self.modules = modules
        replacedModules = AppleModules.replaced.filter { !modules.contains($0.key) }
        for name in AppleModules.missing.union(shells).subtracting(modules) {
            let condition = "put the code that needs it between `#if canImport(\(name))` and `#endif`"
            missingModules[name] =
                shells.contains(name)
                ? "permit its shell by `{\"shells\": [\"\(name)\"]}` in \(PackageSettings.file), or \(condition)"
                : condition
        }
    }
}
