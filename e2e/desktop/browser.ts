import { StandIn } from './stand-in'

export class Browser extends StandIn {
  constructor(folder: string) {
    super(folder, 'xdg-open', `printf '%s\\n' "$1"`)
  }

  opened(): readonly string[] {
    return this.lines()
  }
}
