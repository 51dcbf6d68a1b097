import { execFileSync } from 'node:child_process'

/** Returns the names of all windows that the window manager knows, including native dialogs. */
export function windowNames(env: Readonly<Record<string, string>>): readonly string[] {
  const properties = (...of: readonly string[]): string =>
    execFileSync('obxprop', [...of], { encoding: 'utf8', env: { ...process.env, ...env } })
  const ids = /^_NET_CLIENT_LIST\(WINDOW\) = (.*)$/m.exec(properties('--root'))?.[1] ?? ''
  return ids
    .split(', ')
    .filter(id => id !== '')
    .map(id => /^_NET_WM_NAME\(UTF8_STRING\) = "(.*)"$/m.exec(properties('--id', id))?.[1] ?? '')
}
