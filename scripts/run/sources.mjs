import { existsSync } from 'node:fs'

/** Sets up a fresh clone if needed, to allow imports of src-main. */
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
