#include "hermetic.h"
