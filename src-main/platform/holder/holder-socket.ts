import { existsSync, openSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type HolderKind = 'app' | 'watcher'

/**
 * A request to the process that has locked the data folder. `wait` is never answered, but the connection
 * closes when that process ends.
 */
export type HolderRequest = 'who' | 'wait' | 'release' | 'status' | 'pause' | 'resume' | `share ${number}`

export type AnswerOthers = (request: string) => string | Promise<string>

const patienceMs = 5_000

/**
 * Only the process that has locked the data folder may call this.
 * @param failed called, for example, if the file system doesn't support sockets
 */
export function answerOthers(
  folder: string,
  answer: AnswerOthers,
  failed: (error: unknown) => void
): () => void {
  const open = new Set<Socket>()
  const server = createServer(socket => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    createInterface({ input: socket }).once('line', line => {
      if (line === 'wait') return
      void Promise.resolve(line)
        .then(answer)
        .then(
          text => socket.end(text),
          (error: unknown) => {
            failed(error)
            socket.destroy()
          }
        )
    })
  })
  server.on('error', failed)
  try {
    const path = socketIn(folder)
    if (path === null) return () => undefined
    // Removes a socket that a killed process left behind.
    rmSync(path, { force: true })
    server.listen(path)
    server.unref()
  } catch (error) {
    failed(error)
  }
  return () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
}

/** Returns null if no process has locked the folder, or if it doesn't answer. */
export function requestHolder(folder: string, request: HolderRequest): Promise<string | null> {
  const path = socketIn(folder)
  if (path === null) return Promise.resolve(null)
  return new Promise(resolve => {
    let text = ''
    const socket = connect(path)
    socket.setEncoding('utf8')
    if (request !== 'wait') socket.setTimeout(patienceMs, () => socket.destroy())
    socket
      .on('connect', () => void socket.write(`${request}\n`))
      .on('data', piece => (text += String(piece)))
      .on('error', () => undefined)
      .on('close', () => resolve(text === '' ? null : text))
  })
}

/** The longest path of a socket on all systems, in bytes. Node cuts off longer paths without an error. */
const longestPath = 103
let opened: { readonly folder: string; readonly path: string } | null = null

/** The path of the socket. Null if the folder doesn't exist or can't have a socket. */
function socketIn(folder: string): string | null {
  if (process.platform === 'win32') return null
  const path = join(folder, 'holder.sock')
  if (Buffer.byteLength(path) <= longestPath) return path
  if (process.platform !== 'linux' || !existsSync(folder)) return null
  if (opened?.folder !== folder) opened = { folder, path: `/proc/self/fd/${openSync(folder, 'r')}` }
  return join(opened.path, 'holder.sock')
}
