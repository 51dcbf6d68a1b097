import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../setup/places.mjs'

const mostCharacters = 400

/**
 * @typedef {{ passed: number, failed: number, failures: string[], flaky: string[] }} Tally failures: a line
 *   for each failed test with file, name and beginning of the message. flaky: the same for tests that only
 *   passed on retry
 */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: UnitTest[] }} UnitFile */
/** @typedef {{ results: { error?: { message?: string } }[] }} SpecRun */
/** @typedef {{ title: string, ok: boolean, tests: SpecRun[] }} Spec */
/** @typedef {{ file: string, specs: Spec[], suites?: SpecFile[] }} SpecFile */

/**
 * @param {string} file vitest's JSON report
 * @returns {Tally | null} null if there is no report, because the runner didn't finish
 */
export function unitTally(file) {
  const report = read(file)
  if (!report) return null
  /** @type {UnitFile[]} */
  const files = report.testResults
  // If a test file can't be loaded, it has no tests but counts as a failure.
  const unloaded = files.filter(one => one.status === 'failed' && one.assertionResults.length === 0)
  const failures = files.flatMap(one =>
    one.assertionResults
      .filter(test => test.status === 'failed')
      .map(test => line(relative(root, one.name), test.fullName, test.failureMessages[0]))
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [
      ...failures,
      ...unloaded.map(one => line(relative(root, one.name), 'not loaded', one.message))
    ],
    flaky: []
  }
}

/**
 * @param {string} file Playwright's JSON report
 * @returns {Tally | null}
 */
export function endToEndTally(file) {
  const report = read(file)
  if (!report) return null
  const unloaded = report.stats.expected + report.stats.unexpected === 0 ? report.errors.length : 0
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + unloaded,
    failures: specsWhere(report.suites, spec => !spec.ok),
    flaky: specsWhere(report.suites, spec => spec.ok && failureOf(spec) !== undefined)
  }
}

/**
 * @param {SpecFile[]} suites
 * @param {(spec: Spec) => boolean} isMeant
 * @returns {string[]}
 */
function specsWhere(suites, isMeant) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.filter(isMeant).map(spec => line(file, spec.title, failureOf(spec)?.message)),
    ...specsWhere(inner, isMeant)
  ])
}

/** @param {Spec} spec */
const failureOf = spec => spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error

/**
 * @param {string} file
 * @param {string} name
 * @param {string} [detail] may contain terminal colours
 */
function line(file, name, detail = '') {
  const lines = stripVTControlCharacters(detail)
    .split('\n')
    .map(text => text.trim())
  const message = lines.filter(text => text !== '' && !/^at\b/.test(text)).join(' | ')
  return `${file}: ${name}: ${message.slice(0, mostCharacters)}`
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
