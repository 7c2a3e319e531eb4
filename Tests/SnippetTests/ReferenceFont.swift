import Testing
import TextLayout

extension Trait where Self == ConditionTrait {
    /// Skips pictures of texts if the system font differs from the font of the reference pictures.
    static var withFontOfReferences: Self {
        .enabled(
            if: FontSystem.shared.systemFontVersion == "Inter 3.19", "The references were recorded with Inter 3.19.")
    }
}
