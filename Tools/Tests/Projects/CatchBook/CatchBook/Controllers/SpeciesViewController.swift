//
//  SpeciesViewController.swift
//  CatchBook
//

import CatchKit
import UIKit

class SpeciesViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

    private let catalog: SpeciesCatalog

    init(catalog: SpeciesCatalog) {
        self.catalog = catalog
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 32)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView?.backgroundColor = .white
        collectionView?.register(SpeciesCell.self, forCellWithReuseIdentifier: "Species")
        collectionView?.register(
            SpeciesHeader.self, forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
            withReuseIdentifier: "Header")
    }

    private func species(at indexPath: IndexPath) -> Species {
        return catalog.species(in: Water.all[indexPath.section])[indexPath.item]
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return Water.all.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return catalog.species(in: Water.all[section]).count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Species", for: indexPath) as! SpeciesCell
        let species = self.species(at: indexPath)
        cell.titleLabel.text = species.name
        cell.detailLabel.text = L10n.minimum(species.minimumLength)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as! SpeciesHeader
        header.label.text = "water.\(Water.all[indexPath.section].rawValue)".localized
        return header
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = (collectionView.bounds.width - 16 * 2 - 10) / 2
        return CGSize(width: floor(width), height: 64)
    }
}

final class SpeciesCell: UICollectionViewCell {

    let titleLabel = UILabel()
    let detailLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = UIColor(white: 0.95, alpha: 1)
        contentView.layer.cornerRadius = 8
        contentView.layer.masksToBounds = true
        for label in [titleLabel, detailLabel] {
            label.autoresizingMask = [.flexibleWidth]
            contentView.addSubview(label)
        }
        titleLabel.frame = CGRect(x: 8, y: 8, width: frame.width - 16, height: 24)
        detailLabel.frame = CGRect(x: 8, y: 32, width: frame.width - 16, height: 20)
        detailLabel.font = .systemFont(ofSize: 12)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
        detailLabel.text = nil
    }
}

final class SpeciesHeader: UICollectionReusableView {

    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = UIEdgeInsetsInsetRect(bounds, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
