import FoundationExtras

/// An intent that the system may suggest, with the text of a suggestion.
/// - Support: partly; nothing is suggested here.
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

public protocol IntentPredictionConfiguration {
  associatedtype Intent: AppIntent
}

/// The name of a suggestion with these parameters.
public struct IntentPrediction<Intent: AppIntent, Parameters>: IntentPredictionConfiguration {
  public init(displayRepresentation: @escaping () -> DisplayRepresentation)
  where Parameters == Void {}

  public init<Value: _IntentValue>(
    parameters: Parameters, displayRepresentation: @escaping (Value) -> DisplayRepresentation
  ) where Parameters == KeyPath<Intent, IntentParameter<Value>> {}

  public init<each Value: _IntentValue>(
    parameters: Parameters,
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) where Parameters == (repeat KeyPath<Intent, IntentParameter<each Value>>) {}
}

public struct TupleIntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {}

@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression<Prediction: IntentPredictionConfiguration>(
    _ prediction: Prediction
  ) -> Prediction where Prediction.Intent == Intent { prediction }
  public static func buildBlock<Prediction: IntentPredictionConfiguration>(
    _ prediction: Prediction
  ) -> Prediction where Prediction.Intent == Intent { prediction }
  public static func buildBlock<each Prediction: IntentPredictionConfiguration>(
    _ predictions: repeat each Prediction
  ) -> TupleIntentPrediction<Intent> { .init() }
}
