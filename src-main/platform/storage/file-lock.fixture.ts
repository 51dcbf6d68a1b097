import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export type LockDuration = 'until killed' | number

/** Locks a file in another program, which the caller must end. */
export async function holdFile(path: string, duration: LockDuration = 'until killed'): Promise<ChildProcess> {
  const program = `
    const { DatabaseSync } = require('@photostructure/sqlite')
    const database = new DatabaseSync(process.argv[1])
    database.exec('BEGIN EXCLUSIVE')
    process.stdout.write('locked')
    setTimeout(() => process.exit(), ${duration === 'until killed' ? 2 ** 31 - 1 : duration})
  `
  const child = spawn(process.execPath, ['-e', program, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}
