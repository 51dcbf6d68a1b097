const named: Readonly<Record<string, string>> = {
  '←': 'Left',
  '→': 'Right',
  '−': '-',
  '+': 'Plus',
  Ctrl: 'CommandOrControl'
}

/**
 * Converts a shortcut to Electron's format: `Ctrl+−` becomes `CommandOrControl+-`.
 * @returns null on macOS for a key without a modifier, which text fields need
 */
export function acceleratorOf(keys: string, isMac: boolean): string | null {
  const parts = keys.endsWith('+') ? [...keys.slice(0, -1).split('+'), '+'] : keys.split('+')
  const pressed = parts.filter(part => part !== '')
  if (isMac && pressed.length === 1 && !/^F\d+$/.test(keys)) return null
  return pressed.map(part => named[part] ?? part).join('+')
}
