import Foundation

extension Binding {
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
