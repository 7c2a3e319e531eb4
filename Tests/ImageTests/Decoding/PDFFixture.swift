import Foundation

/// Writes small PDF documents with one page.
struct PDFFixture {
    var box = "0 0 20 10"
    var content = "0 0 1 rg 0 0 20 10 re f"
    /// Further entries of the page, such as `/Rotate 90`.
    var page = ""
    /// The resources of the page.
    var resources = ""
    /// The pages, if there are several.
    var kids = "3 0 R"
    /// Further objects, from number 5 on.
    var objects: [String] = []
    /// Further entries of the trailer.
    var trailer = ""
    var pageCount = 1

    var data: Data {
        let all =
            [
                "<< /Type /Catalog /Pages 2 0 R >>",
                "<< /Type /Pages /Count \(pageCount) /Kids [\(pageCount > 0 ? kids : "")] >>",
                "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] /Contents 4 0 R /Resources << \(resources) >> \(page) >>",
                "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
            ] + objects
        var text = "%PDF-1.4\n"
        var places: [Int] = []
        for (index, object) in all.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
        for place in places {
            let digits = String(place)
            text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
        }
        text += "trailer\n<< /Size \(all.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(start)\n%%EOF\n"
        return Data(text.utf8)
    }
}
