// What is made: which frames of which widgets, in which order, and what isn't made and why. Shared by the
// command and by `VitrineTesting`.
//
//   MatrixDimension   Dimensions/   device, appearance, locale, …: each declared once, for its option, the
//                                   matrix and its part of a frame's name
//   Dimensions        Dimensions/   the values asked for; the default matrix and the wide ones
//   Covering          Dimensions/   few combinations that hold each two values together
//   DescribedProduct  Products/     an executable with widgets, and its description of them
//   FrameName         Naming/       a frame's name, read by the dimensions
//   PlanRequest                     which frames, in which world, within which limits
//   Plan                            the batches of a run, and what is skipped
//   SimulationPlan                  the simulations of a run
