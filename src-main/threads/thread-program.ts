import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a thread whose program stands beside the caller's file. Built, that is a file beside the app's; run from its
 * source it is TypeScript, which a thread does not read by itself in Node 20.
 * @param caller `import.meta.url` of who starts it
 * @param name of the program, without its ending
 */
export function startThread(caller: string, name: string, options: WorkerOptions): Worker {
  const isSource = caller.endsWith('.ts')
  const program = new URL(`./${name}${isSource ? '.ts' : '.js'}`, caller)
  if (!isSource) return new Worker(program, options)
  const fromSource = `import('tsx/esm/api').then(tsx => { tsx.register(); return import('${program.href}') })`
  return new Worker(fromSource, { ...options, eval: true })
}
