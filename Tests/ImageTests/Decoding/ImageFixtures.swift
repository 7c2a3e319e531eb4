import Foundation

/// Small images of 8 × 6 pixels in one color, in each format.
enum ImageFixtures {
    /// Gray, 0x80.
    static let jpeg = data(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
        FRUVDA8XGBYUGBIUFRT/wAALCAAGAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI
        AQEAAD8AP//Z
        """)

    /// Red.
    static let gif = data(
        """
        R0lGODlhCAAGAPAAAP8AAAAAACH5BAAAAAAALAAAAAAIAAYAAAIGhI+py30FADs=
        """)

    /// Red, then blue.
    static let animatedGIF = data(
        """
        R0lGODlhCAAGAPAAAP8AAAAAACH5BAAKAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAACAAGAAACBoSPqct9BQAh+QQACgAAACwA
        AAAACAAGAIAAAP8AAAACBoSPqct9BQA7
        """)

    /// Red, half opaque.
    static let webp = data(
        """
        UklGRiAAAABXRUJQVlA4TBQAAAAvB0ABEAcQ/Y8CBgCC8L9tIqL/IQ==
        """)

    /// Red.
    static let tiff = data(
        """
        SUkqACgBAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD/
        /wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAA
        AAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD/
        /wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAD//wAAAAAPAAAB
        AwABAAAACAAAAAEBAwABAAAABgAAAAIBAwADAAAA4gEAAAMBAwABAAAAAQAAAAYBAwABAAAAAgAAAAoBAwABAAAAAQAAABEBBAAB
        AAAACAAAABIBAwABAAAAAQAAABUBAwABAAAAAwAAABYBAwABAAAABgAAABcBBAABAAAAIAEAABwBAwABAAAAAQAAACkBAwACAAAA
        AAABAD4BBQACAAAAGAIAAD8BBQAGAAAA6AEAAAAAAAAQABAAEACF61EAAACAAMP1qAAAAAACzcxMAAAAAAHNzEwAAACAAM3MTAAA
        AAACj8L1AAAAABA3GqAAAAAAAiuHCgAAACAA
        """)

    /// Blue.
    static let bmp = data(
        """
        Qk3GAAAAAAAAADYAAAAoAAAACAAAAAYAAAABABgAAAAAAJAAAAAAAAAAAAAAAAAAAAAAAAAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA
        /wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA
        /wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA/wAA
        """)

    /// Green.
    static let ico = data(
        """
        AAABAAEACAYAAAEAIAAAAQAAFgAAACgAAAAIAAAADAAAAAEAIAAAAAAAwAAAAAAAAAAAAAAAAAAAAAAAAAAA/wD/AP8A/wD/AP8A
        /wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/
        AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A
        /wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
        """)

    static let all: [(name: String, data: Data)] = [
        ("jpeg", jpeg), ("gif", gif), ("animatedGIF", animatedGIF), ("webp", webp), ("tiff", tiff), ("bmp", bmp),
        ("ico", ico),
    ]

    private static func data(_ text: String) -> Data {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
    }
}
