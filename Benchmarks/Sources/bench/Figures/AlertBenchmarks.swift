import IrekoTesting
import Measuring
import UIKit

/// The second alert with two actions, 390×844 points at scale 2, from `present` until it is composited for the first time, against an
/// empty full-screen presentation.
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
        let empty = cost {
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
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
                name: "alert.open", value: alert / empty, unit: "× full screen", reference: reference, cost: alert,
                reach: .atMost(4))
        ]
    }
}

/// A popover with 500 views that becomes a sheet, and a popover again, as the window crosses the size class: the CPU time of both
/// against one layout of the same views in the new size.
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
