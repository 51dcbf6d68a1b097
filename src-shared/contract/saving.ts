import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin } from './values'

const pngBegins = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const isPng = (bytes: Uint8Array): boolean =>
  bytes.length <= 60_000_000 && pngBegins.every((byte, at) => bytes[at] === byte)

const shown = z.object({
  coin: Coin,
  /** `1h`, `45m`, `1w` */
  interval: z.string().regex(/^\d{1,5}[mhdw]$/),
  /** Whether the chart replays a past time. If so, the file name contains that time. */
  isReplay: z.boolean()
})

/** The user chooses the path in a save dialog, so that the window can't choose it. */
export const saving = {
  /** Returns the path, or null if the user cancelled. */
  chart: request(
    z.discriminatedUnion('form', [
      shown.extend({
        form: z.literal('png'),
        content: z.instanceof(Uint8Array).refine(isPng, 'picture-broken' satisfies InputIssue)
      }),
      shown.extend({ form: z.literal('csv'), content: z.string().max(60_000_000) })
    ])
  ).answers<string | null>()
}
