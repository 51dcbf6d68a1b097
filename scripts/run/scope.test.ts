import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scopeOf } from './scope.mjs'

let project = ''
const git = (...words: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...words], {
    cwd: project,
    stdio: 'ignore'
  })
const write = (file: string): void => {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), String(Math.random()))
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'candlewick-scope-'))
  git('init')
  write('docs/first.md')
  git('add', '.')
  git('commit', '-m', 'first')
})
afterEach(() => rmSync(project, { recursive: true }))

test('runs all tests if no option is given', () => {
  expect(scopeOf([], project)).toEqual({ whole: true, checks: null, unit: [], endToEnd: [] })
})

test.each([
  ['a source file of the app', 'src-main/credits/price.ts', []],
  ['a source file of the window', 'src-renderer/ui/Button.svelte', []],
  ['the lock file', 'package-lock.json', []],
  ['a spec', 'e2e/specs/key.spec.ts', ['--only-changed=HEAD', '--pass-with-no-tests']],
  ['a single unit test', 'src-main/credits/price.test.ts', null]
])('selects the specs to run, if any, when %s changed', (_, file, endToEnd) => {
  write(file)
  expect(scopeOf(['--changed'], project)).toEqual({
    whole: false,
    checks: null,
    unit: ['--changed=HEAD', '--passWithNoTests'],
    endToEnd
  })
})

test('runs the tests that read documentation if only documentation changed', () => {
  write('docs/second.md')
  expect(scopeOf(['--changed'], project)).toEqual({
    whole: false,
    checks: ['prettier'],
    unit: ['scripts/', 'e2e/documented/', 'operations-page'],
    endToEnd: null
  })
})

test('includes the changes that were committed since a given revision', () => {
  write('src-main/index.ts')
  git('add', '.')
  git('commit', '-m', 'second')
  expect(scopeOf(['--changed'], project).endToEnd).toBeNull()
  expect(scopeOf(['--changed=HEAD~1'], project).endToEnd).toEqual([])
})

test('rejects unknown options and revisions', () => {
  expect(() => scopeOf(['--fast'], project)).toThrow('npm test takes one option: --changed')
  expect(() => scopeOf(['--changed=nowhere'], project)).toThrow("git doesn't know the revision nowhere")
  expect(() => scopeOf(['--changed=--output=x'], project)).toThrow("git doesn't know the revision")
})
