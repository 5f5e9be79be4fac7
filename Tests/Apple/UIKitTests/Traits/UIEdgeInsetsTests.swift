import Foundation
import Testing
import UIKit

@Suite struct UIEdgeInsetsTests {
  @Test func aRectangleIsInsetFromEachEdge() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func anIndexPathHasSectionAndRow() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
    path.row = 4
    #expect(path == IndexPath(item: 4, section: 1))
  }
}
