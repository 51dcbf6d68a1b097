import { lineComputer } from '../alerts/line-computer'
import { loadBreadthDays } from '../market-figures/breadth-over-days'
import { loadSetupFile } from '../setup-file/setup-file'

/**
 * Loads modules that are otherwise imported on first use. The app starts without them, but an update may replace our
 * files while it runs, so all code must be in memory by then.
 */
export async function loadAhead(): Promise<void> {
  await Promise.all([
    lineComputer.load(),
    loadBreadthDays(),
    loadSetupFile(),
    import('../service-api/reading/reading'),
    import('../service-comparison/compared-answer'),
    import('../service-comparison/figures'),
    import('../service-comparison/service-lines')
  ])
}
