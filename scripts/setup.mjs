// Sets up whatever is missing: system packages, npm's packages, the Electron runtime.
// Plain Node without dependencies, since it runs before there are any.
import './run/old-node.cjs'
import { main } from './run/main.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { refuseOddPath } from './setup/places.mjs'
import { provideRuntime } from './setup/runtime.mjs'
import { provideSystemPackages } from './setup/system-packages.mjs'

/** @typedef {import('./setup/report.mjs').Obstacle} Obstacle */
/** @typedef {import('./setup/runtime.mjs').Runtime} Runtime */
/** @typedef {import('./setup/system-packages.mjs').Purpose} Purpose */

/**
 * Brings this machine to where the app can be built and started. With nothing to do it answers in well
 * under two seconds.
 *
 * @param {{ quiet?: boolean, retry?: boolean, purposes?: readonly Purpose[] }} [options]
 *   retry: try a download again that failed lately. quiet: say only what was done or
 *   went wrong. purposes: what must work afterwards; a system package missing for anything else is
 *   installed or named, but is no reason to stop.
 * @returns {Promise<Runtime>} the Electron to use
 * @throws {Obstacle} told to a person: what is missing and the line that mends it
 */
export async function setUp({ quiet = false, purposes = ['build', 'run'], retry = false } = {}) {
  refuseOddPath()
  provideSystemPackages(purposes)
  await installDependencies()
  // Reads with a package of npm's, so it is not there before.
  const { compileMessages } = await import('./messages/compile.mjs')
  compileMessages()
  const runtime = await provideRuntime({ retry })
  if (!quiet) console.log(`Ready: Electron ${runtime.version} (${runtime.origin}) in ${runtime.folder}`)
  return runtime
}

await main(import.meta, () =>
  setUp({ retry: true, purposes: ['build', 'run', 'headless', 'test', 'package'] })
)
