import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { unitFolder } from '../../platform/identity/own-folders'
import { m } from '../../../src-shared/messages/m'
import { credentialName } from './given-key'

export interface WatchProgram {
  readonly command: readonly string[]
  /** Without extension. */
  readonly unit: string
}

export function installUnit({ command, unit }: WatchProgram): string {
  const path = join(unitFolder(), `${unit}.service`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, userUnit(command))
  return m.watcher.unit.installed({ path, unit })
}

export function uninstallUnit({ unit }: WatchProgram): string {
  const file = `${unit}.service`
  const path = join(unitFolder(), file)
  // Removes the link too, because `systemctl disable` can't remove it without the unit.
  rmSync(join(unitFolder(), 'default.target.wants', file), { force: true })
  rmSync(path, { force: true })
  return m.watcher.unit.removed({ path, unit })
}

export const userUnit = (command: readonly string[]): string =>
  unitText(command, { unit: [], service: [], target: 'default.target' })

/**
 * A system unit, for a computer without a keychain. In systemd 250 to 255, only system units can have an
 * encrypted credential.
 */
export const systemUnit = ({ command, unit }: WatchProgram): string =>
  unitText(command, {
    unit: ['Wants=network-online.target', 'After=network-online.target'],
    service: [
      `User=${userInfo().username}`,
      `LoadCredentialEncrypted=${credentialName}:/etc/credstore.encrypted/${unit}`
    ],
    target: 'multi-user.target'
  })

interface UnitParts {
  readonly unit: readonly string[]
  readonly service: readonly string[]
  readonly target: string
}

const unitText = (command: readonly string[], { unit, service, target }: UnitParts): string =>
  [
    '[Unit]',
    'Description=Candlewick watches prices and alerts',
    ...unit,
    '',
    '[Service]',
    // The colon keeps systemd from replacing variables in the command.
    `ExecStart=:${command.map(quoted).join(' ')}`,
    ...service,
    // Only the main process receives the signal.
    'KillMode=mixed',
    'Restart=on-failure',
    'RestartSec=30',
    '',
    '[Install]',
    `WantedBy=${target}`,
    ''
  ].join('\n')

/** Quotes a word. `%` is escaped, because it has a meaning even inside quotes. */
const quoted = (word: string): string =>
  `"${word.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('%', '%%')}"`
