import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { mistakes } from '../simulate/mistakes'
import { copyWith, sources } from '../simulate/planted'

/** Files that a build of the whole app needs in addition to the simulation's sources. */
const builtFrom = [
  'src-renderer',
  'e2e',
  'resources',
  'scripts',
  'electron.vite.config.ts',
  'svelte.config.js'
]
const more = ['electron-builder.yml', 'package-lock.json', 'LICENSE']

/** Bugs that only have an effect after a kill or restart, and the figure that must reveal each of them. */
const showsIn: Readonly<Record<string, string>> = {
  'what was under way at the end stays reserved for ever': 'hidden',
  'a call is sent before it is booked': 'unbooked',
  'the budget is ignored': 'overBudget'
}

/** The figure that belongs to a planted bug must not stay at 0. */
export function plantAndKill(part: string, kills: number): void {
  const chosen = mistakes.filter(({ name }) => name in showsIn && name.includes(part))
  const found = chosen.map(mistake => {
    const folder = copyWith(mistake, [...sources, ...builtFrom, ...more])
    try {
      const run = (...words: string[]): string =>
        spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' }).stdout
      run(join(folder, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn')
      const output = run('--import', 'tsx', 'bench/crash.ts', '--kills', String(kills))
      const { missed } = JSON.parse(output || '{"missed":[]}') as { readonly missed: readonly string[] }
      return { name: mistake.name, missed, isFound: missed.includes(showsIn[mistake.name] ?? '') }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
  const missed = found.filter(({ isFound }) => !isFound).length
  console.log(JSON.stringify({ name: 'crash-planted', planted: found.length, missed, mistakes: found }))
  process.exit(missed > 0 || found.length === 0 ? 1 : 0)
}
