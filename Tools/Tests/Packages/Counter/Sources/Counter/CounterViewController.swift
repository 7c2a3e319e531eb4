import UIKit

public final class CounterViewController: UIViewController {
    public private(set) var count = 0 {
        didSet { label.text = "\(count)" }
    }

    public let label = UILabel()
    public let plusButton = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "0"
        plusButton.setTitle("Plus", for: .normal)
        plusButton.addTarget(self, action: #selector(plusTapped(_:)), for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(plusButton)
        NotificationCenter.default.addObserver(
            self, selector: #selector(reset), name: Notification.Name("reset"), object: nil)
    }

    @objc private func plusTapped(_ sender: UIButton) {
        count += 1
    }

    @objc func reset() {
        count = 0
    }

    @IBAction func presentHelp(_ sender: Any?) {
        present(HelpViewController(), animated: true)
    }

    public func countLater() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.count += 10 }
    }
}

final class HelpViewController: UIViewController {
    private(set) var hasAppeared = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
    }
}
