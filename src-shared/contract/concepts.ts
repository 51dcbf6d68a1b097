import { alerts } from './alerts'
import { answers } from './answers'
import { app } from './app'
import { backups } from './backups'
import { serviceComparison } from './service-comparison'
import { connection } from './connection'
import { coinNotes } from './coin-notes'
import { contact } from './contact'
import { credits } from './credits'
import { diagnostics } from './diagnostics'
import { displayCurrency } from './display-currency'
import { drawings } from './drawings'
import { explorer } from './explorer'
import { layouts } from './layouts'
import { market } from './market'
import { marketFigures } from './market-figures'
import { news } from './news'
import { profile } from './profile'
import { routes } from './routes'
import { saving } from './saving'
import { schedule } from './schedule'
import { screener } from './screener'
import { settings } from './settings'
import { setupFile } from './setup-file'
import { watchlist } from './watchlist'
import { windows } from './windows'
import type { ClientFor, ServiceFor, StateRequestOf } from './request'

export const contract = {
  alerts,
  answers,
  app,
  backups,
  coinNotes,
  serviceComparison,
  connection,
  contact,
  credits,
  diagnostics,
  displayCurrency,
  drawings,
  explorer,
  layouts,
  market,
  marketFigures,
  news,
  profile,
  routes,
  saving,
  schedule,
  screener,
  settings,
  setupFile,
  watchlist,
  windows
}

export type Contract = typeof contract
export type ConceptName = keyof Contract

export type Services = { readonly [Name in ConceptName]: ServiceFor<Contract[Name]> }
export type Client = { readonly [Name in ConceptName]: ClientFor<Contract[Name]> }

/** The concepts whose whole state is the reply to a single request without input. */
export type WholeConcept = {
  [Name in ConceptName]: [StateRequestOf<Contract[Name]>] extends [never] ? never : Name
}[ConceptName]
export type StateRequest<Name extends WholeConcept> = StateRequestOf<Contract[Name]>
