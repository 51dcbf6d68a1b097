// Installs the package in a new Debian and runs it as an ordinary user without a display. See
// docs/benches.md.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HeadlessWatcher } from '../e2e/headless-watcher'
import { removeFolder } from '../e2e/remove-folder'
import { startDemoService } from '../src-demo/demo-service'
import { Receiver } from '../src-main/alerts/delivery/receiver.fixture'
import { prepareFolder } from '../src-main/shell/watch/prepared-folder.fixture'
import { Debian, environment } from './install/debian'
import { parseOptions } from './options'

const { suite } = parseOptions({ suite: 'bookworm' })
const name = 'candlewick-trial'

if (!Debian.isPossible) {
  console.error('This needs root and debootstrap. On Debian: apt-get install debootstrap')
  process.exit(1)
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 1_000)

async function within(limitMs: number, isTrue: () => boolean): Promise<boolean> {
  const until = performance.now() + limitMs
  while (!isTrue() && performance.now() < until) await wait(200)
  return isTrue()
}

function newDebian(): Debian {
  try {
    return new Debian(suite)
  } catch (error) {
    console.error(`Debian ${suite} couldn't be set up: ${(error as Error).message.trim()}`)
    process.exit(1)
  }
}

const debian = newDebian()
const output = mkdtempSync(join(tmpdir(), 'candlewick-package-'))
const service = await startDemoService()
const receiver = await Receiver.start()
const watcher = new HeadlessWatcher(
  { folder: debian.root, words: debian.asUser(name), env: environment },
  '--user-data-dir=/home/trader/candlewick'
)
try {
  execFileSync(process.execPath, ['scripts/package.mjs', '--trial', `--output=${output}`], { stdio: 'pipe' })
  const deb = join(output, readdirSync(output).find(file => file.endsWith('.deb')) ?? '')
  const before = debian.packages
  const began = performance.now()
  debian.install(deb)
  const installed = { packages: debian.packages - before, installSeconds: seconds(began) }
  const [program = '', ...words] = debian.asUser(name)
  const version = spawnSync(program, [...words, '--version'], { env: environment, encoding: 'utf8' }).stdout

  await prepareFolder(join(debian.home, 'candlewick'), service, receiver.address)
  debian.giveHome()
  watcher.start(service.key)
  const watches = await within(60_000, () => watcher.output.includes(service.address))
  const resumed = performance.now()
  watcher.command('resume')
  const alerts = (await within(60_000, () => receiver.bodies.length > 0)) ? receiver.bodies.length : 0
  const alertSeconds = seconds(resumed)
  const endedWith = await watcher.end('SIGTERM')
  const hasKey = watcher.output.includes(service.key)

  debian.run('apt-get', 'remove', '--yes', name)
  const left = [`usr/bin/${name}`, `usr/lib/${name}`, `opt/${name}`, `usr/share/applications/${name}.desktop`]
  const leftovers = left.filter(path => existsSync(join(debian.root, path)))
  const missed = Object.entries({
    version: /^Candlewick \d/.test(version),
    watches,
    alerts: alerts === 1,
    endedWith: endedWith === 0,
    key: !hasKey,
    leftovers: leftovers.length === 0
  }).flatMap(([figure, isMet]) => (isMet ? [] : [figure]))
  const figures = { ...installed, version: version.trim(), alerts, alertSeconds, endedWith, leftovers }
  console.log(JSON.stringify({ name: 'install', suite, ...figures, missed }))
  if (missed.includes('watches')) console.error(watcher.output)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await watcher.end('SIGKILL')
  debian.remove()
  removeFolder(output)
  receiver.stop()
  await service.close()
}
