// Runs the app with hot reload. Add --no-sandbox where Chromium can't create a sandbox.
import './run/old-node.cjs'
import { join } from 'node:path'
import { run } from './run/child.mjs'
import { hasDisplay } from './run/display.mjs'
import { withRuntime } from './run/environment.mjs'
import { main } from './run/main.mjs'
import { sandboxOff, sandboxWords } from './run/sandbox.mjs'
import { setUp } from './setup.mjs'
import { root } from './setup/places.mjs'
import { Obstacle, say } from './setup/report.mjs'

await main(import.meta, async () => {
  if (!hasDisplay()) {
    throw new Obstacle(
      'npm run dev opens a window, but there is no display here. To see what the app shows: npm start'
    )
  }
  const runtime = await setUp({ quiet: true })
  const sandbox = sandboxWords(runtime, process.argv.includes(sandboxOff))
  if (sandbox.because) say(sandbox.because)
  const words = ['dev', '--watch', ...(sandbox.because ? ['--noSandbox'] : [])]
  return run(process.execPath, [join(root, 'node_modules/electron-vite/bin/electron-vite.js'), ...words], {
    cwd: root,
    env: withRuntime(runtime)
  })
})
