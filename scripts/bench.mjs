// Runs one measurement, bench/NAME.ts; further words go to it.
import './run/old-node.cjs'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './run/build.mjs'
import { run } from './run/child.mjs'
import { hasDisplay } from './run/display.mjs'
import { withRuntime } from './run/environment.mjs'
import { main } from './run/main.mjs'
import { setUp } from './setup.mjs'
import { root } from './setup/places.mjs'
import { Obstacle } from './setup/report.mjs'

await main(import.meta, async () => {
  const [name = '', ...words] = process.argv.slice(2)
  const file = join(root, 'bench', `${name}.ts`)
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
    const known = readdirSync(join(root, 'bench')).flatMap(
      entry => entry.match(/^([a-z0-9-]+)\.ts$/)?.[1] ?? []
    )
    throw new Obstacle(`npm run bench -- NAME, where NAME is one of: ${known.join(', ')}`)
  }
  const runtime = await setUp({
    quiet: true,
    purposes: hasDisplay() ? ['build', 'run'] : ['build', 'run', 'headless']
  })
  await build()
  return run(process.execPath, ['--import', 'tsx', file, ...words], { cwd: root, env: withRuntime(runtime) })
})
