import { execFileSync } from 'node:child_process'
import { root } from '../setup/places.mjs'
import { Obstacle } from '../setup/report.mjs'

/**
 * `unit` and `endToEnd` are arguments for the test runners; if `endToEnd` is null, specs don't run. `checks`
 * are names of checks; null means all.
 * @typedef {{ whole: boolean, checks: string[] | null, unit: string[], endToEnd: string[] | null }} Scope
 */

/** Changes of these files affect the specs, because specs run the built app. */
const builtInto =
  /^(src-[^/]+|resources)\/|^(package(-lock)?\.json|electron\.vite\.config\.ts|svelte\.config\.js|electron-builder\.yml)$/
const specs = /^(e2e\/|playwright\.config\.ts$)/
/** The tests that run if only documentation has changed. They read it, but Vitest doesn't know that. */
const testsOfText = ['scripts/', 'e2e/documented/', 'operations-page']
const onlyProof = /\.(test|fixture)\.ts$/

/**
 * @param {readonly string[]} words the command line: nothing, `--changed` or `--changed=REV`
 * @param {string} [project]
 * @returns {Scope}
 * @throws {Obstacle} for anything else or an unknown revision
 */
export function scopeOf(words, project = root) {
  if (words.length === 0) return { whole: true, checks: null, unit: [], endToEnd: [] }
  const [word = ''] = words
  const option = /^--changed(?:=(.+))?$/.exec(word)
  if (!option || words.length > 1)
    throw new Obstacle(
      'npm test takes one option: --changed, or --changed=REV for everything changed since that revision.'
    )
  const since = option[1] ?? 'HEAD'
  const changed = changedFiles(since, project)
  const isOnlyText = changed.length > 0 && changed.every(file => file.endsWith('.md'))
  if (isOnlyText) return { whole: false, checks: ['prettier'], unit: testsOfText, endToEnd: null }
  const affectsApp = changed.some(file => builtInto.test(file) && !onlyProof.test(file))
  const affectsSpecs = changed.some(file => specs.test(file))
  const some = affectsSpecs ? [`--only-changed=${since}`, '--pass-with-no-tests'] : null
  return {
    whole: false,
    checks: null,
    unit: [`--changed=${since}`, '--passWithNoTests'],
    endToEnd: affectsApp ? [] : some
  }
}

/**
 * Returns the files that have changed since a revision, including untracked files.
 * @param {string} since
 * @param {string} project
 */
function changedFiles(since, project) {
  /** @param {string[]} words */
  const git = (...words) =>
    execFileSync('git', words, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(line => line !== '')
  try {
    const commit = git('rev-parse', '--verify', '--end-of-options', `${since}^{commit}`)[0] ?? ''
    return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
  } catch {
    throw new Obstacle(
      `git doesn't know the revision ${since}, so npm test can't tell what changed since then.`
    )
  }
}
