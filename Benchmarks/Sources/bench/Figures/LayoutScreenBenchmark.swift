import IrekoTesting
import Measuring
import UIKit

/// A screen of 500 views and 2,000 constraints is rotated: the complete layout, including the commit.
@MainActor let layoutScreen = Benchmark("layout.screen") {
    try Stage.run(rootViewController: UIViewController()) { stage in
        guard let root = stage.window.rootViewController?.view else { return [] }
        let screen = ConstrainedScreen(in: root)
        stage.settle()
        guard screen.viewCount == 500, screen.constraintCount == 2000 else {
            throw BenchmarkFailure("made \(screen.viewCount) views, \(screen.constraintCount) constraints")
        }
        let reference = FrameCopy.measure()
        var costs: [Double] = []
        for round in 0..<41 {
            let size = round % 2 == 0 ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
            costs.append(
                CPUClock.seconds {
                    stage.resize(to: size)
                    stage.settle()
                })
            guard screen.lastCell.frame.maxX == size.width, screen.lastCell.frame.maxY == size.height else {
                throw BenchmarkFailure("the screen did not follow: its last cell is at \(screen.lastCell.frame)")
            }
        }
        return [.milliseconds("layout.screen", cost: costs.median, reference: reference, reach: .atMost(4))]
    }
}

/// Fifty cells from top to bottom, equally tall, of nine views each: background, icon, title, subtitle, badge with
/// three parts, separator. Each view has four constraints.
@MainActor private struct ConstrainedScreen {
    private(set) var viewCount = 0
    private(set) var constraintCount = 0
    private(set) var lastCell = UIView()

    init(in root: UIView) {
        var above: UIView?
        for _ in 0..<50 {
            let cell = add(to: root)
            activate([
                cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                cell.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
                cell.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 1 / 50),
            ])
            fill(cell)
            above = cell
            lastCell = cell
        }
    }

    private mutating func add(to superview: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        viewCount += 1
        return view
    }

    private mutating func activate(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
        constraintCount += constraints.count
    }

    private mutating func fill(_ cell: UIView) {
        let background = add(to: cell)
        activate([
            background.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            background.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            background.topAnchor.constraint(equalTo: cell.topAnchor),
            background.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
        let icon = add(to: cell)
        activate([
            icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
            icon.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            icon.heightAnchor.constraint(equalTo: cell.heightAnchor, constant: -2),
            icon.widthAnchor.constraint(equalTo: icon.heightAnchor),
        ])
        let badge = add(to: cell)
        activate([
            badge.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -8),
            badge.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            badge.widthAnchor.constraint(equalTo: cell.widthAnchor, multiplier: 0.1),
            badge.heightAnchor.constraint(equalToConstant: 4),
        ])
        let title = add(to: cell)
        activate([
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8),
            title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 1),
            title.heightAnchor.constraint(equalTo: cell.heightAnchor, multiplier: 0.5),
        ])
        let subtitle = add(to: cell)
        activate([
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
            subtitle.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -1),
        ])
        let separator = add(to: cell)
        activate([
            separator.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            separator.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            separator.heightAnchor.constraint(equalToConstant: 1),
        ])
        let parts = (0..<3).map { _ in add(to: badge) }
        for (index, part) in parts.enumerated() {
            activate([
                part.topAnchor.constraint(equalTo: badge.topAnchor),
                part.bottomAnchor.constraint(equalTo: badge.bottomAnchor),
                part.leadingAnchor.constraint(
                    equalTo: index == 0 ? badge.leadingAnchor : parts[index - 1].trailingAnchor),
                index == 2
                    ? part.trailingAnchor.constraint(equalTo: badge.trailingAnchor)
                    : part.widthAnchor.constraint(equalTo: parts[index + 1].widthAnchor),
            ])
        }
    }
}
