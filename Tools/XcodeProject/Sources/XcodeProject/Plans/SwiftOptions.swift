/// The options of the compiler that the build settings of a target have.
public struct SwiftOptions: Sendable, Equatable {
    /// The language mode, as a case of `SwiftLanguageMode`: `v5`.
    public var languageMode = "v5"
    /// Whether declarations belong to the main actor unless they state otherwise.
    public var isMainActorByDefault = false
    /// The upcoming features that are enabled, without features of the language mode.
    public var features: [String] = []
    /// The experimental features that are enabled.
    public var experimentalFeatures: [String] = []
    /// The conditions for `#if`.
    public var defines: [String] = []

    /// Reads the options of settings. Flags that are not for the language are ignored.
    public init(_ settings: BuildSettings) {
        languageMode = Self.mode(settings.string("SWIFT_VERSION"))
        isMainActorByDefault = settings.string("SWIFT_DEFAULT_ACTOR_ISOLATION").hasPrefix("MainActor")
        defines = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        for (name, feature) in Self.featureSettings where settings.isOn("SWIFT_UPCOMING_FEATURE_" + name) {
            features.append(feature)
        }
        if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") { features.append("BareSlashRegexLiterals") }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += Self.approachable }
        readFlags(settings.list("OTHER_SWIFT_FLAGS"))
        func unique(_ values: [String], without left: Set<String> = []) -> [String] {
            var seen = left
            return values.filter { Self.isIdentifier($0) && seen.insert($0).inserted }
        }
        defines = unique(defines)
        features = unique(features, without: languageMode == "v6" ? Self.partsOfVersion6 : [])
        experimentalFeatures = unique(experimentalFeatures)
    }

    private mutating func readFlags(_ flags: [String]) {
        var rest = flags.filter { $0 != "-Xfrontend" }[...]
        while let flag = rest.popFirst() {
            switch flag {
            case "-D": if let name = rest.popFirst() { defines.append(name) }
            case "-enable-upcoming-feature": if let name = rest.popFirst() { features.append(name) }
            case "-enable-experimental-feature": if let name = rest.popFirst() { experimentalFeatures.append(name) }
            case "-default-isolation": isMainActorByDefault = rest.popFirst() == "MainActor"
            case "-enable-bare-slash-regex": features.append("BareSlashRegexLiterals")
            default: if flag.hasPrefix("-D") { defines.append(String(flag.dropFirst(2))) }
            }
        }
    }

    private static func mode(_ version: String) -> String {
        switch version.prefix(3) {
        case "3", "3.0", "3.1", "4", "4.0", "4.1": "v4"
        case "4.2": "v4_2"
        case let text where text.first == "6": "v6"
        default: "v5"
        }
    }

    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.utf8.count <= 200 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// Settings for features that change the meaning of a program.
    private static let featureSettings = [
        ("CONCISE_MAGIC_FILE", "ConciseMagicFile"), ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
        ("EXISTENTIAL_ANY", "ExistentialAny"), ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
        ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"), ("GLOBAL_CONCURRENCY", "GlobalConcurrency"),
        ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
        ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
        ("REGION_BASED_ISOLATION", "RegionBasedIsolation"), ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
    ]
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
    private static let partsOfVersion6: Set<String> = [
        "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials", "BareSlashRegexLiterals",
        "DisableOutwardActorInference", "IsolatedDefaultValues", "GlobalConcurrency",
        "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures", "RegionBasedIsolation",
        "DynamicActorIsolation", "StrictConcurrency",
    ]
}
