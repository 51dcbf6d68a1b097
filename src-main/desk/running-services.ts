import type { Services } from '../../src-shared/contract'
import type { Desk } from './desk'

/** The services of the desk that runs at the moment of asking. */
export const runningServices = (running: { readonly desk: Desk }): Desk['services'] => ({
  get alerts(): Services['alerts'] {
    return running.desk.services.alerts
  },
  get beside(): Services['beside'] {
    return running.desk.services.beside
  },
  get credits(): Services['credits'] {
    return running.desk.services.credits
  },
  get drawings(): Services['drawings'] {
    return running.desk.services.drawings
  },
  get explorer(): Services['explorer'] {
    return running.desk.services.explorer
  },
  get market(): Services['market'] {
    return running.desk.services.market
  },
  get news(): Services['news'] {
    return running.desk.services.news
  },
  get schedule(): Services['schedule'] {
    return running.desk.services.schedule
  },
  get watchlist(): Services['watchlist'] {
    return running.desk.services.watchlist
  }
})
