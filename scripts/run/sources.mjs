import { existsSync } from 'node:fs'

/** Allows imports of src-main's sources from here on, setting up a fresh clone if needed. */
export async function readSources() {
  if (!existsSync(new URL('../../node_modules', import.meta.url))) {
    const { setUp } = await import('../setup.mjs')
    await setUp({ quiet: true })
  }
  const { compileMessages } = await import('../messages/compile.mjs')
  compileMessages()
  const { register } = await import('tsx/esm/api')
  register()
}
