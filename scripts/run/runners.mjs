import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/places.mjs'
import { run } from './child.mjs'
import { withRuntime } from './environment.mjs'
import { testFolder } from './test-folder.mjs'
import { endToEndTally, unitTally } from './tallies.mjs'

/** @typedef {import('../setup/runtime.mjs').Runtime} Runtime */
/** @typedef {import('./tallies.mjs').Tally} Tally */

const reports = join(root, '.artifacts')
/** @param {string} path below node_modules */
const tool = path => join(root, 'node_modules', path)

/**
 * @param {readonly string[]} more arguments for vitest
 * @returns {Promise<{ code: number, tally: Tally | null }>}
 */
export async function runUnitTests(more = []) {
  const report = freshReport('unit.json')
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more]
  const code = await run(process.execPath, [tool('vitest/vitest.mjs'), ...words], {
    cwd: root,
    env: { ...process.env, ...testFolder() }
  })
  return { code, tally: unitTally(report) }
}

/**
 * Runs the specs in real Electron, with their own display, bus, keyring and notifications.
 * @param {Runtime} runtime
 * @param {readonly string[]} words arguments for Playwright
 * @returns {Promise<{ code: number, tally: Tally | null }>}
 */
export async function runEndToEndTests(runtime, words = []) {
  const report = freshReport('e2e.json')
  const code = await run(process.execPath, [tool('playwright/cli.js'), 'test', ...words], {
    cwd: root,
    env: { ...withRuntime(runtime), ...testFolder() }
  })
  return { code, tally: endToEndTally(report) }
}

/**
 * Removes an old report, so that it isn't counted for a run that failed before writing a new one.
 * @param {string} name
 */
function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, name)
  rmSync(file, { force: true })
  return file
}
