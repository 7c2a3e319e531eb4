import Foundation

/// A font that no machine has. Its only letter, A, is a square of twice the font's size; its PostScript name is `Letters-Square1`, which
/// says nothing of its family, Square Letters.
enum SquareFont {
    static let name = "Letters-Square1"
    static let data = Data(base64Encoded: text) ?? Data()

    /// The same font by another name: what has been installed once stays.
    static let otherName = "Letters-Square2"
    static var otherData: Data {
        var data = data
        let end = Data("Square1".utf8.flatMap { [0, $0] })
        if let place = data.range(of: end) { data[place.upperBound - 1] = UInt8(ascii: "2") }
        return data
    }

    private static let text = """
        AAEAAAAKAIAAAwAgT1MvMknRS28AAAEoAAAAYGNtYXAADACUAAABkAAAADRnbHlmKOM8zAAAAcwAAAAYaGVhZBQNjMgAAACsAAAANmhoZWELug\
        cLAAAA5AAAACRobXR4CcQAAAAAAYgAAAAIbG9jYQAMAAAAAAHEAAAABm1heHAABAAGAAABCAAAACBuYW1lB4kTWgAAAeQAAABycG9zdAADAAAA\
        AAJYAAAAIAABAAAAAQAAXcg8vV8PPPUAAwPoAAAAANaTpAAAAAAA1pOkAAAAAAAH0APoAAAAAwACAAAAAAAAAAEAAAPo/zgAAAfQAAAAAAfQAA\
        EAAAAAAAAAAAAAAAAAAAACAAEAAAACAAQAAQAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAwTiAZAABQAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAPz8/PwAAAEEAQQPo/zgAAAPoAMgAAAAAAAAAAAPoA+gAAAAgAAAB9AAAB9AAAAAAAAIAAAADAAAAFA\
        ADAAEAAAAUAAQAIAAAAAQABAABAAAAQf//AAAAQf///8AAAQAAAAAAAAAAAAwAAAABAAAAAAfQA+gAAwAAMREhEQfQA+j8GAAAAAMAKgADAAEE\
        CQABABwAAAADAAEECQACAA4AHAADAAEECQAGAB4AKgBTAHEAdQBhAHIAZQAgAEwAZQB0AHQAZQByAHMAUgBlAGcAdQBsAGEAcgBMAGUAdAB0AG\
        UAcgBzAC0AUwBxAHUAYQByAGUAMQAAAAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
        """
}
