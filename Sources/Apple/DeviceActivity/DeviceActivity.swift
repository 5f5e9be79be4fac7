// Device Activity: what is to be monitored is kept, and never comes about; there is no use to report.
//
// The folders, from the bottom up:
//
//   Monitoring  schedules, events, the center and the extension's monitor
//   Data        the use of a device, as reports have it
//   Reports     views and scenes of reports

@_exported import FoundationExtras
@_exported import ManagedSettings
