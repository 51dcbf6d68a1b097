/**
 * Nothing goes away by itself and nothing is merged: with merging, "one notification an episode" could not fail.
 * Markup is read, as most daemons do: without it no text from outside could become a link.
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
