import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {string} file vitest's JSON report
 * @returns {Tally | null} null when there is no report: the runner never came to its end
 */
export function unitTally(file) {
  const report = read(file)
  if (!report) return null
  // A test file that cannot even be loaded has no tests to count, and is a failure all the same.
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ suite) =>
      suite.status === 'failed' && suite.assertionResults.length === 0
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/**
 * @param {string} file Playwright's JSON report
 * @returns {Tally | null}
 */
export function endToEndTally(file) {
  const report = read(file)
  if (!report) return null
  const unloaded = report.stats.expected + report.stats.unexpected === 0 ? report.errors.length : 0
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected + unloaded }
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
