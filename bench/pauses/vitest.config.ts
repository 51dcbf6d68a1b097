import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '../..')

export default defineConfig({
  root,
  test: {
    include: ['src-main/**/*.timed.test.ts'],
    // Test files run one after another, because they would slow each other down.
    fileParallelism: false,
    silent: false
  }
})
