import type { DemoService } from '../src-demo/demo-service'

export function publishHeadlines({ controls }: DemoService, ...titles: readonly string[]): void {
  const news = titles.map(title => ({ title, url: `https://paper.example/${encodeURIComponent(title)}` }))
  controls.overrideBody('getNews', JSON.stringify({ status: true, news }))
}
