import type { Clock } from '../../platform/time/clock'
import type { Attempt } from './outcome'
import type { Outgoing } from './outgoing'
import { post, usualLimits, type PostLimits } from './post'
import { runCommand } from './run-command'

export type Send = (sent: Outgoing, token: string | null) => Attempt

export const sendBy =
  (clock: Pick<Clock, 'now'>, limits: PostLimits = usualLimits): Send =>
  (sent, token) =>
    sent.by === 'post' ? post(sent, token, clock, limits) : runCommand(sent)
