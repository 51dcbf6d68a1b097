import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../setup/places.mjs'
import { endToEndTally, unitTally } from './tallies.mjs'

function report(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(content))
  return join(folder, 'report.json')
}

test('returns null if there is no report file', () => {
  expect(unitTally('/does/not/exist.json')).toBeNull()
  expect(endToEndTally('/does/not/exist.json')).toBeNull()
})

test("counts a unit test file that can't be loaded as a failure", () => {
  const file = (name: string, status: string, assertionResults: unknown[], message = ''): unknown => ({
    name: join(root, name),
    status,
    assertionResults,
    message
  })
  const passed = { status: 'passed', fullName: 'counts', failureMessages: [] }
  const failed = {
    status: 'failed',
    fullName: 'adds up',
    failureMessages: ['\u001b[31mexpected 2\u001b[39m\n  at']
  }
  const content = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      file('a.test.ts', 'passed', [passed]),
      file('b.test.ts', 'failed', [passed, failed]),
      file('c.test.ts', 'failed', [], 'no such module')
    ]
  }
  expect(unitTally(report(content))).toEqual({
    passed: 7,
    failed: 2,
    failures: ['b.test.ts: adds up: expected 2', 'c.test.ts: not loaded: no such module'],
    flaky: []
  })
})

test("counts a spec file that can't be loaded as a failure", () => {
  const spec = (title: string, ok: boolean): unknown => ({
    title,
    ok,
    tests: [{ results: [ok ? {} : { error: { message: 'not visible\n  at' } }] }]
  })
  const again = {
    title: 'leaves',
    ok: true,
    tests: [{ results: [{ error: { message: 'not visible' } }, {}] }]
  }
  const suites = [
    {
      file: 'key.spec.ts',
      specs: [spec('enters a key', true), again],
      suites: [{ file: 'key.spec.ts', specs: [spec('bad input', false)] }]
    }
  ]
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
  expect(endToEndTally(report({ stats, errors: [], suites }))).toEqual({
    passed: 5,
    failed: 1,
    failures: ['key.spec.ts: bad input: not visible'],
    flaky: ['key.spec.ts: leaves: not visible']
  })
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(endToEndTally(report({ stats: none, errors: [{}, {}], suites: [] }))).toEqual({
    passed: 0,
    failed: 2,
    failures: [],
    flaky: []
  })
})
