import CoreLocation
import DeviceWorld
import Foundation

/// A place of the world file whose name or address begins as a person has typed.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }

  init(_ place: PlaceSection) {
    title = place.name
    subtitle = [place.locality, place.country].compactMap { $0 }.joined(separator: ", ")
  }
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completions of a part of a search, among the places of the world file.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var results: [MKLocalSearchCompletion] = []
  open var isSearching: Bool { false }

  /// The text to complete; a new one makes ``results``, and the delegate is called on the main queue.
  open var queryFragment: String = "" {
    didSet {
      let text = queryFragment.trimmingCharacters(in: .whitespaces)
      results = text.isEmpty ? [] : CLGeocoder.named(text).map(MKLocalSearchCompletion.init)
      let completer = Passed(self)
      Callback.onMain { completer.value.delegate?.completerDidUpdateResults(completer.value) }
    }
  }

  public override init() {}
  open func cancel() {}
}

extension MKLocalSearch.Request {
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init(naturalLanguageQuery: completion.title)
  }
}
