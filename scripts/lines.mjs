// Counts the lines of code and of tests in each area. With an argument, counts by the folders of one area:
// npm run lines -- src-main/market
import './run/old-node.cjs'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from './run/main.mjs'
import { root } from './setup/places.mjs'
import { say } from './setup/report.mjs'

const isCode = /\.(ts|svelte|mjs|cjs|js)$/
const isTest = /\.(test|fixture)\.|^e2e\//

/**
 * @param {string} file
 * @param {string} within '' or a folder
 */
function areaOf(file, within) {
  const depth =
    within === '' ? (/^src-(main|renderer|shared)\//.test(file) ? 2 : 1) : within.split('/').length + 1
  const folders = file.split('/').slice(0, -1)
  return folders.slice(0, depth).join('/') || '.'
}

await main(import.meta, () => Promise.resolve(printLines(process.argv[2] ?? '')))

/** @param {string} within '' or a folder */
function printLines(within) {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const files = listed.filter(file => isCode.test(file) && (within === '' || file.startsWith(`${within}/`)))
  if (files.length === 0) {
    say(`There is no code in ${within}.`)
    return 1
  }
  /** @type {Map<string, { code: number, tests: number }>} */
  const areas = new Map()
  for (const file of files) {
    const name = areaOf(file, within)
    const area = areas.get(name) ?? { code: 0, tests: 0 }
    areas.set(name, area)
    area[isTest.test(file) ? 'tests' : 'code'] +=
      readFileSync(join(root, file), 'utf8').split('\n').length - 1
  }
  const rows = [...areas].sort(([a], [b]) => a.localeCompare(b))
  const total = { code: 0, tests: 0 }
  for (const [, { code, tests }] of rows) {
    total.code += code
    total.tests += tests
  }
  for (const [name, { code, tests }] of [...rows, /** @type {const} */ (['total', total])])
    say(`${String(code).padStart(7)}  ${String(tests).padStart(7)}  ${name}`)
  return 0
}
