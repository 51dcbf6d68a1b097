import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endToEndTally, unitTally } from './tallies.mjs'

function report(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(content))
  return join(folder, 'report.json')
}

test('no report: the runner never came to its end', () => {
  expect(unitTally('/does/not/exist.json')).toBeNull()
  expect(endToEndTally('/does/not/exist.json')).toBeNull()
})

test('a unit test file that cannot be loaded counts as a failure', () => {
  const suite = (status: string, tests: number): unknown => ({
    status,
    assertionResults: Array(tests).fill({})
  })
  const content = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [suite('passed', 7), suite('failed', 1), suite('failed', 0)]
  }
  expect(unitTally(report(content))).toEqual({ passed: 7, failed: 2 })
})

test('end-to-end: what went as expected passed; specs that cannot be loaded fail', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 }
  expect(endToEndTally(report({ stats, errors: [] }))).toEqual({ passed: 5, failed: 1 })
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(endToEndTally(report({ stats: none, errors: [{}, {}] }))).toEqual({ passed: 0, failed: 2 })
})
