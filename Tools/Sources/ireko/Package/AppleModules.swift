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
