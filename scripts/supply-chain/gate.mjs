// Checks npm packages offline: their origin, licences and install scripts.
import { root } from '../setup/places.mjs'
import { say } from '../setup/report.mjs'
import { installScriptFaults } from './install-scripts.mjs'
import { licenceFaults } from './licences.mjs'
import { lockedPackages, lockFileFaults } from './lock-file.mjs'
import { aliases } from './rules.mjs'

const packages = lockedPackages(root)
const faults = [
  ...lockFileFaults(root, aliases),
  ...licenceFaults(packages),
  ...installScriptFaults(packages)
]
for (const fault of faults) say(fault)
process.exitCode = faults.length === 0 ? 0 : 1
