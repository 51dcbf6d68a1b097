import { existsSync } from 'node:fs'

/** Has src-main's own sources be imported from here on, in a clone where nothing was set up or built as well. */
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
