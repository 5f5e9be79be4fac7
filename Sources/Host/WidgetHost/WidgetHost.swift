// The system's side of WidgetKit: it asks widgets for their entries, draws them and hands the frames on.
//
// The way of one frame:
//
//   FrameRequest      Request/   everything that decides the picture: its batch's setting, a phase and a style
//   FrameBatch        Batch/     the settings, phases and styles of one widget, for one process
//   WorkerTask        Messages/  the batch as JSON, from the parent (Pool/) to the child (Worker/)
//   BatchRun          Runs/      asks the provider, the sample states or the previews what there is to draw
//   FrameScene        Scene/     a view with its canvas, environment and options, made of the request
//   FrameRenderer     Frames/    draws the scene
//   FrameArtifact     Frames/    display list, controls, diagnostics
//   FrameSink         Frames/    writes files, compares with goldens, audits, collects for a test
//   FrameRecord       Records/   what is known of the frame, back to the parent as a WorkerEvent
//   Manifest          Output/    the records of a run in `manifest.json`
//
// `FramePipeline` (Frames/) is the middle of it, from the request to the sinks, for workers and tests alike.
// A test's frames take the same way without the process: InProcess/.
//
// Beside it:
//
//   Devices/, Placements/, Presenting/   what a device shows where, and how large
//   World/                               the frozen clock, random numbers, network, App Groups, home folder
//   Providers/, Configuration/           calls of a widget's code, and the intents that they are given
//   Describing/                          the summary of a product's widgets
//   Seal/                                what the kernel keeps a worker from
//   Simulation/                          hours of system time: rules, schedule, script, record, film strip
//
// From the bottom to the top: Support, Devices · Placements, Presenting, Request · Records, Scene, World ·
// Batch, Providers · Configuration, Output · Simulation · Messages · Frames · Runs · Describing, InProcess ·
// Worker · Seal · Pool. A folder uses those before it; `make lint` refuses a cycle.
