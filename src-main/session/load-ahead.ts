import { lineComputer } from '../alerts/line-computer'
import { loadBreadthDays } from '../market-figures/breadth-over-days'
import { loadSetupFile } from '../setup-file/setup-file'

/**
 * Startup doesn't need these modules, but an update may replace our files while the app runs, so all code must be in
 * memory by then.
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
