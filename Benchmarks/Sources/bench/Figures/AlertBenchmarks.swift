import IrekoTesting
import Measuring
import UIKit

/// An alert with two actions, 390×844 points at scale 2, from `present` until it is first composited, compared with a
/// card with the same texts and buttons that a program presents over the current context.
@MainActor let alertOpen = Benchmark("alert.open") {
    let root = UIViewController()
    root.view.backgroundColor = .white
    return try Stage.run(size: CGSize(width: 390, height: 844), scale: 2, rootViewController: root) { stage in
        let reference = FrameCopy.measure()
        @MainActor func cost(_ make: @MainActor () -> UIViewController) -> Double {
            var costs: [Double] = []
            for _ in 0..<21 {
                let presented = make()
                costs.append(
                    CPUClock.seconds {
                        root.present(presented, animated: true)
                        stage.advance(by: 1.0 / 60)
                        stage.render()
                    })
                stage.advance(by: 1)
                root.dismiss(animated: false)
                stage.advance(by: 1)
                stage.render()
            }
            return Array(costs.dropFirst()).median
        }
        let card = cost {
            let page = CardController()
            page.modalPresentationStyle = .overFullScreen
            page.modalTransitionStyle = .crossDissolve
            return page
        }
        let alert = cost {
            let alert = UIAlertController(title: "Delete the note?", message: "It is lost.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            return alert
        }
        return [
            Figure(
                name: "alert.open", value: alert / card, unit: "× own card", reference: reference, cost: alert,
                reach: .atMost(4))
        ]
    }
}

/// A card in the middle of a dimmed screen, as a program builds it without an alert controller.
private final class CardController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        let card = UIView()
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        effect.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(effect)
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        let title = UILabel()
        title.font = .preferredFont(forTextStyle: .headline)
        title.text = "Delete the note?"
        let message = UILabel()
        message.font = .preferredFont(forTextStyle: .footnote)
        message.text = "It is lost."
        let buttons = UIStackView(
            arrangedSubviews: ["Cancel", "Delete"].map { name in
                UIButton(configuration: .plain(), primaryAction: UIAction(title: name) { _ in })
            })
        buttons.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [title, message, buttons])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            card.widthAnchor.constraint(equalToConstant: 270),
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        ])
    }
}

/// A popover with 500 views that becomes a sheet, and a popover again, as the window crosses the size class: the CPU
/// time of both compared with a layout of the same views in the new size.
@MainActor let popoverAdapt = Benchmark("popover.adapt") {
    let (wide, narrow) = (CGSize(width: 1024, height: 768), CGSize(width: 390, height: 768))
    let root = UIViewController()
    return try Stage.run(size: wide, rootViewController: root) { stage in
        let reference = FrameCopy.measure()
        let page = UIViewController()
        for index in 0..<500 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -16),
                view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: CGFloat(index)),
                view.heightAnchor.constraint(equalToConstant: 1),
            ])
        }
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = root.view
        root.present(page, animated: false)
        stage.advance(by: 1)
        var (changes, layouts) = ([Double](), [Double]())
        for round in 0..<20 {
            changes.append(
                CPUClock.seconds {
                    stage.resize(to: round % 2 == 0 ? narrow : wide)
                    stage.advance(by: 0)
                })
        }
        root.dismiss(animated: false)
        stage.advance(by: 1)
        for round in 0..<20 {
            let size = round % 2 == 0 ? CGSize(width: 390, height: 748) : CGSize(width: 320, height: 480)
            layouts.append(
                CPUClock.seconds {
                    page.view.frame.size = size
                    page.view.layoutIfNeeded()
                })
        }
        return [
            Figure(
                name: "popover.adapt", value: changes.median / layouts.median, unit: "× layout", reference: reference,
                cost: changes.median, reach: .atMost(1.5))
        ]
    }
}
