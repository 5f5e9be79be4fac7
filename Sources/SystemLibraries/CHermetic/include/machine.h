#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The machine as a worker's code finds it: names, numbers, dates of files and paths are the same on every machine and
/// in every run. It holds for a process that was started with this argument, from its first instruction on.
#define HERMETIC_WORKER_ARGUMENT "--vitrine-worker"

/// Makes the process's home folder, as the environment variable `HOME` names it, known by one path on every machine,
/// and takes away what the environment says of this one. Call it once, before the widgets' code runs.
void machine_settle(void);

/// The number of this process, which differs from run to run.
int machine_process(void);

/// The file of the machine's own that was read, of those which differ between machines, or NULL; `index` counts from 0.
const char *machine_read(int index);

/// The path in an App Group's folder that was asked for and wasn't there, or NULL; `index` counts from 0.
const char *machine_missing(int index);
/// Forgets the paths of `machine_missing`.
void machine_forget_missing(void);

/// Whether stores of App Groups are given: then one that is asked for, by the ending of its name, and isn't there is made
/// as an empty file, as an app would have written it. Its content comes when it is opened.
void machine_place_stores(bool are_given);
