/**
 * Notifications never expire, and equal ones aren't merged: otherwise a spec that expects one notification
 * per problem could not fail. Markup is on, as in most daemons, so that specs notice if external text becomes
 * a link.
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
