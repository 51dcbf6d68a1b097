import type { RuntimeOrigin, Versions } from '../../src-shared/contract/diagnostics'

/** @param app this program's own version. */
export function versionsOf(app: string): Versions {
  const { electron = '', chrome = '', node } = process.versions
  return { app, electron, chromium: chrome, node }
}

/**
 * Where the Electron comes from that runs this. A package that people install is only ever made with the official one,
 * and a trial says so in its version; unpacked, set-up keeps its spare copy in a folder named for it.
 */
export function runtimeOrigin(app: {
  readonly packaged: boolean
  readonly version: string
  readonly executable: string
}): RuntimeOrigin {
  if (app.packaged) return app.version.endsWith('-trial') ? 'trial' : 'official'
  const folders = app.executable.split(/[\\/]/)
  if (folders.some(name => /^electron-[\d.]+-trial/.test(name))) return 'trial'
  return folders.includes('node_modules') ? 'official' : 'chosen'
}
