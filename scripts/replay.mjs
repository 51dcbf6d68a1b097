// Decodes captured answers without a service. What it takes and prints: src-main/service-api/replay-command.ts.
import './run/old-node.cjs'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  const { setUp } = await import('./setup.mjs')
  await setUp({ quiet: true })
}
const { compileMessages } = await import('./messages/compile.mjs')
compileMessages()
const { register } = await import('tsx/esm/api')
register()
const { replayCommand } = await import('../src-main/service-api/replay-command.ts')

process.exitCode = await replayCommand(process.argv.slice(2), {
  readFile: path => readFile(path, 'utf8'),
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text)
})
