const named: Readonly<Record<string, string>> = {
  '←': 'Left',
  '→': 'Right',
  '−': '-',
  '+': 'Plus',
  Ctrl: 'CommandOrControl'
}

/**
 * `Ctrl+−` in our list of shortcuts is `CommandOrControl+-`.
 * @returns null on macOS for a key without a modifier, because the menu there would take it away from text fields
 */
export function acceleratorOf(keys: string, isMac: boolean): string | null {
  const parts = keys.endsWith('+') ? [...keys.slice(0, -1).split('+'), '+'] : keys.split('+')
  const pressed = parts.filter(part => part !== '')
  if (isMac && pressed.length === 1 && !/^F\d+$/.test(keys)) return null
  return pressed.map(part => named[part] ?? part).join('+')
}
