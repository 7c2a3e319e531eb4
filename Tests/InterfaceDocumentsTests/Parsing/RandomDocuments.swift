import Expectations
import Foundation
import InterfaceDocuments
import RandomSupport
import Testing

@Suite("Random documents")
struct RandomDocuments {
    /// A document with an element of every chapter.
    private static let sample = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" initialViewController="N">
        <device id="retina6_1" orientation="landscape"/><color key="tintColor" name="Brand"/>
        <scenes><scene sceneID="1"><objects><navigationController id="N" toolbarHidden="NO">
        <navigationBar key="navigationBar" id="NB"><textAttributes key="titleTextAttributes">\
        <fontDescription key="fontDescription" type="system" pointSize="12"/></textAttributes></navigationBar>
        <connections><segue destination="V" kind="relationship" relationship="rootViewController" id="S"/></connections>
        </navigationController></objects></scene><scene sceneID="2"><objects><viewController id="V" customClass="C" \
        customModule="M" customModuleProvider="target"><view key="view" id="W"><rect key="frame" x="0.0" y="1.5" \
        width="375" height="667"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>
        <label text="A &amp; &lt;B&gt;" textAlignment="natural" id="L"><frame key="frameInset" minX="1" maxX="2" height="3"/>\
        <nil key="textColor"/><attributedString key="attributedText"><fragment content="x"><attributes><font key="NSFont" \
        metaFont="system" size="12"/><paragraphStyle key="NSParagraphStyle" alignment="left"/></attributes></fragment>\
        </attributedString><string key="text" base64-UTF8="YES">QQ</string></label>
        <button id="B"><state key="normal" title="T"><color key="titleColor" white="1" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/></state><buttonConfiguration key="configuration" style="filled"/>\
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
        <real key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes><connections>\
        <action selector="tap:" destination="V" eventType="touchUpInside" id="A"/></connections></button>
        <tableView id="T" style="plain"><prototypes><tableViewCell reuseIdentifier="Cell" id="TC">\
        <tableViewCellContentView key="contentView" id="TV"/></tableViewCell></prototypes></tableView></subviews>
        <viewLayoutGuide key="safeArea" id="G"/><constraints><constraint firstItem="L" firstAttribute="top" secondItem="G" \
        secondAttribute="top" constant="8" multiplier="16:9" id="C1"><variation key="heightClass=compact" constant="2"/>\
        </constraint></constraints><variation key="default"><mask key="constraints"><exclude reference="C1"/></mask>\
        </variation></view><connections><outlet property="label" destination="L" id="O"/></connections></viewController>\
        </objects></scene></scenes><resources><image name="i" width="1" height="2"/></resources></document>
        """.utf8)

    private static let pieces = [
        "<view id=\"L\">", "</view>", "<subviews>", "</subviews>", "\"", "<", ">", "&", "&#0;", "&#x110000;", "&x;",
        "<!--", "-->",
        "<![CDATA[", "]]>", "<?x?>", "<!DOCTYPE a>", "=\"\"", "NaN", "inf", "1e999", "-1", "0x10", "key=\"view\"",
        " id=\"L\"",
        "default", "compact", "key=\"\"", "\u{0}", "\u{FEFF}", "🎻", "<segue destination=\"N\" kind=\"embed\"/>",
    ].map { Array($0.utf8) }

    @Test(
        "A changed document is read or refused, with access to all its parts", arguments: RandomSeeds.batches(400))
    func mutations(seeds: RandomSeeds) {
        for seed in seeds {
            var generator = SeededGenerator(seed: UInt64(seed))
            var bytes = Self.sample
            for _ in 0...generator.below(8) { Self.change(&bytes, &generator) }

            guard let document = try? InterfaceDocument.read(data: Data(bytes), name: "\(seed)") else { continue }
            Self.ask(document)
        }
    }

    @Test("Words of a document in any order are read or refused", arguments: RandomSeeds.batches(200))
    func shuffled(seeds: RandomSeeds) {
        let parts = Self.sample.split(separator: UInt8(ascii: "<")).map { [UInt8(ascii: "<")] + $0 }
        for seed in seeds {
            var generator = SeededGenerator(seed: UInt64(seed))
            var bytes = Array(parts[0] + parts[1])
            // Opened elements are closed, so that most documents are well-formed.
            var open: [[UInt8]] = [Array("document".utf8)]
            for _ in 0..<200 {
                let part = generator.pick(parts)
                guard part.count > 2, part[1] != UInt8(ascii: "/"), part[1] != UInt8(ascii: "?") else {
                    if open.count > 1 { bytes += [0x3C, 0x2F] + open.removeLast() + [0x3E] }
                    continue
                }
                bytes += part
                let tag = part.prefix { $0 != UInt8(ascii: ">") }
                if tag.last != UInt8(ascii: "/") { open.append(Array(part[1...].prefix { $0 > UInt8(ascii: ">") })) }
            }
            for name in open.reversed() { bytes += [0x3C, 0x2F] + name + [0x3E] }

            guard let document = try? InterfaceDocument.read(data: Data(bytes), name: "\(seed)") else { continue }
            Self.ask(document)
        }
    }

    private static func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        guard bytes.count > 2 else { return }
        let place = generator.below(bytes.count)
        let end = min(bytes.count, place + generator.below(40))
        switch generator.below(6) {
        case 0: bytes[place] = UInt8(generator.below(256))
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: generator.pick(pieces), at: place)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: generator.below(bytes.count))
        case 4: bytes.replaceSubrange(place..<end, with: generator.pick(pieces))
        default: bytes.removeSubrange(generator.below(10) == 0 ? place..<bytes.count : place..<place + 1)
        }
    }

    /// Reads every property of every object, and checks that the parts belong together.
    private static func ask(_ document: InterfaceDocument) {
        var count = 0
        func ask(_ object: ObjectElement) {
            count += 1
            #expect(object.index < document.itemCount)
            for key in DocumentKey.allCases {
                _ = (object.string(key), object.number(key), object.bool(key), object.integer(key), object.value(key))
                _ = (object.object(key), object.image(key), object.localizedText(key, in: nil))
            }
            _ = object.frame?.rect(in: CGSize(width: 100, height: 100))
            _ = object.excluded(from: .constraints, width: .compact, height: nil)
            for constraint in object.constraints {
                expectTrue(constraint.multiplier.isFinite)
                expectTrue(1...1000 ~= constraint.priority)
                _ = constraint.values(width: .regular, height: .compact)
            }
            for variation in object.variations { ask(variation.overrides) }
            for child in object.children {
                expectIdentical(document.owner(of: child), object)
                ask(child)
            }
        }
        for object in document.topLevelObjects + document.scenes.flatMap(\.objects) {
            ask(object)
            if let cycle = document.containmentCycle(throughControllerWithID: object.id) {
                expectTrue(cycle.first == cycle.last && cycle.count > 1)
            }
        }
        for scene in document.scenes {
            for segue in scene.segues { _ = document.item(withID: segue.segue.destination) }
        }
        #expect(count <= document.itemCount)
        document.noteUnread()
        for warning in document.warnings { expectFalse(warning.description.isEmpty) }
    }
}
