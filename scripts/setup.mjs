// Uses no dependencies, because it runs before there are any.
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
 * Prepares the project for running. Takes well under two seconds if there is nothing to do.
 * @param {{ quiet?: boolean, retry?: boolean, purposes?: readonly Purpose[] }} [options] quiet: only report
 *   actions and errors. retry: repeat a download that failed recently. purposes: what must work afterwards.
 *   If system packages for something else are missing, they are installed or reported, but nothing is thrown.
 * @returns {Promise<Runtime>} the Electron to use
 * @throws {Obstacle} a message for the user: what is missing, and the command that fixes it
 */
export async function setUp({ quiet = false, purposes = ['build', 'run'], retry = false } = {}) {
  refuseOddPath()
  provideSystemPackages(purposes)
  await installDependencies()
  // This module can only be imported now, because it uses an npm package.
  const { compileMessages } = await import('./messages/compile.mjs')
  compileMessages()
  const runtime = await provideRuntime({ retry })
  if (!quiet) console.log(`Ready: Electron ${runtime.version} (${runtime.origin}) in ${runtime.folder}`)
  return runtime
}

await main(import.meta, () =>
  setUp({ retry: true, purposes: ['build', 'run', 'headless', 'test', 'package'] })
)
