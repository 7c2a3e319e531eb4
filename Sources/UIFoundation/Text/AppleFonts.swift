/// The families and faces that every iPhone and iPad has. If a font is not installed, fontconfig's substitute is
/// drawn.
///
/// Follows <https://developer.apple.com/fonts/system-fonts/>.
enum AppleFonts {
    /// The kind of the substitute of a family.
    enum Kind: String, Sendable {
        case sans = "sans-serif"
        case serif
        case mono = "monospace"
        case script = "cursive"
    }

    struct Face: Sendable {
        let name: String
        let weight: UIFont.Weight
        let isItalic: Bool
    }

    struct Family: Sendable {
        let name: String
        let kind: Kind
        let faces: [Face]

        /// The family's default face: the regular upright face or, if it has no regular face, its first face.
        var usual: Face? { faces.first { $0.weight == .regular && !$0.isItalic } ?? faces.first }
    }

    /// Returns the family with exactly this name.
    static func family(named name: String) -> Family? { familiesByName[name] }

    /// Returns the family with this name. Case and spaces are ignored.
    static func family(like name: String) -> Family? { families[key(name)] }

    /// Returns the face with this PostScript name, and its family.
    static func face(_ name: String) -> (family: Family, face: Face)? {
        guard let family = familiesByFace[name] else { return nil }
        return family.faces.first { $0.name == name }.map { (family, $0) }
    }

    static var familyNames: [String] { families.values.map(\.name) }

    private static func key(_ name: String) -> String { name.lowercased().replacing(" ", with: "") }

    private static let families: [String: Family] = {
        var families: [String: Family] = [:]
        for line in list.split(separator: "\n") {
            let parts = line.split(separator: "/")
            guard parts.count == 3, let kind = kinds[String(parts[1])] else { continue }
            let name = String(parts[0])
            families[key(name)] = Family(name: name, kind: kind, faces: parts[2].split(separator: " ").compactMap(face))
        }
        return families
    }()

    private static let familiesByName = Dictionary(
        families.values.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static let familiesByFace: [String: Family] = {
        var result: [String: Family] = [:]
        for family in families.values { for face in family.faces { result[face.name] = family } }
        return result
    }()

    private static let kinds: [String: Kind] = ["sans": .sans, "serif": .serif, "mono": .mono, "script": .script]

    /// Parses `Name:400` or, for an italic face, `Name:400i`.
    private static func face(_ text: Substring) -> Face? {
        let parts = text.split(separator: ":")
        guard parts.count == 2, let number = Int(parts[1].filter(\.isNumber)) else { return nil }
        return Face(
            name: String(parts[0]), weight: UIFont.Weight(number: number), isItalic: parts[1].hasSuffix("i"))
    }

    /// One family per line: its name, the kind of its substitute, and its faces with their weights.
    private static let list = """
        Academy Engraved LET/serif/AcademyEngravedLetPlain:400
        Al Nile/sans/AlNile:400 AlNile-Bold:700
        American Typewriter/serif/AmericanTypewriter:400 AmericanTypewriter-Light:300 \
        AmericanTypewriter-Semibold:600 AmericanTypewriter-Bold:700 AmericanTypewriter-Condensed:400 \
        AmericanTypewriter-CondensedLight:300 AmericanTypewriter-CondensedBold:700
        Apple Color Emoji/sans/AppleColorEmoji:400
        Apple SD Gothic Neo/sans/AppleSDGothicNeo-Regular:400 AppleSDGothicNeo-UltraLight:100 \
        AppleSDGothicNeo-Thin:200 AppleSDGothicNeo-Light:300 AppleSDGothicNeo-Medium:500 \
        AppleSDGothicNeo-SemiBold:600 AppleSDGothicNeo-Bold:700
        Apple Symbols/sans/AppleSymbols:400
        Arial/sans/ArialMT:400 Arial-ItalicMT:400i Arial-BoldMT:700 Arial-BoldItalicMT:700i
        Arial Hebrew/sans/ArialHebrew:400 ArialHebrew-Light:300 ArialHebrew-Bold:700
        Arial Rounded MT Bold/sans/ArialRoundedMTBold:700
        Avenir/sans/Avenir-Roman:400 Avenir-Book:400 Avenir-Oblique:400i Avenir-BookOblique:400i \
        Avenir-Light:300 Avenir-LightOblique:300i Avenir-Medium:500 Avenir-MediumOblique:500i \
        Avenir-Heavy:800 Avenir-HeavyOblique:800i Avenir-Black:900 Avenir-BlackOblique:900i
        Avenir Next/sans/AvenirNext-Regular:400 AvenirNext-Italic:400i AvenirNext-UltraLight:100 \
        AvenirNext-UltraLightItalic:100i AvenirNext-Medium:500 AvenirNext-MediumItalic:500i \
        AvenirNext-DemiBold:600 AvenirNext-DemiBoldItalic:600i AvenirNext-Bold:700 \
        AvenirNext-BoldItalic:700i AvenirNext-Heavy:800 AvenirNext-HeavyItalic:800i
        Avenir Next Condensed/sans/AvenirNextCondensed-Regular:400 AvenirNextCondensed-Italic:400i \
        AvenirNextCondensed-UltraLight:100 AvenirNextCondensed-UltraLightItalic:100i \
        AvenirNextCondensed-Medium:500 AvenirNextCondensed-MediumItalic:500i \
        AvenirNextCondensed-DemiBold:600 AvenirNextCondensed-DemiBoldItalic:600i \
        AvenirNextCondensed-Bold:700 AvenirNextCondensed-BoldItalic:700i AvenirNextCondensed-Heavy:800 \
        AvenirNextCondensed-HeavyItalic:800i
        Baskerville/serif/Baskerville:400 Baskerville-Italic:400i Baskerville-SemiBold:600 \
        Baskerville-SemiBoldItalic:600i Baskerville-Bold:700 Baskerville-BoldItalic:700i
        Bodoni 72/serif/BodoniSvtyTwoITCTT-Book:400 BodoniSvtyTwoITCTT-BookIta:400i BodoniSvtyTwoITCTT-Bold:700
        Bodoni 72 Oldstyle/serif/BodoniSvtyTwoOSITCTT-Book:400 BodoniSvtyTwoOSITCTT-BookIt:400i \
        BodoniSvtyTwoOSITCTT-Bold:700
        Bodoni 72 Smallcaps/serif/BodoniSvtyTwoSCITCTT-Book:400
        Bodoni Ornaments/serif/BodoniOrnamentsITCTT:400
        Bradley Hand/script/BradleyHandITCTT-Bold:700
        Chalkboard SE/script/ChalkboardSE-Regular:400 ChalkboardSE-Light:300 ChalkboardSE-Bold:700
        Chalkduster/script/Chalkduster:400
        Charter/serif/Charter-Roman:400 Charter-Italic:400i Charter-Bold:700 Charter-BoldItalic:700i \
        Charter-Black:900 Charter-BlackItalic:900i
        Cochin/serif/Cochin:400 Cochin-Italic:400i Cochin-Bold:700 Cochin-BoldItalic:700i
        Copperplate/serif/Copperplate:400 Copperplate-Light:300 Copperplate-Bold:700
        Courier/mono/Courier:400 Courier-Oblique:400i Courier-Bold:700 Courier-BoldOblique:700i
        Courier New/mono/CourierNewPSMT:400 CourierNewPS-ItalicMT:400i CourierNewPS-BoldMT:700 \
        CourierNewPS-BoldItalicMT:700i
        DIN Alternate/sans/DINAlternate-Bold:700
        DIN Condensed/sans/DINCondensed-Bold:700
        Damascus/sans/Damascus:400 DamascusLight:300 DamascusMedium:500 DamascusSemiBold:600 DamascusBold:700
        Devanagari Sangam MN/sans/DevanagariSangamMN:400 DevanagariSangamMN-Bold:700
        Didot/serif/Didot:400 Didot-Italic:400i Didot-Bold:700
        Euphemia UCAS/sans/EuphemiaUCAS:400 EuphemiaUCAS-Italic:400i EuphemiaUCAS-Bold:700
        Farah/sans/Farah:400
        Futura/sans/Futura-Medium:500 Futura-MediumItalic:500i Futura-Bold:700 Futura-CondensedMedium:500 \
        Futura-CondensedExtraBold:800
        Galvji/sans/Galvji:400 Galvji-Bold:700
        Geeza Pro/sans/GeezaPro:400 GeezaPro-Bold:700
        Georgia/serif/Georgia:400 Georgia-Italic:400i Georgia-Bold:700 Georgia-BoldItalic:700i
        Gill Sans/sans/GillSans:400 GillSans-Italic:400i GillSans-Light:300 GillSans-LightItalic:300i \
        GillSans-SemiBold:600 GillSans-SemiBoldItalic:600i GillSans-Bold:700 GillSans-BoldItalic:700i \
        GillSans-UltraBold:900
        Helvetica/sans/Helvetica:400 Helvetica-Oblique:400i Helvetica-Light:300 Helvetica-LightOblique:300i \
        Helvetica-Bold:700 Helvetica-BoldOblique:700i
        Helvetica Neue/sans/HelveticaNeue:400 HelveticaNeue-Italic:400i HelveticaNeue-UltraLight:100 \
        HelveticaNeue-UltraLightItalic:100i HelveticaNeue-Thin:200 HelveticaNeue-ThinItalic:200i \
        HelveticaNeue-Light:300 HelveticaNeue-LightItalic:300i HelveticaNeue-Medium:500 \
        HelveticaNeue-MediumItalic:500i HelveticaNeue-Bold:700 HelveticaNeue-BoldItalic:700i \
        HelveticaNeue-CondensedBold:700 HelveticaNeue-CondensedBlack:900
        Hiragino Maru Gothic ProN/sans/HiraMaruProN-W4:400
        Hiragino Mincho ProN/serif/HiraMinProN-W3:300 HiraMinProN-W6:600
        Hiragino Sans/sans/HiraginoSans-W3:300 HiraginoSans-W6:600 HiraginoSans-W7:700
        Hoefler Text/serif/HoeflerText-Regular:400 HoeflerText-Italic:400i HoeflerText-Black:900 \
        HoeflerText-BlackItalic:900i
        Impact/sans/Impact:900
        Kailasa/sans/Kailasa:400 Kailasa-Bold:700
        Kefa/sans/Kefa-Regular:400
        Khmer Sangam MN/sans/KhmerSangamMN:400
        Kohinoor Bangla/sans/KohinoorBangla-Regular:400 KohinoorBangla-Light:300 KohinoorBangla-Semibold:600
        Kohinoor Devanagari/sans/KohinoorDevanagari-Regular:400 KohinoorDevanagari-Light:300 \
        KohinoorDevanagari-Semibold:600
        Kohinoor Gujarati/sans/KohinoorGujarati-Regular:400 KohinoorGujarati-Light:300 KohinoorGujarati-Bold:700
        Kohinoor Telugu/sans/KohinoorTelugu-Regular:400 KohinoorTelugu-Light:300 KohinoorTelugu-Medium:500
        Lao Sangam MN/sans/LaoSangamMN:400
        Malayalam Sangam MN/sans/MalayalamSangamMN:400 MalayalamSangamMN-Bold:700
        Marker Felt/script/MarkerFelt-Thin:400 MarkerFelt-Wide:700
        Menlo/mono/Menlo-Regular:400 Menlo-Italic:400i Menlo-Bold:700 Menlo-BoldItalic:700i
        Mishafi/sans/DiwanMishafi:400
        Mukta Mahee/sans/MuktaMahee-Regular:400 MuktaMahee-Light:300 MuktaMahee-Bold:700
        Myanmar Sangam MN/sans/MyanmarSangamMN:400 MyanmarSangamMN-Bold:700
        Noteworthy/script/Noteworthy-Light:300 Noteworthy-Bold:700
        Noto Nastaliq Urdu/sans/NotoNastaliqUrdu:400 NotoNastaliqUrdu-Bold:700
        Optima/sans/Optima-Regular:400 Optima-Italic:400i Optima-Bold:700 Optima-BoldItalic:700i \
        Optima-ExtraBlack:900
        Palatino/serif/Palatino-Roman:400 Palatino-Italic:400i Palatino-Bold:700 Palatino-BoldItalic:700i
        Papyrus/script/Papyrus:400 Papyrus-Condensed:400
        Party LET/script/PartyLetPlain:400
        PingFang HK/sans/PingFangHK-Regular:400 PingFangHK-Ultralight:100 PingFangHK-Thin:200 PingFangHK-Light:300 \
        PingFangHK-Medium:500 PingFangHK-Semibold:600
        PingFang SC/sans/PingFangSC-Regular:400 PingFangSC-Ultralight:100 PingFangSC-Thin:200 PingFangSC-Light:300 \
        PingFangSC-Medium:500 PingFangSC-Semibold:600
        PingFang TC/sans/PingFangTC-Regular:400 PingFangTC-Ultralight:100 PingFangTC-Thin:200 PingFangTC-Light:300 \
        PingFangTC-Medium:500 PingFangTC-Semibold:600
        Rockwell/serif/Rockwell-Regular:400 Rockwell-Italic:400i Rockwell-Bold:700 Rockwell-BoldItalic:700i
        Savoye LET/script/SavoyeLetPlain:400
        Sinhala Sangam MN/sans/SinhalaSangamMN:400 SinhalaSangamMN-Bold:700
        Snell Roundhand/script/SnellRoundhand:400 SnellRoundhand-Bold:700 SnellRoundhand-Black:900
        Symbol/serif/Symbol:400
        Tamil Sangam MN/sans/TamilSangamMN:400 TamilSangamMN-Bold:700
        Thonburi/sans/Thonburi:400 Thonburi-Light:300 Thonburi-Bold:700
        Times New Roman/serif/TimesNewRomanPSMT:400 TimesNewRomanPS-ItalicMT:400i TimesNewRomanPS-BoldMT:700 \
        TimesNewRomanPS-BoldItalicMT:700i
        Trebuchet MS/sans/TrebuchetMS:400 TrebuchetMS-Italic:400i TrebuchetMS-Bold:700 Trebuchet-BoldItalic:700i
        Verdana/sans/Verdana:400 Verdana-Italic:400i Verdana-Bold:700 Verdana-BoldItalic:700i
        Zapf Dingbats/serif/ZapfDingbatsITC:400
        Zapfino/script/Zapfino:400
        """
}
