import Foundation
import GalleryPages
import IrekoTesting
import UIKit

/// The pictures of the articles about collection views and about drag and drop.
extension ArticlePictures {
    private static let wide = CGSize(width: 620, height: 420)

    private static func fraction(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
    }

    private static func tall(_ width: CGFloat, _ part: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalWidth(part))
    }

    private static func tile(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        return item
    }

    // MARK: Collection views

    static func drawCollections(_ folder: URL) throws {
        func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: side, height: side)
            layout.minimumInteritemSpacing = 6
            layout.minimumLineSpacing = 6
            layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            return layout
        }
        let tiles = TilesController(grid(66), sections: [60])
        tiles.title = "Tiles"
        let navigation = UINavigationController(rootViewController: tiles)
        navigation.navigationBar.prefersLargeTitles = true
        try on(navigation, size: phone) { stage in
            try write(stage, "collection-small", folder)
            let transition = tiles.collectionView.startInteractiveTransition(to: grid(139))
            transition.transitionProgress = 0.5
            transition.invalidateLayout()
            stage.advance(by: 0.1)
            try write(stage, "collection-between", folder)
            tiles.collectionView.finishInteractiveTransition()
            stage.advance(by: 1)
            try write(stage, "collection-large", folder)
        }
    }

    // MARK: Compositional layout

    static func drawCompositionalLayout(_ folder: URL) throws {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let section: NSCollectionLayoutSection
            switch index {
            case 0:
                let size = NSCollectionLayoutSize(widthDimension: .absolute(190), heightDimension: .absolute(100))
                section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [tile(fraction(1, 1))]))
                section.orthogonalScrollingBehavior = .groupPaging
            case 1:
                let pair = NSCollectionLayoutGroup.vertical(
                    layoutSize: fraction(1 / 3, 1), subitems: [tile(fraction(1, 0.5))])
                let large = tile(fraction(2 / 3, 1))
                let isWide = environment.container.effectiveContentSize.width > 500
                section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: tall(1, isWide ? 0.3 : 0.46), subitems: [large, pair]))
            default:
                let columns = max(4, Int(environment.container.effectiveContentSize.width / 80))
                let part = 1 / CGFloat(columns)
                section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: tall(1, part), subitems: [tile(fraction(part, 1))]))
            }
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 11, bottom: 8, trailing: 11)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(34)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
        for (name, size) in [("compositional-narrow", phone), ("compositional-wide", wide)] {
            let tiles = TilesController(layout, sections: [8, 3, 30], titles: ["Shelf", "Mosaic", "Grid"])
            try on(tiles, size: size) { stage in try write(stage, name, folder) }
        }
    }

    // MARK: Writing a layout

    static func drawWaterfall(_ folder: URL) throws {
        for (name, size) in [("waterfall-narrow", phone), ("waterfall-wide", wide)] {
            let waterfall = WaterfallLayout()
            waterfall.height = { path, _ in [90, 140, 60, 170, 110, 80, 130][(path.item * 5 + path.item / 3) % 7] }
            let tiles = TilesController(waterfall, sections: [40])
            try on(tiles, size: size) { stage in try write(stage, name, folder) }
        }
    }

    // MARK: Drag and drop

    static func drawDragAndDrop(_ folder: URL) throws {
        let controller = SwatchController()
        try on(controller, size: CGSize(width: 440, height: 260)) { stage in
            let start = CGPoint(x: 80, y: 86)
            stage.touchDown(at: start)
            stage.advance(by: 1)
            for step in 1...20 {
                stage.touchMove(to: CGPoint(x: start.x + 11 * CGFloat(step), y: start.y + 2 * CGFloat(step)))
                stage.advance(by: 0.02)
            }
            stage.advance(by: 0.5)
            try write(stage, "drag", folder)
            stage.touchUp(at: CGPoint(x: start.x + 220, y: start.y + 40))
            stage.advance(by: 1)
            try write(stage, "drop", folder)
        }
    }
}

/// Numbered tiles in rainbow colors.
private final class TilesController: UICollectionViewController {
    private let sections: [Int]
    private let titles: [String]
    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, number in
        var content = UIListContentConfiguration.cell()
        content.text = "\(number)"
        content.textProperties.color = .white
        content.textProperties.alignment = .center
        content.textProperties.font = .systemFont(ofSize: 17, weight: .semibold)
        content.directionalLayoutMargins = .zero
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.clear()
        let hue = CGFloat((path.section * 11 + path.item * 7) % 40) / 40
        background.backgroundColor = UIColor(hue: hue, saturation: 0.55, brightness: 0.85, alpha: 1)
        background.cornerRadius = 8
        cell.backgroundConfiguration = background
    }
    private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
        var content = UIListContentConfiguration.prominentInsetGroupedHeader()
        content.text = self?.titles[path.section]
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 3, bottom: 4, trailing: 3)
        header.contentConfiguration = content
        header.backgroundConfiguration = .clear()
    }

    init(_ layout: UICollectionViewLayout, sections: [Int], titles: [String] = []) {
        (self.sections, self.titles) = (sections, titles)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = (cells, headers)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section]
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item + 1)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}

/// Colors that are dragged into a frame.
private final class SwatchController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private let frame = UIView(frame: CGRect(x: 220, y: 40, width: 180, height: 180))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen]
        for (index, color) in colors.enumerated() {
            let swatch = UIView(frame: CGRect(x: 40, y: 40 + 64 * CGFloat(index), width: 120, height: 52))
            swatch.backgroundColor = color
            swatch.layer.cornerRadius = 12
            swatch.addInteraction(UIDragInteraction(delegate: self))
            view.addSubview(swatch)
        }
        frame.layer.cornerRadius = 16
        frame.layer.borderWidth = 2
        frame.layer.borderColor = UIColor.systemGray3.cgColor
        frame.addInteraction(UIDropInteraction(delegate: self))
        view.addSubview(frame)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        (interaction.view?.backgroundColor).map { [UIDragItem(itemProvider: NSItemProvider(object: $0))] } ?? []
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIColor.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: UIColor.self) { [weak self] colors in
            self?.frame.backgroundColor = colors.first as? UIColor
        }
    }
}
