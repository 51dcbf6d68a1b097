import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LoggedErrors, isErrorOutput } from '../../src-shared/logged-errors.fixture'
import config from '../../vitest.config'
import { root } from '../setup/places.mjs'

describe('logged errors', () => {
  test('a logged error fails the test unless the test expects it before or after it is logged', () => {
    const errors = new LoggedErrors()
    errors.expect(/disk is full/)
    errors.add('Z error saving: disk is full')
    errors.add('Z error saving: disk is full')
    errors.add('Z error board: locked')
    errors.expect(/locked/)
    expect(errors.takeProblems()).toBe('')
    errors.add('Z error board: locked')
    expect(errors.takeProblems()).toMatch(/not announced.*\nZ error board: locked$/)
    expect(errors.takeProblems()).toBe('')
  })

  test("an expected error that isn't logged fails the test", () => {
    const errors = new LoggedErrors()
    errors.expect(/locked/)
    expect(errors.takeProblems()).toContain('not logged: /locked/')
  })

  test('distinguishes errors from warnings in the output', () => {
    expect(isErrorOutput('2026-11-26T14:31:22.049Z error market.board: locked\n')).toBe(true)
    expect(isErrorOutput('2026-11-26T14:31:22.049Z warn market.board: an error at noon\n')).toBe(false)
    expect(isErrorOutput('TypeError: no\n    at run (file.ts:1:2)\n')).toBe(true)
  })
})

test('vitest fails a test for unexpected errors in the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-planted-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const source = (path: string): string => JSON.stringify(join(root, path))
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { setupFiles: [${source('scripts/run/logged-errors.fixture.ts')}] } }`
  )
  writeFileSync(
    join(folder, 'planted.test.ts'),
    `import { afterEach, test } from 'vitest'
     import { log } from ${source('src-main/platform/log/log')}
     import { expectError } from ${source('src-shared/logged-errors.fixture')}
     afterEach(({ task }) => { if (task.name === 'late') log.error('planted', 'late') })
     test('quiet', () => log.warn('planted', 'quiet'))
     test('announced', () => { log.error(new Error('planted'), 'announced'); expectError(/announced: Error: planted/) })
     test('logged', () => log.error('planted', 'logged'))
     test('warned', () => console.warn('[svelte] derived_inert'))
     test('late', () => undefined)
     test('in vain', () => expectError(/never/))`
  )
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--reporter=json'],
    { encoding: 'utf8' }
  )
  const { testResults } = JSON.parse(stdout) as {
    testResults: { assertionResults: { title: string; status: string }[] }[]
  }
  const passed = testResults[0]?.assertionResults.filter(({ status }) => status === 'passed')
  expect(passed?.map(({ title }) => title)).toEqual(['quiet', 'announced'])
  expect(stderr).not.toContain('announced')
})

test('every vitest project checks logged errors', () => {
  for (const project of config.test?.projects ?? [])
    expect(project).toMatchObject({
      test: { setupFiles: expect.arrayContaining(['scripts/run/logged-errors.fixture.ts']) as unknown }
    })
})
