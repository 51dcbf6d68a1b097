import { analyticsCases } from './analytics-cases'
import type { Cases } from './case'
import { marketDataCases } from './market-data-cases'
import { technicalCases } from './technical-cases'

/** How each operation is run in the app, and what it must then show. */
export const cases: Cases = { ...marketDataCases, ...analyticsCases, ...technicalCases }
