import type { Services } from '../../src-shared/contract'
import type { ServiceSession } from './service-session'

/** The services of the session that runs at the moment of asking. */
export const runningServices = (running: {
  readonly session: ServiceSession
}): ServiceSession['services'] => ({
  get alerts(): Services['alerts'] {
    return running.session.services.alerts
  },
  get answers(): Services['answers'] {
    return running.session.services.answers
  },
  get serviceComparison(): Services['serviceComparison'] {
    return running.session.services.serviceComparison
  },
  get contact(): Services['contact'] {
    return running.session.services.contact
  },
  get credits(): Services['credits'] {
    return running.session.services.credits
  },
  get drawings(): Services['drawings'] {
    return running.session.services.drawings
  },
  get explorer(): Services['explorer'] {
    return running.session.services.explorer
  },
  get market(): Services['market'] {
    return running.session.services.market
  },
  get news(): Services['news'] {
    return running.session.services.news
  },
  get profile(): Services['profile'] {
    return running.session.services.profile
  },
  get schedule(): Services['schedule'] {
    return running.session.services.schedule
  },
  get watchlist(): Services['watchlist'] {
    return running.session.services.watchlist
  }
})
