import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from 'playwright'

export interface SearchedPlace {
  readonly name: string
  readonly content: Buffer
}

export function filesIn(folder: string): readonly SearchedPlace[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(name => {
    const path = join(folder, name)
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return []
    return [{ name: path, content: readFileSync(path) }]
  })
}

export function processesOf(pid: number): readonly SearchedPlace[] {
  return [pid, ...descendantsOf(pid)].flatMap(id =>
    (['cmdline', 'environ'] as const).flatMap(kind => {
      try {
        return [{ name: `/proc/${id}/${kind}`, content: readFileSync(`/proc/${id}/${kind}`) }]
      } catch {
        // The process has ended in the meantime.
        return []
      }
    })
  )
}

/** The page's process must have been started with {@link wholeStrings}. */
export async function heapOf(session: CDPSession): Promise<SearchedPlace> {
  const pieces: string[] = []
  const take = ({ chunk }: { readonly chunk: string }): void => void pieces.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.send('HeapProfiler.disable')
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { strings } = JSON.parse(pieces.join('')) as { readonly strings: readonly string[] }
  if (strings.length < 1_000) throw new Error('The heap snapshot holds hardly any strings.')
  return { name: 'the heap of the window', content: Buffer.from(strings.join('\n')) }
}

/** Without this option, V8 truncates strings in a snapshot after 1,024 characters. */
export const wholeStrings = '--js-flags=--heap-snapshot-string-limit=100000000'

function descendantsOf(pid: number): readonly number[] {
  let children: readonly number[] = []
  try {
    const threadNames = readdirSync(`/proc/${pid}/task`).map(task =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
    )
    children = threadNames.join(' ').split(/\s+/).filter(Boolean).map(Number)
  } catch {
    // The process has ended in the meantime.
  }
  return children.flatMap(child => [child, ...descendantsOf(child)])
}
