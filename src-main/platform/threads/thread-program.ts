import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * The program of a thread. In the build, it's next to the app's main file.
 * @param caller the caller's `import.meta.url`
 */
export function programOf(caller: string, name: string): URL {
  if (caller.endsWith('.ts')) return new URL(`./${name}.ts`, caller)
  const isChunk = new URL('.', caller).pathname.endsWith('/chunks/')
  return new URL(`${isChunk ? '../' : './'}${name}.js`, caller)
}

/**
 * Starts a thread. In the source tree, it first compiles its program, because Node 20 can't load TypeScript,
 * and a loader takes five times as long.
 * @param caller the caller's `import.meta.url`
 * @param name without extension
 */
export function startThread(caller: string, name: string, options: WorkerOptions): Worker {
  const program = programOf(caller, name)
  if (!caller.endsWith('.ts')) return new Worker(program, options)
  return new Worker(compiling(fileURLToPath(program)), { ...options, eval: true })
}

const compiling = (file: string): string => `
  const { buildSync } = require('esbuild')
  const compiled = buildSync({
    entryPoints: [${JSON.stringify(file)}],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    write: false
  })
  new Function('require', compiled.outputFiles[0].text)(require)`
