import Foundation

extension Text {
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(.formatted(FormattedValue(source, format: format)))
  }

  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(source, format: format)))
  }
}
