import { join } from 'node:path'
import { app } from 'electron'
import { CachedScripts } from './code-cache/cached-scripts'
import { useOwnFolder } from './electron/identity'
import type * as Program from './program'

// What is loaded next is most of a start: V8 keeps what it made of it from one start to the next.
app.setName('Candlewick')
useOwnFolder()
const scripts = new CachedScripts(join(app.getPath('userData'), 'Code Cache', 'main'), require)
const { started } = scripts.load(join(import.meta.dirname, 'program.js')) as typeof Program

/** Once a start is over, and once what is loaded ahead is there. */
const keptMs = [1_500, 15_000]

started?.then(
  () => keptMs.forEach(ms => setTimeout(() => scripts.keep(), ms).unref()),
  () => undefined
)
