#pragma once
#include <stdbool.h>

enum { turn_most_files = 1024 };

/// The highest number of a timer's file.
extern int files_last_timer;
/// A file whose data comes from this process alone.
void files_are_inside(int file);
void timers_forget(int file);
