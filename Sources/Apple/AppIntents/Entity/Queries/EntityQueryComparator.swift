import FoundationExtras

/// A comparison of a property with a value, and what the app's own search makes of it.
public class EntityQueryComparator<Property: _IntentValue, Mapping> {
  private let make: ([Any]) -> Mapping?

  init(_ make: @escaping ([Any]) -> Mapping?) { self.make = make }

  /// - Parameter values: one, or two for a range; nil where they aren't of the property's type.
  package func mapping(_ values: Any...) -> Mapping? { make(values) }

  fileprivate static func single<Input>(_ transform: @escaping (Input) -> Mapping)
    -> ([Any]) -> Mapping?
  {
    { values in (values.first as? Input).map(transform) }
  }
}

@resultBuilder
public enum EntityQueryComparatorsBuilder<Property: _IntentValue, Mapping> {
  public typealias Comparator = EntityQueryComparator<Property, Mapping>
  public static func buildExpression(_ comparator: Comparator) -> Comparator { comparator }
  public static func buildBlock(_ comparators: Comparator...) -> [Comparator] { comparators }
}

public final class EqualToComparator<Property: _IntentValue, Mapping>:
  EntityQueryComparator<Property, Mapping>
{
  public init(mappingTransform: @escaping (Property) -> Mapping) {
    super.init(Self.single(mappingTransform))
  }
}

public final class NotEqualToComparator<Property: _IntentValue, Mapping>:
  EntityQueryComparator<Property, Mapping>
{
  public init(mappingTransform: @escaping (Property) -> Mapping) {
    super.init(Self.single(mappingTransform))
  }
}

public final class GreaterThanComparator<Property: _IntentValue, Mapping>:
  EntityQueryComparator<Property, Mapping>
where Property.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (Property.UnwrappedType) -> Mapping) {
    super.init(Self.single(mappingTransform))
  }
}

public final class LessThanComparator<Property: _IntentValue, Mapping>:
  EntityQueryComparator<Property, Mapping>
where Property.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (Property.UnwrappedType) -> Mapping) {
    super.init(Self.single(mappingTransform))
  }
}

public final class GreaterThanOrEqualToComparator<Property: _IntentValue, Mapping>:
  EntityQueryComparator<Property, Mapping>
where Property.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (Property.UnwrappedType) -> Mapping) {
    super.init(Self.single(mappingTransform))
  }
}

public final class LessThanOrEqualToComparator<Property: _IntentValue, Mapping>:
  EntityQueryComparator<Property, Mapping>
where Property.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (Property.UnwrappedType) -> Mapping) {
    super.init(Self.single(mappingTransform))
  }
}

public final class IsBetweenComparator<Property: _IntentValue, Mapping>:
  EntityQueryComparator<Property, Mapping>
where Property.UnwrappedType: Comparable {
  public init(
    mappingTransform: @escaping (Property.UnwrappedType, Property.UnwrappedType) -> Mapping
  ) {
    super.init { values in
      guard values.count == 2, let lower = values[0] as? Property.UnwrappedType,
        let upper = values[1] as? Property.UnwrappedType
      else { return nil }
      return mappingTransform(lower, upper)
    }
  }
}

public final class ContainsComparator<Property: _IntentValue, Mapping>:
  EntityQueryComparator<Property, Mapping>
{
  public init(mappingTransform: @escaping (String) -> Mapping)
  where Property.ValueType == String {
    super.init(Self.single(mappingTransform))
  }
  @_disfavoredOverload
  public init(mappingTransform: @escaping (Property.ValueType) -> Mapping)
  where Property.UnwrappedType: Sequence {
    super.init(Self.single(mappingTransform))
  }
}

public final class HasPrefixComparator<Property: _IntentValue, Mapping>:
  EntityQueryComparator<Property, Mapping>
where Property.ValueType == String {
  public init(mappingTransform: @escaping (String) -> Mapping) {
    super.init(Self.single(mappingTransform))
  }
}

public final class HasSuffixComparator<Property: _IntentValue, Mapping>:
  EntityQueryComparator<Property, Mapping>
where Property.ValueType == String {
  public init(mappingTransform: @escaping (String) -> Mapping) {
    super.init(Self.single(mappingTransform))
  }
}
