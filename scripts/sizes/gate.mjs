// Checks the size of what the app loads at every start, and of what it loads before the window shows
// anything. `--write` saves the size of each part, so that a later failure can list the parts that grew.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../run/build.mjs'
import { root } from '../setup/places.mjs'
import { say } from '../setup/report.mjs'
import { gzipped, limits, overLimit, partsOf, withImports } from './budget.mjs'
import { reportsFolder } from './plugin.mjs'

/** @typedef {import('./budget.mjs').Measured} Measured */

const out = join(root, 'out')
const written = join(import.meta.dirname, 'written.json')

/**
 * @param {string} name
 * @returns {Record<string, import('./plugin.mjs').Script>}
 */
const reportOf = name => JSON.parse(readFileSync(join(reportsFolder, `${name}.json`), 'utf8'))

/**
 * @param {string} folder
 * @param {RegExp} [packed] matches the names of files in the archive. Native code is outside of it.
 */
const sizeOf = (folder, packed = /./) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && packed.test(entry.name))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/** @returns {Measured[]} */
function measure() {
  const window = reportOf('renderer')
  const page = readFileSync(join(out, 'renderer/index.html'), 'utf8')
  const entry = /<script[^>]* src="\.\/(assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  const scripts = withImports(window, entry)
  const styles = [...page.matchAll(/href="\.\/(assets\/[^"]+\.css)"/g)].map(([, path]) => path ?? '')
  const fonts = [...page.matchAll(/href="\.\/(assets\/[^"]+\.woff2)"/g)].map(([, path]) => path ?? '')
  /** @param {readonly string[]} files */
  const read = files => files.map(file => readFileSync(join(out, 'renderer', file)))
  const font = read(fonts).reduce((sum, { length }) => sum + length, 0)

  const main = reportOf('main')
  // The entry script loads the program, and the program loads the rest while the window opens.
  const rest = Object.keys(main).find(file => file.startsWith('chunks/app-shell-')) ?? ''
  const started = [...new Set(['index.js', 'program.js', rest].flatMap(file => withImports(main, file)))]
  const mainBytes = started.reduce((sum, file) => sum + statSync(join(out, 'main', file)).size, 0)
  // The files that electron-builder.yml packs.
  const packed = ['preload', 'renderer', 'recording'].map(folder => sizeOf(join(out, folder)))
  packed.push(sizeOf(join(out, 'main'), /^(?!watch\.js$)/))
  const modules = join(root, 'node_modules')
  packed.push(sizeOf(join(modules, 'keytar/lib'), /\.js$/))
  packed.push(sizeOf(join(modules, '@photostructure/sqlite/dist'), /^index\.cjs$/))
  return [
    {
      name: 'entry script of the window, gzip',
      bytes: gzipped(read([entry])),
      most: limits.entry,
      parts: partsOf(window, [entry])
    },
    {
      name: 'first load without charts, gzip: scripts, styles, one font',
      bytes: gzipped(read([...scripts, ...styles])) + font,
      most: limits.firstLoad,
      parts: partsOf(window, scripts)
    },
    {
      name: 'scripts of the main process that every start loads',
      bytes: mainBytes,
      most: limits.main,
      parts: partsOf(main, started)
    },
    {
      name: 'recorded month of the demo market',
      bytes: sizeOf(join(out, 'recording')),
      most: limits.recording,
      parts: {}
    },
    {
      name: 'what goes into app.asar',
      bytes: packed.reduce((sum, size) => sum + size, 0),
      most: limits.asar,
      parts: { ...partsOf(window, Object.keys(window)), ...partsOf(main, Object.keys(main)) }
    }
  ]
}

await build()
const measured = measure()
for (const { name, bytes } of measured) say(`${(bytes / 1000).toFixed(1)} kB  ${name}`)
if (process.argv.includes('--write')) {
  const parts = Object.fromEntries(measured.map(({ name, parts: made }) => [name, made]))
  writeFileSync(written, `${JSON.stringify(parts, null, 2)}\n`)
}
const faults = overLimit(measured, JSON.parse(readFileSync(written, 'utf8')))
for (const fault of faults) say(fault)
process.exitCode = faults.length === 0 ? 0 : 1
