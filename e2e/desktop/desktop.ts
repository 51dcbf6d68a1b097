import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Browser } from './browser'
import { namesOnBus } from './bus'
import { dunstConfiguration } from './dunst-configuration'
import { firstLine, Processes } from './processes'
import { Sounds } from './sounds'
import { areWanted } from '../pictures'
import { removeFolder } from '../remove-folder'

export interface Desktop {
  readonly env: Readonly<Record<string, string>>
  readonly sounds: Sounds
  readonly browser: Browser
  kill(program: 'Xvfb' | 'dbus-daemon'): void
  stop(): Promise<void>
}

const inherit = 'ignore' as const

/** The screen only needs to be this large for screenshots of large windows. */
const screen = areWanted ? '2560x1440x24' : '1600x1000x24'

export async function startDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-desktop-'))
  const processes = new Processes()
  const stop = async (): Promise<void> => {
    await processes.stop()
    removeFolder(folder)
  }
  try {
    const env: Record<string, string> = { ...freshFolders(folder), NO_AT_BRIDGE: '1', GTK_A11Y: 'none' }
    const programs = join(folder, 'programs')
    const sounds = new Sounds(programs)
    const browser = new Browser(programs)
    env['PATH'] = `${programs}:${process.env['PATH'] ?? ''}`
    const given = (): NodeJS.ProcessEnv => ({ ...process.env, ...env })

    const display = processes.start(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'],
      given(),
      [inherit, inherit, inherit, 'pipe']
    )
    env['DISPLAY'] = `:${await firstLine(display, 3)}`

    const bus = processes.start(
      'dbus-daemon',
      ['--session', '--print-address=1', '--nofork', '--nopidfile'],
      given(),
      [inherit, 'pipe', inherit]
    )
    const address = await firstLine(bus, 1)
    env['DBUS_SESSION_BUS_ADDRESS'] = address

    const keyring = processes.start(
      'gnome-keyring-daemon',
      ['--unlock', '--components=secrets', '--foreground'],
      given(),
      ['pipe', inherit, inherit]
    )
    keyring.stdin?.end('desktop')
    processes.start('openbox', [], given(), inherit)
    const configuration = join(folder, 'dunstrc')
    writeFileSync(configuration, dunstConfiguration)
    processes.start('dunst', ['-config', configuration], given(), inherit)
    await namesOnBus(address, ['org.freedesktop.secrets', 'org.freedesktop.Notifications'], 10_000)
    return { env, sounds, browser, kill: program => processes.kill(program), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function freshFolders(folder: string): Record<string, string> {
  const folders = {
    XDG_RUNTIME_DIR: 'run',
    XDG_DATA_HOME: 'data',
    XDG_CONFIG_HOME: 'config',
    XDG_CACHE_HOME: 'cache'
  }
  return Object.fromEntries(
    Object.entries(folders).map(([name, part]) => {
      const path = join(folder, part)
      mkdirSync(path, { mode: 0o700 })
      return [name, path]
    })
  )
}
