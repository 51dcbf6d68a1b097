import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { DemoOptions } from './demo-service'
import { host, type Hosted } from './hosted'

/** One service for all tests of a file, which this is called at the top of; what one test ordered the next does not meet. */
export function hostForFile(options: DemoOptions = {}): Hosted {
  // Real sockets on a busy machine take their time.
  vi.setConfig({ testTimeout: 20_000 })
  let hosted: Hosted
  beforeAll(async () => {
    hosted = await host(options)
  })
  beforeEach(() => hosted.service.controls.clear())
  afterAll(() => hosted.service.close())
  return {
    get service() {
      return hosted.service
    },
    get clock() {
      return hosted.clock
    },
    call: (...asked) => hosted.call(...asked)
  }
}
