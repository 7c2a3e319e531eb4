import DesignKit
import UIKit
import os.log

private let log = Logger(subsystem: "org.example.shop", category: "screen")

public protocol ShopViewControllerDelegate: AnyObject {
    func shopViewControllerDidBuy(_ controller: ShopViewController)
}

public final class ShopViewController: UIViewController {
    public weak var delegate: ShopViewControllerDelegate?
    public let buyButton = RoundButton(frame: .zero)
    public private(set) var keyboardHeight: CGFloat = 0
    private var timer: Timer?
    public private(set) var seconds = 0

    public override func loadView() {
        view = UIView()
        buyButton.setTitle("Buy", for: .normal)
        buyButton.onTap = { [weak self] in self?.buy() }
        view.addSubview(buyButton)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.debug("appears \(animated, privacy: .public)")
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    @objc private func tick(_ timer: Timer) { seconds += 1 }

    private func buy() {
        os_log("bought %{public}@", log: .default, type: .info, "tea")
        delegate?.shopViewControllerDidBuy(self)
        let alert = UIAlertController(title: "Thanks", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

public enum Texts {
    public static func duration(_ seconds: TimeInterval) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .positional
        return formatter.string(from: seconds)
    }

    public static func words(_ seconds: TimeInterval) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .full
        return formatter.string(from: seconds)
    }

    public static func age(of date: Date, at now: Date) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        return formatter.localizedString(for: date, relativeTo: now)
    }

    public static func row(_ path: NSIndexPath) -> Int { path.row }
}
