import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** In the build, the program is next to the app's main file. */
export function programOf(caller: string, name: string): URL {
  if (caller.endsWith('.ts')) return new URL(`./${name}.ts`, caller)
  const isChunk = new URL('.', caller).pathname.endsWith('/chunks/')
  return new URL(`${isChunk ? '../' : './'}${name}.js`, caller)
}

/**
 * In the source tree, the thread's program is compiled first, because Node 20 can't load TypeScript, and a
 * loader takes five times as long.
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
