import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Twenty cells of a document's prototype, with texts of several lengths.
@MainActor
private final class Prototypes: NSObject, UICollectionViewDataSource {
    nonisolated deinit {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        let label = cell.contentView.subviews.first as? UILabel
        label?.text = String(repeating: "Some words ", count: 1 + indexPath.item * 7 % 23)
        return cell
    }
}

@MainActor @Suite("Cells of lists in documents")
struct ListCellDocumentTests {
    private static let collection = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="V"><subviews>
        <collectionView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" id="C">
        <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="L"/>
        <cells><collectionViewCell reuseIdentifier="row" id="P" customClass="UICollectionViewListCell">
        <rect key="frame" x="0" y="0" width="300" height="44"/>
        <collectionViewCellContentView key="contentView" opaque="NO" contentMode="center" id="PC">
        <rect key="frame" x="0.0" y="0.0" width="300" height="44"/><subviews>
        <label opaque="NO" contentMode="left" text="Label" numberOfLines="0" lineBreakMode="wordWrap" \
        translatesAutoresizingMaskIntoConstraints="NO" id="PL"/></subviews><constraints>
        <constraint firstItem="PL" firstAttribute="leading" secondItem="PC" secondAttribute="leading" constant="16" id="a"/>
        <constraint firstAttribute="trailing" secondItem="PL" secondAttribute="trailing" constant="16" id="b"/>
        <constraint firstItem="PL" firstAttribute="top" secondItem="PC" secondAttribute="top" constant="9" id="c"/>
        <constraint firstAttribute="bottom" secondItem="PL" secondAttribute="bottom" constant="9" id="d"/>
        </constraints></collectionViewCellContentView><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="indentationLevel">
        <integer key="value" value="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="indentationWidth">
        <real key="value" value="12"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="indentsAccessories" value="NO"/>
        </userDefinedRuntimeAttributes></collectionViewCell></cells>
        </collectionView></subviews></view></objects></document>
        """

    @Test("A prototype has its runtime attributes, and measures itself in a list layout of the program")
    func prototypes() throws {
        let source = Prototypes()
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            let nib = UINib(data: Data(Self.collection.utf8), bundle: nil)
            let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
            let list = try #require(view.subviews.first as? UICollectionView)
            list.dataSource = source
            list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            root.view.addSubview(list)
            stage.settle()

            let cells = list.visibleCells.compactMap { $0 as? UICollectionViewListCell }
            expectTrue(cells.count == list.visibleCells.count && cells.count > 3)
            expectTrue(cells.allSatisfy { $0.indentationLevel == 2 && $0.indentationWidth == 12 })
            expectTrue(cells.allSatisfy { !$0.indentsAccessories && $0.contentView.frame.minX == 24 })
            for (cell, next) in zip(cells, cells.dropFirst()) { expectEqual(next.frame.minY, cell.frame.maxY) }
            #expect(Set(cells.map(\.frame.height)).count > 2)
            expectEmpty(stage.diagnostics)
        }
    }
}
