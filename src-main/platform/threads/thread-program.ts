import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * In the source tree, a thread's program is next to the caller. In the build, it's next to the app's entry, and the
 * caller may be in one of the chunks of that entry.
 * @param caller the caller's `import.meta.url`
 */
export function programOf(caller: string, name: string): URL {
  if (caller.endsWith('.ts')) return new URL(`./${name}.ts`, caller)
  const isChunk = new URL('.', caller).pathname.endsWith('/chunks/')
  return new URL(`${isChunk ? '../' : './'}${name}.js`, caller)
}

/**
 * In the source tree, the program is TypeScript, which threads in Node 20 can't load without help.
 * @param caller the caller's `import.meta.url`
 * @param name of the program, without extension
 */
export function startThread(caller: string, name: string, options: WorkerOptions): Worker {
  const isSource = caller.endsWith('.ts')
  const program = programOf(caller, name)
  if (!isSource) return new Worker(program, options)
  const fromSource = `import('tsx/esm/api').then(tsx => { tsx.register(); return import('${program.href}') })`
  return new Worker(fromSource, { ...options, eval: true })
}
