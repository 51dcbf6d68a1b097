import type { DemoService } from '../src-demo/demo-service'

/** From now on the service tells of headlines with these titles, and of no others. */
export function tellHeadlines({ controls }: DemoService, ...titles: readonly string[]): void {
  const news = titles.map(title => ({ title, url: `https://paper.example/${encodeURIComponent(title)}` }))
  controls.overrideBody('getNews', JSON.stringify({ status: true, news }))
}
