import type { RuntimeOrigin, Versions } from '../../../src-shared/contract/diagnostics'

export function versionsOf(app: string): Versions {
  const { electron = '', chrome = '', node } = process.versions
  return { app, electron, chromium: chrome, node }
}

/** The version of a trial build ends in `-trial`. */
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
