import UIKit

extension NestWorld {
    /// A controller of the storyboard.
    func documentPart() -> UIViewController? {
        NestDocument.storyboard?.instantiateViewController(withIdentifier: random.pick(NestDocument.identifiers))
    }

    /// A page of the storyboard was made, as by a segue.
    func didMake(_ page: NestPage) {
        count += 1
        page.title = "P\(count)"
        know(page)
    }

    /// Performs a segue of a visible page.
    func performSegue() {
        let pages = windows.flatMap(seen).compactMap { $0 as? NestPage }
        guard !pages.isEmpty else { return }
        let (page, segue) = (random.pick(pages), random.pick(NestDocument.segues))
        guard page.presentedViewController == nil else { return }
        note("segue \(segue) of \(page.title ?? "")")
        page.performSegue(withIdentifier: segue, sender: nil)
    }
}
