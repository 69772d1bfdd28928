#!/bin/sh
# Chromium that yields to what it waits for. Linux gives each session of processes the same share of the cores, and
# each browser has a session of its own; so three of them left the backend less than half a core, and up to 47 requests
# stood in line before it for seconds. The first line lowers this session, where there is such a thing; the second its
# processes.
{ echo 15 > /proc/self/autogroup; } 2>/dev/null
exec nice -n 15 "$CHROMIUM_PATH" "$@"
