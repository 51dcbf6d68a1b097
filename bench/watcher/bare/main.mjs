// A bare Electron that has no window and has used the network once.
import { app, net } from 'electron'

app.commandLine.appendSwitch('password-store', 'basic')
app.disableHardwareAcceleration()
void app.whenReady().then(async () => {
  const response = await net.fetch(process.argv.at(-1))
  await response.arrayBuffer()
  process.stdout.write(`Fetched ${response.status}\n`)
})
