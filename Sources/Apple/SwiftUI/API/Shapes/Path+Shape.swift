import Foundation

extension Path: _SystemShape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
