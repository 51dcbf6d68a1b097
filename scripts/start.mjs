// Runs the setup, builds if needed, and opens Candlewick. --help lists the options.
import './run/old-node.cjs'
import { build } from './run/build.mjs'
import { run } from './run/child.mjs'
import { hasDisplay } from './run/display.mjs'
import { main } from './run/main.mjs'
import { sandboxOff, sandboxWords } from './run/sandbox.mjs'
import { startHeadless } from './run/headless.mjs'
import { setUp } from './setup.mjs'
import { ownVersion, root } from './setup/places.mjs'
import { Obstacle, say } from './setup/report.mjs'

const help = `Usage: npm start -- [options]

  --once                     Without a display: end after the first screenshot
  --no-sandbox               Start where Chromium can make no sandbox
  --user-data-dir=FOLDER     Store data in FOLDER
  --lang=xx                  Write numbers and dates as in this language
  --ozone-platform=x11       Use X11 in a Wayland session
  --version                  Print the version
  --help                     Print this help`

await main(import.meta, async () => {
  if (answered(process.argv.slice(2))) return
  const { once, withoutSandbox, forApp } = readWords(process.argv.slice(2))
  const isUsable = hasDisplay()
  const runtime = await setUp({
    quiet: true,
    purposes: isUsable ? ['build', 'run'] : ['build', 'run', 'headless']
  })
  await build()

  const sandbox = sandboxWords(runtime, withoutSandbox)
  if (sandbox.because) say(sandbox.because)
  const words = [...sandbox.words, root, ...forApp]
  if (!isUsable) return startHeadless(runtime, words, { once })
  if (once) say('--once only works without a display. There is one here, so the app stays open.')
  return run(runtime.executable, words, { cwd: root })
})

/**
 * @param {string[]} words
 * @returns {{ once: boolean, withoutSandbox: boolean, forApp: string[] }} forApp: options for Electron itself
 */
function readWords(words) {
  const odd = words.find(
    word => word !== '--once' && word !== sandboxOff && !/^--(user-data-dir|lang|ozone-platform)=./.test(word)
  )
  if (odd !== undefined) {
    throw new Obstacle(
      `npm start doesn't know ${odd}. It takes --once, --no-sandbox, --user-data-dir=FOLDER, --lang=xx and --ozone-platform=x11.`
    )
  }
  return {
    once: words.includes('--once'),
    withoutSandbox: words.includes(sandboxOff),
    forApp: words.filter(word => word !== '--once' && word !== sandboxOff)
  }
}

/**
 * Prints what the user asked for, if this needs neither setup nor a build. Returns whether it did.
 * @param {string[]} words
 */
function answered(words) {
  if (words.includes('--help')) say(help)
  else if (words.includes('--version')) say(`Candlewick ${ownVersion()}`)
  else return false
  return true
}
