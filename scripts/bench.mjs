// Runs bench/NAME.ts with the remaining arguments.
import './run/old-node.cjs'
import { join } from 'node:path'
import { benches } from './run/benches.mjs'
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
  if (!benches.includes(name))
    throw new Obstacle(`npm run bench -- NAME, where NAME is one of: ${benches.join(', ')}`)
  const file = join(root, 'bench', `${name}.ts`)
  const runtime = await setUp({
    quiet: true,
    purposes: hasDisplay() ? ['build', 'run'] : ['build', 'run', 'headless']
  })
  await build()
  return run(process.execPath, ['--import', 'tsx', file, ...words], { cwd: root, env: withRuntime(runtime) })
})
