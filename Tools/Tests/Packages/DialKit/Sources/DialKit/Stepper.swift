import UIKit

/// Counts while a button is held.
@objc(DKHoldStepper) open class HoldStepper: UIView {
    private enum Direction: Int { case down = -1, up = 1 }

    @IBOutlet private(set) var plus: UIButton!
    @IBOutlet private(set) var minus: UIButton!
    @objc public private(set) dynamic var count = 0
    public var repeatInterval: TimeInterval = 0.25
    private var timer: Timer?
    private var link: CADisplayLink?
    private(set) var frames = 0

    open override class var layerClass: AnyClass { CAGradientLayer.self }
    private var gradient: CAGradientLayer { layer as! CAGradientLayer }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        plus = makeButton("+", .up)
        minus = makeButton("−", .down)
        gradient.colors = [UIColor.white, UIColor.black].map(\.cgColor)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func makeButton(_ title: String, _ direction: Direction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: [])
        button.tag = direction.rawValue
        button.addTarget(self, action: #selector(down(_:)), for: .touchDown)
        button.addTarget(self, action: #selector(up), for: [.touchUpInside, .touchUpOutside, .touchCancel])
        addSubview(button)
        return button
    }

    @IBAction private func down(_ sender: UIButton) {
        step(sender)
        timer = Timer(timeInterval: repeatInterval, target: self, selector: #selector(repeated(_:)), userInfo: sender, repeats: true)
        RunLoop.main.add(timer!, forMode: .common)
    }

    @IBAction func up() {
        timer?.invalidate()
        timer = nil
    }

    @objc private func repeated(_ timer: Timer) {
        step(timer.userInfo as? UIButton)
    }

    @objc(stepByButton:) private func step(_ sender: UIButton?) {
        count += sender?.tag ?? 0
    }

    open func clearLater() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(clear), object: nil)
        perform(#selector(clear), with: nil, afterDelay: 2)
    }

    open func keep() {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    @objc dynamic func clear() {
        count = 0
    }

    func startFrames() {
        link = CADisplayLink(target: self, selector: #selector(frame(link:)))
        link?.add(to: .main, forMode: .common)
    }

    func stopFrames() {
        link?.invalidate()
        link = nil
    }

    @objc private func frame(link: CADisplayLink) {
        frames += 1
    }
}
