import { basename } from 'node:path'
import { StandIn } from './stand-in'

/** The desktop's sound server. */
export class Sounds extends StandIn {
  /** @param folder where its program goes */
  constructor(folder: string) {
    // What is not there can't be played.
    super(folder, 'pw-play', '[ -s "$1" ] && echo "$1"')
  }

  /** The sounds that were played, by name, in order. */
  heard(): readonly string[] {
    return this.told().map(path => basename(path, '.wav'))
  }
}
