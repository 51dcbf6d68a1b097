import { m } from '../../src-shared/messages/m'

/** Stands where the page was: text alone, so that nothing of what crashed is in it. */
export function crashedPage(): string {
  const title = m.notifications.windowCrashing()
  const text = [m.notifications.windowLostMeans(), m.notifications.windowCrashingPage()]
  return `data:text/html;charset=utf-8,${encodeURIComponent(
    `<!doctype html><meta name="color-scheme" content="light dark"><title>${m.common.appName()}</title>` +
      '<body style="font: 15px/1.5 system-ui, sans-serif; max-width: 40em; margin: 15vh auto; padding: 0 2em">' +
      `<h1 style="font-size: 20px">${title}</h1>${text.map(words => `<p>${words}</p>`).join('')}`
  )}`
}
