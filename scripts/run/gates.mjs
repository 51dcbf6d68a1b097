import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup/places.mjs'
import { say } from '../setup/report.mjs'
import { onEndRequest } from './endings.mjs'

/** @typedef {{ name: string, program: string, words: string[] }} Gate program: a file of the project */

/**
 * Types are checked for each folder with a tsconfig.json, because each is a separate runtime.
 * @param {string} [project] its folder
 * @returns {Gate[]}
 */
export function gates(project = root) {
  const folders = readdirSync(project).filter(
    name => name !== 'node_modules' && existsSync(join(project, name, 'tsconfig.json'))
  )
  const types = ['.', ...folders].map(folder =>
    folder === 'src-renderer'
      ? {
          name: `types of ${folder}`,
          program: 'node_modules/svelte-check/bin/svelte-check',
          words: ['--workspace', folder, '--fail-on-warnings', '--output', 'human']
        }
      : {
          name: `types of ${folder}`,
          program: 'node_modules/typescript-native/bin/tsc',
          words: ['-p', folder]
        }
  )
  return [
    { name: 'packages', program: 'scripts/supply-chain/gate.mjs', words: [] },
    { name: 'messages', program: 'scripts/messages/gate.mjs', words: [] },
    // The longest checks start early, so that none of them ends after the tests.
    { name: 'eslint', program: 'node_modules/eslint/bin/eslint.js', words: ['.', '--max-warnings=0'] },
    {
      name: 'prettier',
      program: 'node_modules/prettier/bin/prettier.cjs',
      words: ['--check', '--log-level=warn', '.']
    },
    {
      // oxlint checks these, because ESLint takes seven times as long for type-aware rules.
      name: 'promises, switches and complexity',
      program: 'node_modules/oxlint/bin/oxlint',
      words: ['--type-aware', '--quiet', '.']
    },
    ...types,
    {
      name: 'types of src-main on the oldest Electron',
      program: 'scripts/oldest-electron/gate.mjs',
      words: []
    },
    {
      name: 'circles',
      program: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      words: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders]
    },
    { name: 'knip', program: 'node_modules/knip/bin/knip.js', words: ['--no-progress', '--no-config-hints'] },
    // This check waits for a running build.
    { name: 'sizes', program: 'scripts/sizes/gate.mjs', words: [] }
  ]
}

/**
 * Runs two checks at a time. Prints the output of those that fail.
 * @param {{ chosen?: readonly Gate[], niceness?: number }} [options] chosen: all by default; niceness 19: only use idle
 * processor time
 * @returns {Promise<string[]>} names of the failed gates
 */
export async function runGates({ chosen = gates(), niceness = 0 } = {}) {
  const waiting = [...chosen]
  // If this process is asked to end, start no more checks. Those that are running end with it.
  const deaf = onEndRequest(() => void waiting.splice(0))
  /** @type {string[]} */
  const failed = []
  const work = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      const { code, output } = await runGate(gate, root, niceness)
      say(`${code === 0 ? 'ok    ' : 'FAILED'} ${gate.name}`)
      if (code === 0) continue
      failed.push(gate.name)
      say(output.trimEnd())
    }
  }
  await Promise.all([work(), work()])
  deaf()
  return failed
}

/**
 * @param {Gate} gate
 * @param {string} [project]
 * @param {number} [niceness]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runGate({ program, words }, project = root, niceness = 0) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [join(root, program), ...words], {
      cwd: project,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
    })
    const deaf = onEndRequest(signal => void child.kill(signal))
    if (child.pid !== undefined) setPriority(child.pid, niceness)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (output += piece))
    child.once('close', code => {
      deaf()
      resolve({ code: code ?? 1, output })
    })
  })
}
