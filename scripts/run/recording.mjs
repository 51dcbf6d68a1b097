import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../setup/places.mjs'
import { Obstacle } from '../setup/report.mjs'
import { outputOf } from './child.mjs'

/** A recording depends on the market, the recorded actions, and the database schema. */
const sources = [
  'src-demo',
  'src-main/composition/demo-recording',
  'src-main/platform/storage/migrations',
  'bench/recording'
]
const file = join(root, 'out/recording/demo-month.br')
const stamp = join(root, 'out/recording/.recorded-from')

function digest() {
  const hash = createHash('sha256')
  const paths = sources
    .flatMap(folder => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && !/\.(test|fixture)\.ts$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) hash.update(`${relative(root, path)}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

/**
 * Records the demo's month, unless the existing recording is up to date.
 * @param {{ always?: boolean }} [options]
 * @throws {Obstacle} with the recorder's output
 */
export async function record({ always = false } = {}) {
  const from = digest()
  if (!always && existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return
  const recorder = join(root, 'bench/recording/record.ts')
  const { code, output } = await outputOf(['--import', 'tsx', recorder, `${file}.new`])
  if (code !== 0)
    throw new Obstacle(`The demo's month couldn't be recorded. The recorder's output:\n\n${output}`)
  renameSync(`${file}.new`, file)
  writeFileSync(stamp, from)
}
