import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { BenchWindow } from './electron'

export async function withBenchWindow(measure: (window: BenchWindow) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'candlewick-bench-page-'))
  await build({
    root: join(import.meta.dirname, 'page'),
    base: './',
    logLevel: 'error',
    configFile: false,
    worker: { format: 'iife' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'chrome130',
      modulePreload: false,
      chunkSizeWarningLimit: 2000
    }
  })
  const window = await BenchWindow.open(join(folder, 'index.html'), join(folder, 'profile'))
  console.error('The page is open. Measuring takes a few minutes …')
  try {
    await measure(window)
  } finally {
    await window.close()
    await rm(folder, { recursive: true, force: true })
  }
}
