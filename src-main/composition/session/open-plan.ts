import type { Subscriptions } from '../../market/answers/subscriptions'
import type { Agreement } from '../../watching/connection/agreement'
import { PlanService } from '../../watching/connection/plan-service'
import type { BudgetLimits } from '../../credits/budget-limits'
import type { CreditService } from '../../credits/credit-service'
import type { PaidCalls } from '../../credits/paid-calls'
import { subjectOf } from '../../credits/subject'
import { QuoteTiers } from '../../market/quote-tiers'
import { keyCheckOperation } from '../../service/api/operations'
import type { SettingsService } from '../../workspace/settings/settings-service'
import type { Clock } from '../../platform/time/clock'
import type { AlertServices } from './open-alerts'
import type { MarketServices } from './open-market'

export interface PlanServiceSources {
  readonly clock: Clock
  readonly settings: SettingsService
  readonly agreement: Agreement
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly coins: () => readonly string[]
  readonly market: MarketServices
  readonly alerts: AlertServices
  readonly subscriptions: Subscriptions
  readonly limits: BudgetLimits
}

export function openPlan(sources: PlanServiceSources): {
  readonly quotes: QuoteTiers
  readonly plan: PlanService
} {
  const { clock, settings, agreement, calls, credits, coins, market, alerts, subscriptions, limits } = sources
  const { board, coinsInView, prices } = market
  const quotes = new QuoteTiers({
    board,
    credits,
    coinsInView,
    clock,
    alertDistances: () => alerts.service.distances(coin => board.answeredAt(coin)),
    chosen: () => agreement.tiers
  })
  const plan = new PlanService({
    agreement,
    clock,
    calls,
    coins: () => coins().length,
    alerts: quotesEveryMs => alerts.service.plannedCost(quotesEveryMs),
    subscriptions: () => subscriptions.list(),
    priceOf: need => prices.of(need),
    dailyCandles: () => prices.dailyCandles(),
    divided: () => quotes.divided(),
    budgetPerDay: () => limits.ofMachine(settings.all().dailyBudget),
    quotesPrice: more => prices.quotes(more),
    quotaLimit: () => limits.ofMachine(credits.gauge().limit),
    forecast: (perDay, lasting) => limits.forecast(perDay, lasting),
    keyCheck: keyCheckOperation,
    keyCheckPrice: () => credits.priceOf(keyCheckOperation, subjectOf({}))
  })
  return { quotes, plan }
}
