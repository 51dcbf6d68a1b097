import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '../..')

export default defineConfig({
  root,
  test: {
    include: ['src-main/**/*.timed.test.ts'],
    // One after the other: beside another each would take longer.
    fileParallelism: false,
    silent: false
  }
})
