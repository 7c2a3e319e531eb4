import Foundation
import IrekoTesting
import Measuring
import UIKit

/// A page that appears with 20 different images in PDF of 64 by 64 points, and, for comparison, with 20 in SVG:
/// 390×844 at scale 2, headless. Reading and drawing are included.
@MainActor let pdfPage = Benchmark("pdf.page", "pdf.svg") {
    func pdf(_ number: Int) -> Data {
        let content = "0.2 0.\(number % 10) 0.9 rg 32 4 m 60 32 l 32 60 l 4 32 l h f"
        return Data(
            """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 64 64] /Contents 4 0 R /Resources << >> >> endobj
            4 0 obj << /Length \(content.utf8.count) >>
            stream
            \(content)
            endstream endobj
            trailer << /Root 1 0 R >>
            %\(number)
            """.utf8)
    }
    func svg(_ number: Int) -> Data {
        let path = "<path fill='#33\(number % 10)0E6' d='M32 4L60 32L32 60L4 32Z'/>"
        return Data("<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'>\(path)</svg><!--\(number)-->".utf8)
    }
    let size = CGSize(width: 390, height: 844)
    return try Stage.run(size: size, scale: 2, rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController?.view else { return [] }
        let reference = FrameCopy()
        @MainActor func seconds(_ images: [Data]) -> Double {
            let before = secondsOfChildren()
            let own = CPUClock.seconds {
                let page = UIView(frame: root.bounds)
                for (index, data) in images.enumerated() {
                    let view = UIImageView(image: UIImage(data: data))
                    view.frame.origin = CGPoint(x: index % 5 * 72, y: index / 5 * 72)
                    page.addSubview(view)
                }
                root.addSubview(page)
                stage.advance(by: 1.0 / 60)
                stage.render()
                page.removeFromSuperview()
                stage.advance(by: 1.0 / 60)
                stage.render()
            }
            return own + secondsOfChildren() - before
        }
        guard UIImage(data: pdf(0)) != nil, UIImage(data: svg(0)) != nil else {
            throw NotMeasured("poppler-glib or librsvg is not installed")
        }
        var (documents, drawings): ([Double], [Double]) = ([], [])
        for round in 1..<8 {
            reference.round()
            documents.append(seconds((0..<20).map { pdf(round * 20 + $0) }))
            drawings.append(seconds((0..<20).map { svg(round * 20 + $0) }))
        }
        return [
            .copies("pdf.page", cost: documents.median, reference: reference.seconds, reach: nil),
            .copies("pdf.svg", cost: drawings.median, reference: reference.seconds, reach: nil),
        ]
    }
}

/// The processor time of the processes that read and draw documents.
private func secondsOfChildren() -> Double {
    var usage = rusage()
    guard getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage) == 0 else { return 0 }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
