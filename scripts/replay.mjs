// Reads a captured call again, without a service. See src-main/service/api/replay-command.ts for arguments
// and output.
import './run/old-node.cjs'
import { readFile } from 'node:fs/promises'
import { readSources } from './run/sources.mjs'

await readSources()
const { replayCommand } = await import('../src-main/service/api/replay-command.ts')

process.exitCode = await replayCommand(process.argv.slice(2), {
  readFile: path => readFile(path, 'utf8'),
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text)
})
