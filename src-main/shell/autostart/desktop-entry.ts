import { m } from '../../../src-shared/messages/m'

/** A command line as an Exec value (Desktop Entry Specification, "The Exec key"). */
export function execLine(command: readonly string[]): string {
  return command.map(quoted).join(' ')
}

/** Characters without a special meaning in an Exec line. */
const plain = /^[A-Za-z0-9_+,./:=@^-]+$/

function quoted(word: string): string {
  // A percent sign starts a field code, even in quotes.
  const text = word.replaceAll('%', '%%')
  if (plain.test(word)) return text
  // Escaped twice: once for the quotes, then the backslashes again as in every string of a desktop
  // file.
  return `"${text.replace(/["`$\\]/g, '\\$&')}"`.replaceAll('\\', '\\\\')
}

/**
 * The autostart entry that runs a command at login.
 * @param needed an executable. Desktops ignore the entry if it's missing.
 */
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

/** Whether the entry was switched off in the desktop's own settings, which take precedence. */
export function isSwitchedOff(entry: string): boolean {
  return /^\s*(?:Hidden\s*=\s*true|X-GNOME-Autostart-enabled\s*=\s*false)\s*$/im.test(entry)
}

/** Escapes a value of type string. */
const asString = (text: string): string => text.replaceAll('\\', '\\\\')
