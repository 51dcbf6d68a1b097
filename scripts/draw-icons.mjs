// Renders resources/*.svg to the committed PNGs. Run after changing a drawing: node scripts/draw-icons.mjs
// PATH_OF_A_CHROMIUM
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'

const folder = new URL('../resources/', import.meta.url)
const drawings = [
  {
    svg: 'icon.svg',
    png: (/** @type {number} */ size) => (size === 512 ? 'icon.png' : `icons/${size}x${size}.png`),
    sizes: [16, 24, 32, 48, 64, 128, 256, 512]
  },
  ...['normal', 'up', 'down', 'offline', 'alert', 'up-alert', 'down-alert'].map(state => ({
    svg: `tray/${state}.svg`,
    png: (/** @type {number} */ size) => `tray/${state}${size === 22 ? '' : '@2x'}.png`,
    sizes: [22, 44]
  }))
]

const [, , executablePath] = process.argv
if (!executablePath) throw new Error('Name a Chromium: node scripts/draw-icons.mjs PATH')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const { svg, png, sizes } of drawings) {
  const source = readFileSync(new URL(svg, folder), 'utf8')
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${source}`
    )
    await page.screenshot({ path: new URL(png(size), folder).pathname, omitBackground: true })
  }
}
await browser.close()
