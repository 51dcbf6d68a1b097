import { m } from '../../../src-shared/messages/m'
import type { PageLoss } from './page-recovery'

const policy = "default-src 'none'; style-src 'unsafe-inline'"

export function lostPage(how: PageLoss): string {
  const isCutOff = how === 'cut-off'
  const title = isCutOff ? m.notifications.windowCutOff() : m.notifications.windowCrashing()
  const text = [
    m.notifications.windowLostMeans(),
    isCutOff ? m.notifications.windowCutOffPage() : m.notifications.windowCrashingPage()
  ]
  return `data:text/html;charset=utf-8,${encodeURIComponent(
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">` +
      `<meta name="color-scheme" content="light dark"><title>${m.common.appName()}</title>` +
      '<body style="font: 15px/1.5 system-ui, sans-serif; max-width: 40em; margin: 15vh auto; padding: 0 2em">' +
      `<h1 style="font-size: 20px">${title}</h1>${text.map(words => `<p>${words}</p>`).join('')}`
  )}`
}
