import { m } from '../../../src-shared/messages/m'

/** Formats a command for the Exec line of a desktop file (Desktop Entry Specification, "The Exec key"). */
export function execLine(command: readonly string[]): string {
  return command.map(quoted).join(' ')
}

const plain = /^[A-Za-z0-9_+,./:=@^-]+$/

function quoted(word: string): string {
  // A percent sign starts a field code such as `%f`, even inside quotes.
  const text = word.replaceAll('%', '%%')
  if (plain.test(word)) return text
  // Escapes the word for the quotes, and then for the desktop file, in which every string is escaped.
  return `"${text.replace(/["`$\\]/g, '\\$&')}"`.replaceAll('\\', '\\\\')
}

/** @param needed desktops ignore the entry if this program doesn't exist */
export function autostartEntry(command: readonly string[], icon: string, needed: string): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Candlewick',
    `Comment=${m.shell.autostartComment()}`,
    `TryExec=${asString(needed)}`,
    `Exec=${execLine(command)}`,
    `Icon=${asString(icon)}`,
    'Terminal=false',
    'StartupNotify=false',
    'X-GNOME-Autostart-enabled=true',
    ''
  ].join('\n')
}

/** Whether the user turned the entry off in the desktop's settings, which override Candlewick's. */
export function isSwitchedOff(entry: string): boolean {
  return /^\s*(?:Hidden\s*=\s*true|X-GNOME-Autostart-enabled\s*=\s*false)\s*$/im.test(entry)
}

const asString = (text: string): string => text.replaceAll('\\', '\\\\')
