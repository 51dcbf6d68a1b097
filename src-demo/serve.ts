import { startDemoService, type DemoService } from './demo-service'
import { BadOption, serveOptions, usage } from './serve-options'

async function serve(): Promise<void> {
  const service = await start()
  if (service === null) return
  // Scripts parse this line, so nothing else may be printed to stdout.
  console.log(`listening on ${service.address} key ${service.key}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void service.close())
  }
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(service)
}

/** npm starts the service through a shell that doesn't forward signals. */
function endWithParent(service: DemoService): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    void service.close()
  }, 250)
  watch.unref()
}

async function start(): Promise<DemoService | null> {
  try {
    return await startDemoService(serveOptions(process.argv.slice(2)))
  } catch (faults) {
    if (faults instanceof BadOption) {
      console.error(`${faults.message}\n${usage}`)
      process.exitCode = 2
      return null
    }
    const code = faults instanceof Error && 'code' in faults ? String(faults.code) : 'unknown faults'
    const reason = code === 'EADDRINUSE' ? 'another program is using that port' : code
    console.error(
      `The service couldn't start: ${reason}. Choose another --port, or leave it out to use a free one.`
    )
    process.exitCode = 1
    return null
  }
}

await serve()
