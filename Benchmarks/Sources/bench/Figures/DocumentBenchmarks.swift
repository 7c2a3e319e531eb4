import DocumentModel
import Foundation
import FoundationXML
import IrekoTesting
import Measuring
import UIKit

/// A screen of 200 views and 300 constraints from a storyboard that has been read, to the end of its first layout,
/// compared with the same screen in code.
@MainActor let documentLoad = Benchmark("document.load") {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("document-load-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try DocumentText.storyboard(rows: 100).write(to: folder.appendingPathComponent("Rows.storyboard"))
    return try Stage.run(size: DocumentText.size, rootViewController: UIViewController()) { stage in
        let reference = FrameCopy.measure()
        let storyboard = UIStoryboard(name: "Rows", bundle: Bundle(path: folder.path))
        var (documents, codes) = ([Double](), [Double]())
        @MainActor func layOut(_ controller: UIViewController?) {
            guard let view = controller?.view else { return }
            view.frame.size = DocumentText.size
            stage.window.addSubview(view)
            view.layoutIfNeeded()
            view.removeFromSuperview()
        }
        for _ in 0..<41 {
            documents.append(CPUClock.seconds { layOut(storyboard.instantiateInitialViewController()) })
            codes.append(CPUClock.seconds { layOut(RowsInCode()) })
        }
        return [
            Figure(
                name: "document.load", value: documents.dropFirst().median / codes.dropFirst().median, unit: "× code",
                reference: reference, cost: documents.dropFirst().median, reach: .atMost(1.5))
        ]
    }
}

/// Reading a storyboard into the model, in megabytes per second, compared with FoundationXML's parser with an empty
/// delegate.
@MainActor let documentParse = Benchmark("document.parse") {
    let reference = FrameCopy.measure()
    let data = DocumentText.storyboard(rows: 100)
    let (rounds, ignoring) = (20, IgnoringDelegate())
    var (models, parsers) = ([Double](), [Double]())
    for _ in 0..<11 {
        models.append(
            try CPUClock.seconds {
                for _ in 0..<rounds { _ = try InterfaceDocument.read(data: data, name: "Rows.storyboard") }
            })
        parsers.append(
            CPUClock.seconds {
                for _ in 0..<rounds {
                    let parser = XMLParser(data: data)
                    parser.delegate = ignoring
                    _ = parser.parse()
                }
            })
    }
    let (model, parser) = (models.dropFirst().median, parsers.dropFirst().median)
    return [
        Figure(
            name: "document.parse", value: parser / model, unit: "× XMLParser", reference: reference,
            cost: model / Double(rounds), reach: .atLeast(0.5))
    ]
}

/// A cell with an image and two lines of text from a nib that has been read, to the end of its first layout, compared
/// with the same cell in code.
@MainActor let cellLoad = Benchmark("cell.load") {
    try Stage.run(size: DocumentText.size, rootViewController: UIViewController()) { stage in
        let reference = FrameCopy.measure()
        let nib = UINib(data: DocumentText.cell, bundle: nil)
        @MainActor func cost(_ make: @MainActor () -> UIView?) -> Double {
            CPUClock.seconds {
                for _ in 0..<50 {
                    guard let cell = make() else { continue }
                    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
                    stage.window.addSubview(cell)
                    cell.layoutIfNeeded()
                    cell.removeFromSuperview()
                }
            }
        }
        var (nibs, codes) = ([Double](), [Double]())
        for _ in 0..<21 {
            nibs.append(cost { nib.instantiate(withOwner: nil).first as? UIView })
            codes.append(cost { CellInCode(style: .default, reuseIdentifier: "Cell") })
        }
        return [
            Figure(
                name: "cell.load", value: nibs.dropFirst().median / codes.dropFirst().median, unit: "× code",
                reference: reference, cost: nibs.dropFirst().median / 50, reach: .atMost(1.5))
        ]
    }
}

private final class IgnoringDelegate: NSObject, XMLParserDelegate {}

// MARK: The same screens in code

/// Rows of a gray view with a label in it.
private final class RowsInCode: UIViewController {
    override func loadView() {
        let root = UIView(frame: CGRect(origin: .zero, size: DocumentText.size))
        root.backgroundColor = .white
        for index in 0..<100 {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 390, height: 29))
            row.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
            row.backgroundColor = UIColor(white: 0.9, alpha: 1)
            let label = UILabel(frame: CGRect(x: 16, y: 4, width: 358, height: 21))
            label.text = "Row \(index)"
            label.font = UIFont.systemFont(ofSize: 17)
            label.lineBreakMode = .byTruncatingTail
            label.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(label)
            root.addSubview(row)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
                row.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
                label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            ])
        }
        view = root
    }
}

private final class CellInCode: UITableViewCell {
    private let picture = UIImageView(frame: CGRect(x: 16, y: 10, width: 40, height: 40))
    private let title = UILabel(frame: CGRect(x: 72, y: 8, width: 302, height: 21))
    private let detail = UILabel(frame: CGRect(x: 72, y: 31, width: 302, height: 18))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        frame = CGRect(x: 0, y: 0, width: 390, height: 60)
        picture.contentMode = .scaleAspectFit
        title.text = "Title"
        title.font = UIFont.systemFont(ofSize: 17)
        detail.text = "Detail"
        detail.font = UIFont.systemFont(ofSize: 14)
        for view in [picture, title, detail] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 40),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            contentView.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

// MARK: The documents

private enum DocumentText {
    static let size = CGSize(width: 390, height: 844)

    static func storyboard(rows: Int) -> Data {
        let views = (0..<rows).map { index in
            """
            <view contentMode="scaleToFill" fixedFrame="YES" id="row-\(index)">
              <rect key="frame" x="0.0" y="\(index * 30)" width="390" height="29"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
              <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Row \(index)" \
            lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
            translatesAutoresizingMaskIntoConstraints="NO" id="label-\(index)">
                  <rect key="frame" x="16" y="4" width="358" height="21"/>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  <nil key="textColor"/>
                  <nil key="highlightedColor"/>
                </label>
              </subviews>
              <color key="backgroundColor" white="0.9" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <constraints>
                <constraint firstItem="label-\(index)" firstAttribute="leading" secondItem="row-\(index)" \
            secondAttribute="leading" constant="16" id="leading-\(index)"/>
                <constraint firstAttribute="trailing" secondItem="label-\(index)" secondAttribute="trailing" \
            constant="16" id="trailing-\(index)"/>
                <constraint firstItem="label-\(index)" firstAttribute="centerY" secondItem="row-\(index)" \
            secondAttribute="centerY" id="center-\(index)"/>
              </constraints>
            </view>
            """
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
            useSafeAreas="YES" colorMatched="YES" initialViewController="controller">
              <scenes>
                <scene sceneID="scene">
                  <objects>
                    <viewController id="controller" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
            \(views.joined(separator: "\n"))
                        </subviews>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/>
                      </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="responder" userLabel="First Responder" \
            sceneMemberID="firstResponder"/>
                  </objects>
                </scene>
              </scenes>
            </document>
            """.utf8)
    }

    static let cell = Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        reuseIdentifier="Cell" rowHeight="60" id="cell">
              <rect key="frame" x="0.0" y="0.0" width="390" height="60"/>
              <autoresizingMask key="autoresizingMask"/>
              <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
        contentMode="center" tableViewCell="cell" id="content">
                <rect key="frame" x="0.0" y="0.0" width="390" height="60"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                  <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" \
        translatesAutoresizingMaskIntoConstraints="NO" id="picture">
                    <rect key="frame" x="16" y="10" width="40" height="40"/>
                    <constraints>
                      <constraint firstAttribute="width" constant="40" id="c1"/>
                      <constraint firstAttribute="height" constant="40" id="c2"/>
                    </constraints>
                  </imageView>
                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Title" \
        lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                    <rect key="frame" x="72" y="8" width="302" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  </label>
                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Detail" \
        lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="detail">
                    <rect key="frame" x="72" y="31" width="302" height="18"/>
                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                  </label>
                </subviews>
                <constraints>
                  <constraint firstItem="picture" firstAttribute="leading" secondItem="content" \
        secondAttribute="leading" constant="16" id="c3"/>
                  <constraint firstItem="picture" firstAttribute="centerY" secondItem="content" \
        secondAttribute="centerY" id="c4"/>
                  <constraint firstItem="title" firstAttribute="leading" secondItem="picture" \
        secondAttribute="trailing" constant="16" id="c5"/>
                  <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" \
        constant="8" id="c6"/>
                  <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="16" id="c7"/>
                  <constraint firstItem="detail" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c8"/>
                  <constraint firstItem="detail" firstAttribute="top" secondItem="title" secondAttribute="bottom" \
        constant="2" id="c9"/>
                  <constraint firstItem="detail" firstAttribute="trailing" secondItem="title" \
        secondAttribute="trailing" id="c10"/>
                </constraints>
              </tableViewCellContentView>
            </tableViewCell>
          </objects>
        </document>
        """.utf8)
}
