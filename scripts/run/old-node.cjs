// Ends with a sentence where Node is too old for everything else here. It is an entry script's first import, and
// package.json loads it by `node -r`, since the oldest Nodes cannot even read an entry script: so it is written for them.
'use strict'

var here = process.versions.node.split('.')
var major = Number(here[0])

if (major < 20 || (major === 20 && Number(here[1]) < 19)) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: Candlewick is built with Node 20.19 or newer. Install a newer Node and try again.'
  )
  process.exit(1)
}
