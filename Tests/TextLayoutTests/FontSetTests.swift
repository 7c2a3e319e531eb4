import Expectations
import Testing

@testable import TextLayout

/// The fonts of `Tests/Environment/fonts.conf`.
@Suite("Text layout: the fonts of the tests")
struct FontSetTests {
    @Test(
        "The fonts that tests require are installed",
        arguments: [
            ("Inter", "fonts-inter"), ("DejaVu Sans", "fonts-dejavu-core"), ("DejaVu Sans Mono", "fonts-dejavu-core"),
            ("DejaVu Serif", "fonts-dejavu-core"), ("Droid Sans Fallback", "fonts-droid-fallback"),
        ])
    func installed(family: String, package: String) {
        let families = FontSystem.shared.familyNames

        #expect(families.contains(family), "Debian's package \(package) has it; Scripts/bootstrap installs it.")
    }

    @Test("Tests see no other fonts than theirs")
    func noOthers() {
        let generic: Set = ["Monospace", "Sans", "Serif", "System-ui"]  // Pango's names for what fontconfig chooses

        let families = FontSystem.shared.familyNames.filter { !generic.contains($0) }

        expectEqual(families, ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Droid Sans Fallback", "Inter"])
    }
}
