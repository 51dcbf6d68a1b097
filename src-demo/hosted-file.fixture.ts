import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { DemoOptions } from './demo-service'
import { host, type Hosted } from './hosted'

/** Call this at the top of the file. The service's controls are cleared before each test. */
export function hostForFile(options: DemoOptions = {}): Hosted {
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
    call: (...args) => hosted.call(...args)
  }
}
