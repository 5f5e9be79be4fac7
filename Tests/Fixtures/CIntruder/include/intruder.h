#pragma once

/// Carries every probe out, one after the other, and prints a line for each: `probe NAME: held (CAUSE)` where it got
/// nowhere, `probe NAME: open` where it did. What a probe makes outside it removes again.
void intruder_probe_all(void);

/// Writes bytes to every descriptor that may be the pipe to the parent.
void intruder_write_everywhere(const void *bytes, unsigned long count);

/// Leaves a process behind that waits for minutes, and says whether it could: `left: a fork`, `left: a program`.
void intruder_leave_processes(void);

/// Takes memory and uses it until there is none.
void intruder_take_memory(void);
