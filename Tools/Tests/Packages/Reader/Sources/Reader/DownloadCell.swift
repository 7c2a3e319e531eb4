import UIKit

/// Shows a download, with observers by key path as of Swift 3.
public final class DownloadCell: UITableViewCell {
    private static var context = 0

    public let bar = UIProgressView(progressViewStyle: .default)
    public private(set) var changes: [String] = []

    public var download: Download? {
        willSet {
            guard let download = download else { return }
            download.removeObserver(self, forKeyPath: #keyPath(Download.fraction), context: &DownloadCell.context)
            download.removeObserver(self, forKeyPath: #keyPath(Download.state), context: &DownloadCell.context)
        }
        didSet {
            guard let download = download else { return }
            download.addObserver(
                self, forKeyPath: #keyPath(Download.fraction), options: [.new, .initial], context: &DownloadCell.context)
            download.addObserver(
                self, forKeyPath: #keyPath(Download.state), options: [.new, .old], context: &DownloadCell.context)
        }
    }

    deinit { download = nil }

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &DownloadCell.context else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        changes.append(keyPath ?? "")
        if keyPath == #keyPath(Download.fraction), let fraction = change?[.newKey] as? Double {
            bar.setProgress(Float(fraction), animated: false)
        }
    }
}
