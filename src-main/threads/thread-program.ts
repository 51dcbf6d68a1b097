import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * The file of a thread's program. In the source it stands beside its caller's; built it stands beside the app's entry, and the
 * caller may be there or in one of the entry's chunks.
 * @param caller `import.meta.url` of who starts it
 */
export function programOf(caller: string, name: string): URL {
  if (caller.endsWith('.ts')) return new URL(`./${name}.ts`, caller)
  const isChunk = new URL('.', caller).pathname.endsWith('/chunks/')
  return new URL(`${isChunk ? '../' : './'}${name}.js`, caller)
}

/**
 * Starts a thread. Run from its source its program is TypeScript, which a thread does not read by itself in Node 20.
 * @param caller `import.meta.url` of who starts it
 * @param name of the program, without its ending
 */
export function startThread(caller: string, name: string, options: WorkerOptions): Worker {
  const isSource = caller.endsWith('.ts')
  const program = programOf(caller, name)
  if (!isSource) return new Worker(program, options)
  const fromSource = `import('tsx/esm/api').then(tsx => { tsx.register(); return import('${program.href}') })`
  return new Worker(fromSource, { ...options, eval: true })
}
