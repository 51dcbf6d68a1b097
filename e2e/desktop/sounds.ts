import { basename } from 'node:path'
import { StandIn } from './stand-in'

export class Sounds extends StandIn {
  constructor(folder: string) {
    // The file must exist and not be empty.
    super(folder, 'pw-play', '[ -s "$1" ] && echo "$1"')
  }

  /** Names of the played sounds, in order. */
  played(): readonly string[] {
    return this.lines().map(path => basename(path, '.wav'))
  }
}
