#pragma once

/// The number of probes.
int intruder_count(void);
