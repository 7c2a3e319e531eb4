import Foundation
import Testing

/// Drawings of a few kilobytes which would take librsvg minutes or hours, or end the program.
struct HostileDrawing: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String

    var testDescription: String { name }

    private static let head = "<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'>"

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    /// Nested masks, referred to with letters that a search may overlook.
    private static var masks: String {
        var text = head
        for level in 0..<9 {
            let mask = level > 0 ? "mask='URL(#m\(level - 1))'" : ""
            text += "<mask id='m\(level)'>" + times(8, "<rect width='99' height='99' \(mask)/>") + "</mask>"
        }
        return text + "<rect width='99' height='99' mask='URL(#m8)'/></svg>"
    }

    /// A filter that takes 30 milliseconds. (Turbulence of many octaves is slow in librsvg 2.54, and not in 2.60.)
    private static let slowFilter = "<filter id='f'><feMorphology radius='99'/></filter>"

    /// A document type with a bracket in a comment.
    private static let declaration =
        "<!DOCTYPE svg [<!-- [ -->]>\(head)<style>rect{filter:url(#f)}</style>\(slowFilter)"
        + times(400, "<rect width='99' height='99'/>") + "</svg>"

    private static var encoding: String {
        let hidden = slowFilter + times(400, "<rect width='99' height='99' filter='url(#f)'/>")
        let encoded = hidden.replacingOccurrences(of: "<", with: "+ADw-").replacingOccurrences(of: ">", with: "+AD4-")
        return "<?xml version='1.0' encoding='UTF-7'?>\(head)\(encoded)</svg>"
    }

    private static var entities: String {
        let path = (0..<300).map { "L\($0 * 7 % 99) \($0 * 31 % 99)" }.joined()
        return "<!DOCTYPE svg [<!ENTITY p \"\(path)\">]>\(head)<path stroke='red' d='M0 0\(times(300, "&p;"))'/></svg>"
    }

    private static var convolution: String {
        let matrix = times(900, "1 ")
        return head + "<filter id='f'><feConvolveMatrix order='30' kernelMatrix='\(matrix)'/></filter>"
            + "<rect width='9' height='9' filter='url(#f)'/></svg>"
    }

    private static var morphology: String {
        head + slowFilter + times(400, "<rect width='99' height='99' filter='url(#f)'/>") + "</svg>"
    }

    static var all: [HostileDrawing] {
        [
            HostileDrawing(name: "masks", text: masks), HostileDrawing(name: "declaration", text: declaration),
            HostileDrawing(name: "encoding", text: encoding), HostileDrawing(name: "entities", text: entities),
            HostileDrawing(name: "convolution", text: convolution),
            HostileDrawing(name: "morphology", text: morphology),
        ]
    }
}
