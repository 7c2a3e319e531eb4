import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Collection views of documents")
struct CollectionDocumentTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
            (cell.contentView.subviews.first as? UILabel)?.text = "\(indexPath.item)"
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        }
    }

    static let element = """
        <collectionView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" id="C" allowsSelection="NO">
            <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="vertical" minimumLineSpacing="7" \
        minimumInteritemSpacing="3" automaticEstimatedItemSize="NO" sectionInsetReference="safeArea" id="L">
                <size key="itemSize" width="90" height="60"/>
                <size key="headerReferenceSize" width="50" height="20"/>
                <size key="footerReferenceSize" width="0.0" height="0.0"/>
                <inset key="sectionInset" minX="4" minY="5" maxX="6" maxY="8"/>
            </collectionViewFlowLayout>
            <cells>
                <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="photo" id="P">
                    <rect key="frame" x="4" y="25" width="90" height="60"/>
                    <view key="contentView" opaque="NO" contentMode="center" id="PC">
                        <rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
                        <subviews>
                            <label opaque="NO" contentMode="left" text="Label" id="PL">
                                <rect key="frame" x="10" y="10" width="70" height="20"/>
                            </label>
                        </subviews>
                    </view>
                </collectionViewCell>
            </cells>
            <collectionReusableView key="sectionHeaderView" opaque="NO" contentMode="TopLeft" reuseIdentifier="title" id="H">
                <rect key="frame" x="0.0" y="0.0" width="300" height="20"/>
            </collectionReusableView>
        </collectionView>
        """

    @Test("The layout is the document's")
    func layout() throws {
        try PartsDocument.run { _ in
            let view: UICollectionView = try PartsDocument.view(Self.element)
            let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)

            expectIdentical(layout.collectionView, view)
            expectEqual(layout.minimumLineSpacing, 7)
            expectEqual(layout.minimumInteritemSpacing, 3)
            expectEqual(layout.itemSize, CGSize(width: 90, height: 60))
            expectEqual(layout.headerReferenceSize, CGSize(width: 50, height: 20))
            expectEqual(layout.sectionInset, UIEdgeInsets(top: 5, left: 4, bottom: 8, right: 6))
            expectEqual(layout.sectionInsetReference, .fromSafeArea)
            expectFalse(view.allowsSelection)
        }
    }

    @Test("Prototypes of cells and headers are registered by their names")
    func prototypes() throws {
        let source = Source()
        try PartsDocument.run { stage in
            let view: UICollectionView = try PartsDocument.view(Self.element)
            view.dataSource = source
            stage.window.rootViewController = UIViewController()
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()

            let cells = view.visibleCells.sorted { $0.frame.minX < $1.frame.minX }

            expectEqual(cells.map(\.frame.minY), [25, 25, 25])
            expectEqual(cells.compactMap { ($0.contentView.subviews.first as? UILabel)?.text }, ["0", "1", "2"])
            expectEqual(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 1)
        }
    }
}
