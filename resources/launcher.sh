#!/bin/sh
# Starts the program of the same name in the folder above. Chromium chooses between a display and none before it runs
# the app's code, so commands that need no display must say so here.
self=$(readlink -f -- "$0")
program=$(dirname "$(dirname "$self")")/${self##*/}
for word; do
  case $word in
    watch | status | pause | resume | share) exec "$program" --ozone-platform=headless --log-level=3 "$@" ;;
    -*) ;;
    *) break ;;
  esac
done
exec "$program" "$@"
