import { m } from '../../src-shared/messages/m'

/** The words of a command line, as the Exec key of a desktop entry takes them (Desktop Entry Specification, "The Exec key"). */
export function execLine(command: readonly string[]): string {
  return command.map(quoted).join(' ')
}

/** Characters that mean nothing to whoever reads an Exec line. */
const plain = /^[A-Za-z0-9_+,./:=@^-]+$/

function quoted(word: string): string {
  // A percent sign begins a field code, quoted or not.
  const text = word.replaceAll('%', '%%')
  if (plain.test(word)) return text
  // Twice escaped: once for the quotes, and the backslashes of that once more as in every string of such a file.
  return `"${text.replace(/["`$\\]/g, '\\$&')}"`.replaceAll('\\', '\\\\')
}

/**
 * The autostart entry that runs a command when the session begins.
 * @param needed an executable file; without it a desktop ignores the entry
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

/** What stands in an entry: switched on, or switched off by the desktop's own settings, which then have the say. */
export function isSwitchedOff(entry: string): boolean {
  return /^\s*(?:Hidden\s*=\s*true|X-GNOME-Autostart-enabled\s*=\s*false)\s*$/im.test(entry)
}

/** A value of type string, as such a file escapes it. */
const asString = (text: string): string => text.replaceAll('\\', '\\\\')
