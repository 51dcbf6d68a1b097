/**
 * Notifications never expire, and equal ones aren't merged, so that a spec detects a second one for the same
 * problem. Markup is on, as in most daemons, so that specs detect text from a service that becomes a link.
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
