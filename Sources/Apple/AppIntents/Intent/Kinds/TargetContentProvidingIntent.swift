/// An intent whose target a scene of the app handles, by `onAppIntentExecution`.
public protocol TargetContentProvidingIntent: AppIntent {}
