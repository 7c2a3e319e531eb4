//
//  DemoData.swift
//  CatchBook
//

import CatchKit
import Foundation

enum DemoData {

    /// 1 May 2018, 6:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_525_154_400)

    static func fill(_ store: CatchStore) {
        let values: [(String, Int, Double)] = [
            ("pike", 71, 3.4), ("perch", 22, 0.3), ("perch", 14, 0.1), ("trout", 34, 0.6), ("pike", 48, 1.1),
        ]
        for (offset, value) in values.enumerated() {
            let date = start.addingTimeInterval(Double(offset) * 43_200)
            let new = Catch(speciesIdentifier: value.0, length: value.1, weight: value.2, date: date)
            new.isReleased = new.isUndersized
            store.add(new)
        }
    }

    static func randomTip(below count: Int = 3) -> Int {
        return Int(arc4random_uniform(UInt32(count)))
    }
}
