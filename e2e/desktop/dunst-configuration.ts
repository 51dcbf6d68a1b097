/**
 * Notifications never expire or merge: with merging, "one notification an episode" could not fail. Markup is on, as
 * in most daemons, so the specs notice external text that becomes a link.
 */
export const dunstConfiguration = `
[global]
    history_length = 500
    stack_duplicates = no
    notification_limit = 0
    idle_threshold = 0
    sticky_history = yes
    markup = full
[urgency_low]
    timeout = 0
[urgency_normal]
    timeout = 0
[urgency_critical]
    timeout = 0
`
