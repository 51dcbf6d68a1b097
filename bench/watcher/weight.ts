import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { runtime } from '../../e2e/candlewick-app'
import { startDemoService } from '../../src-demo/demo-service'
import { requestHolder } from '../../src-main/platform/holder/holder-socket'
import { prepareFolder } from '../../src-main/shell/watch/prepared-folder.fixture'
import { RunningSide, type Side, type Weight } from './sides'
import { rest } from '../../src-main/platform/time/next-turn'

export interface Weights extends Readonly<Record<Side, Weight>> {
  /** The memory of the watcher relative to an Electron without our code. */
  readonly timesBare: number
}

/**
 * @param times `seconds` is the duration of the measurement, `settling` the number of seconds to wait before
 *   it.
 */
export async function weigh(
  watched: { readonly coins: readonly string[]; readonly everyMs: number },
  { seconds, settling }: { readonly seconds: number; readonly settling: number }
): Promise<Weights> {
  const service = await startDemoService({ rateLimitPerMinute: null, quotaLimit: 1e9 })
  const { address, key } = service
  // If another Electron ran the same files, only a part of the memory pages that they share would count.
  const copy = mkdtempSync(join(tmpdir(), 'candlewick-electron-'))
  cpSync(dirname(runtime()), copy, { recursive: true })
  const weightOf = async (side: Side): Promise<Weight> => {
    const folder = mkdtempSync(join(tmpdir(), 'candlewick-watcher-'))
    if (side !== 'bare') await prepareFolder(folder, service, address, watched)
    const running = new RunningSide(side, { folder, address, key }, join(copy, basename(runtime())))
    await running.started()
    if (side !== 'bare') await requestHolder(join(folder, 'data'), 'resume')
    await rest(settling * 1_000)
    const weight = await running.weight(seconds)
    await running.end()
    rmSync(folder, { recursive: true })
    return weight
  }
  const [node, headless, bare] = [await weightOf('node'), await weightOf('headless'), await weightOf('bare')]
  rmSync(copy, { recursive: true })
  await service.close()
  return { node, headless, bare, timesBare: Math.round((headless.pssMb / bare.pssMb) * 100) / 100 }
}
