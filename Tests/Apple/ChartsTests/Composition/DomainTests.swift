import Charts
import SwiftUI
import Testing

@MainActor @Suite struct DomainTests {
  private func domain(_ change: (AnyView) -> AnyView = { $0 }) -> [Double] {
    var found: [Double] = []
    let chart = AnyView(
      Chart([12.0, 31.0], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0))
      })
    _ = Charted(
      change(chart).chartOverlay { proxy in
        let _ = found = proxy.yDomain()
        Color.clear
      }, 100, 100)
    return found
  }

  @Test func aDomainReachesFromZeroToATick() { #expect(domain() == [0, 40]) }

  @Test func aDomainWithoutZeroBeginsAtATick() {
    #expect(
      domain { AnyView($0.chartYScale(domain: .automatic(includesZero: false))) } == [10, 40])
  }

  @Test func aGivenDomainIsKept() {
    #expect(domain { AnyView($0.chartYScale(domain: 5...33)) } == [5, 33])
  }

  @Test func aDomainFollowsTheMarksAskedFor() {
    #expect(
      domain {
        AnyView($0.chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) })
      } == [0, 50])
    #expect(
      domain {
        AnyView(
          $0.chartYAxis { AxisMarks(values: .automatic(roundUpperBound: false)) })
      } == [0, 31])
  }

  @Test func aDomainHoldsTheValuesThatWereAdded() {
    #expect(
      domain {
        AnyView(
          $0.chartYScale(
            domain: .automatic(includesZero: true, reversed: false, dataType: Double.self) {
              $0.append(90)
            }))
      } == [0, 100])
  }
}
