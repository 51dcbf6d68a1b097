import { basename } from 'node:path'
import { StandIn } from './stand-in'

export class Sounds extends StandIn {
  constructor(folder: string) {
    // A sound only counts as played if its file exists and isn't empty.
    super(folder, 'pw-play', '[ -s "$1" ] && echo "$1"')
  }

  played(): readonly string[] {
    return this.lines().map(path => basename(path, '.wav'))
  }
}
